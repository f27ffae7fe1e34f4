// SPDX-License-Identifier: GPL-3.0-or-later
// Every figure is sound; whatever is wrong with one is told with its place.
#include "tests/app/figures/figure_room.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

class TestFigureFile : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<FigureRoom> m_room;

    /// A copy of a figure with one piece of its text changed has exactly this problem at this place.
    void expectProblem(const QString& id, const QString& piece, const QString& instead, ProblemKind kind,
                       const QString& path) {
        const QString sound = m_room->text(id);
        QVERIFY2(sound.count(piece) == 1, qPrintable(piece));
        QList<Problem> problems;
        QVERIFY(!m_room->read(id, QString(sound).replace(piece, instead), problems));
        QVERIFY2(problems.size() == 1, qPrintable(shown(problems)));
        QCOMPARE(problems.first().kind, kind);
        QCOMPARE(problems.first().path, path);
        QCOMPARE(problems.first().file, id + u".json"_s);
        QVERIFY(problems.first().line > 0);
    }

    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QByteArray bytes(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase() { m_room = std::make_unique<FigureRoom>(); }

    void everyFigureIsSound() {
        QList<Problem> problems;
        const int count = checkFigures(m_room->data(), problems);
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
        QVERIFY(count >= 20);
        qsizetype files = 0;
        for (const FigureGame& game : allFigureGames())
            files += FigureShelf(m_room->data(), game).ids().size();
        QCOMPARE(count, files);
    }

    void everyFigureTellsNumbersOfItsPosition() {
        // Words may only tell what is pinned to the position, so nearly every figure pins something.
        int without = 0;
        for (const QString& id : m_room->shelf().ids())
            without += m_room->shelf().find(id)->figure.told.empty();
        QVERIFY2(without <= 2, qPrintable(QString::number(without)));
    }

    void everyFigureHasWordsInFiveLanguages() {
        for (const QString& language : languages()) {
            QStringList captions;
            for (const QString& id : m_room->shelf().ids()) {
                const FigureWords words = m_room->shelf().words(id, language);
                QVERIFY2(words.caption.size() > 20 && words.alternative.size() > 20, qPrintable(id + language));
                QVERIFY2(words.caption.endsWith(u'.') && words.alternative.endsWith(u'.'), qPrintable(id + language));
                QVERIFY2(!captions.contains(words.caption), qPrintable(id + language));
                captions.append(words.caption);
            }
        }
    }

    void languagesDiffer() {
        for (const QString& id : m_room->shelf().ids()) {
            QStringList captions;
            for (const QString& language : languages())
                captions.append(m_room->shelf().words(id, language).caption);
            QVERIFY2(captions.removeDuplicates() == 0, qPrintable(id));
        }
    }

    void everyRuleOfAFigureFindsIt() {
        for (const QString& id : m_room->shelf().ids())
            for (const QString& rule : m_room->shelf().find(id)->figure.rules)
                QVERIFY2(m_room->shelf().showing(rule).contains(id), qPrintable(id));
    }
    void figuresAreFoundByRule() {
        QVERIFY(m_room->shelf().showing(u"messina.rescue.infected"_s).contains(u"rescue-infected"_s));
        QVERIFY(m_room->shelf().showing(u"messina.overview.aim"_s).isEmpty());
        QVERIFY(!m_room->shelf().find(u"no-such-figure"_s));
        QVERIFY(m_room->shelf().picture(u"no-such-figure"_s).before.empty());
    }

    void aRefusedStartIsAProblem() {
        expectProblem(u"rescue-infected"_s, u"\"choose-hex 1 D1\""_s, u"\"end-turn\""_s, ProblemKind::CommandRefused,
                      u"$.start.commands[0]"_s);
    }
    void aRefusedCommandIsAProblem() {
        expectProblem(u"rescue-infected"_s, u"rescue nun hut:1"_s, u"rescue nun square:nun-lower-inner"_s,
                      ProblemKind::CommandRefused, u"$.command"_s);
    }
    void anAcceptedRefusalIsAProblem() {
        expectProblem(u"hex-blocked"_s, u"\"choose-hex 2 B2\""_s, u"\"choose-hex 2 B1\""_s,
                      ProblemKind::CommandAccepted, u"$.command"_s);
    }
    void anotherReasonIsAProblem() {
        expectProblem(u"hex-blocked"_s, u"hex-occupied"_s, u"cannot-pay-move"_s, ProblemKind::WrongFormat,
                      u"$.refused"_s);
    }
    void somebodyElsesTurnIsAProblem() {
        expectProblem(u"rescue-infected"_s, u"\"choose-hex 1 D1\""_s, u"\"2: choose-hex 1 D1\""_s,
                      ProblemKind::CommandRefused, u"$.start.commands[0]"_s);
    }
    void aTargetThatIsNotThereIsAProblem() {
        // Nobody has a workshop yet; a name that no table knows is told before anything is played.
        expectProblem(u"rescue-infected"_s, u"\"seat:1/hut/1\"]"_s, u"\"seat:1/workshop/1\"]"_s,
                      ProblemKind::UnknownTarget, u"$.show[1]"_s);
        expectProblem(u"rescue-infected"_s, u"\"seat:1/hut/1\"]"_s, u"\"seat:1/hut/5\"]"_s, ProblemKind::UnknownTarget,
                      u"$.show[1]"_s);
        expectProblem(u"rescue-infected"_s, u"\"seat:1/hut/1\"]"_s, u"\"seat:3/hut/1\"]"_s, ProblemKind::UnknownTarget,
                      u"$.show[1]"_s);
    }
    void aWrongNumberIsAProblem() {
        expectProblem(u"rescue-infected"_s, u"[1, 1]"_s, u"[1, 0]"_s, ProblemKind::WrongFormat,
                      u"$.told[\"hex:D1/cubes\"]"_s);
        expectProblem(u"rescue-infected"_s, u"hex:D1/cubes"_s, u"hex:D1/rats"_s, ProblemKind::UnknownPath,
                      u"$.told[\"hex:D1/rats\"]"_s);
    }
    void aWrongNumberOfOnePositionIsToldOnce() {
        expectProblem(u"move-prices"_s, u"\"seat:1/coins\": 3"_s, u"\"seat:1/coins\": 4"_s, ProblemKind::WrongFormat,
                      u"$.told[\"seat:1/coins\"]"_s);
    }
    void withoutASoundPackNothingIsTold() {
        const QTemporaryDir empty;
        QList<Problem> problems;
        QCOMPARE(checkFigures(DataFolder(empty.path()), problems), 0);
        QCOMPARE(problems.size(), languages().size() * allFigureGames().size()); // five files of words are missing of each game
        QVERIFY(QDir(empty.path()).mkpath(u"resources/figures/messina"_s));
        write(empty.filePath(u"resources/figures/messina/any.json"_s), "{}");
        problems.clear();
        QCOMPARE(checkFiguresOf(*findFigureGame(u"messina"_s), DataFolder(empty.path()), problems), 0);
        QVERIFY2(problems.isEmpty(), qPrintable(shown(problems)));
    }
    void anUnknownRuleIsAProblem() {
        expectProblem(u"rescue-infected"_s, u"messina.rescue.infected"_s, u"messina.rescue.infection"_s,
                      ProblemKind::UnknownRule, u"$.rules[0]"_s);
    }
    void theNameOfTheFileIsItsId() {
        expectProblem(u"rescue-infected"_s, u"\"id\": \"rescue-infected\""_s, u"\"id\": \"rescue-sick\""_s,
                      ProblemKind::WrongFormat, u"$.id"_s);
    }
    void anUnknownKeyIsAProblem() {
        expectProblem(u"rescue-infected"_s, u"\"show\":"_s, u"\"title\": \"x\", \"show\":"_s, ProblemKind::UnknownKey,
                      u"$.title"_s);
    }

    void wordsAreHeldAgainstTheFigures() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"figures.json"_s);
        write(path, R"({"format": "magister-figure-words/1", "language": "en", "figures": {
            "a": {"caption": "A nun moves.", "alternative": "A nun."},
            "lost": {"caption": "A nun moves.", "alternative": "A nun."}}})");
        QList<Problem> problems;
        const auto words = readFigureWords(path, u"figures.json"_s, u"en"_s, {u"a"_s, u"b"_s}, problems);
        QCOMPARE(words.keys(), QStringList{u"a"_s});
        QVERIFY2(problems.size() == 2, qPrintable(shown(problems)));
        QCOMPARE(problems[0].kind, ProblemKind::WordsMissing);
        QCOMPARE(problems[0].arguments, QStringList{u"b"_s});
        QCOMPARE(problems[1].kind, ProblemKind::WordsUnknown);
        QCOMPARE(problems[1].arguments, QStringList{u"lost"_s});
        problems.clear();
        readFigureWords(path, u"figures.json"_s, u"pl"_s, {u"a"_s, u"lost"_s}, problems);
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0].path, u"$.language"_s);
    }

    void aDataFolderWithoutAFigureOfItsWordsIsToldOnce() {
        // The whole check over a copy in which one file is missing and one language has none.
        const QTemporaryDir copy;
        const QDir real(m_room->data().path());
        const QDir target(copy.path());
        for (const QString& sub : {u"resources/packs/messina"_s, u"resources/figures/messina"_s}) {
            QVERIFY(target.mkpath(sub));
            for (const QString& name : QDir(real.filePath(sub)).entryList(QDir::Files))
                QVERIFY(QFile::copy(real.filePath(sub + u'/' + name), target.filePath(sub + u'/' + name)));
        }
        for (const QString& language : languages()) {
            const QString sub = u"translations/"_s + language + u"/messina"_s;
            QVERIFY(target.mkpath(sub));
            if (language != u"cs")
                QVERIFY(
                    QFile::copy(real.filePath(sub + u"/figures.json"_s), target.filePath(sub + u"/figures.json"_s)));
        }
        QVERIFY(QFile::remove(target.filePath(u"resources/figures/messina/hex-blocked.json"_s)));
        QList<Problem> problems;
        const int count = checkFiguresOf(*findFigureGame(u"messina"_s), DataFolder(copy.path()), problems);
        QCOMPARE(count, m_room->shelf().ids().size() - 1);
        QVERIFY2(problems.size() == 5, qPrintable(shown(problems)));
        for (const Problem& problem : problems) {
            const bool czech = problem.file == u"translations/cs/messina/figures.json";
            QCOMPARE(problem.kind, czech ? ProblemKind::FileMissing : ProblemKind::WordsUnknown);
        }
    }
};

QTEST_GUILESS_MAIN(TestFigureFile)
#include "tst_figure_file.moc"
