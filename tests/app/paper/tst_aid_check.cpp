// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the phrases of the player aid is told with its file and place, in each language.
#include "tests/content/data_copy.h"
#include "app/library/rule_library.h"
#include "app/messina/paper/aid_lines.h"
#include "app/paper/aid_texts.h"

#include <QtTest>

using namespace magister;
using namespace magister::paper;
using namespace Qt::StringLiterals;

class TestAidCheck : public QObject {
    Q_OBJECT

private:
    static QString file(const QString& language) { return u"translations/%1/messina/aid.json"_s.arg(language); }
    static DataCopy copyOfAids() {
        QStringList aids;
        for (const QString& language : languages())
            aids.append(file(language));
        return DataCopy(aids, {u"resources"_s});
    }
    static QList<Problem> problemsOf(const DataCopy& copy) {
        QList<Problem> problems;
        checkAidsOf(*findPrintedGame(u"messina"_s), copy.data, problems);
        return problems;
    }

private slots:
    void theRealOnes() {
        QList<Problem> problems;
        qsizetype phrases = 0;
        for (const PrintedGame& game : allPrintedGames())
            phrases += game.keys.size();
        QVERIFY(phrases > aidPhrases().keys().size());
        QCOMPARE(checkAids(DataFolder::find(), problems), static_cast<int>(languages().size() * phrases));
        QVERIFY(problems.isEmpty());
    }

    void missingLanguage_data() { everyLanguage(); }
    void missingLanguage() {
        QFETCH(QString, language);
        const DataCopy copy = copyOfAids();
        QVERIFY(QFile::remove(copy.path(file(language))));
        const auto problems = problemsOf(copy);
        QCOMPARE(problems.size(), 1);
        QVERIFY(findProblem(problems, ProblemKind::FileMissing, file(language), {}));
    }

    void otherLanguage() {
        const DataCopy copy = copyOfAids();
        copy.write(file(u"cs"_s), copy.bytes(file(u"pl"_s)));
        const auto problems = problemsOf(copy);
        const auto* found = findProblem(problems, ProblemKind::WrongFormat, file(u"cs"_s), u"$.language"_s);
        QVERIFY(found);
        QCOMPARE(found->arguments, (QStringList{u"cs"_s, u"pl"_s}));
    }

    void emptyText_data() { everyLanguage(); }
    void emptyText() {
        QFETCH(QString, language);
        for (const QByteArray& empty : {QByteArray("\"\""), QByteArray("\"  \"")}) {
            const DataCopy copy = copyOfAids();
            const QByteArray content = copy.bytes(file(language)), key = "\"win.most\": ";
            const auto start = content.indexOf(key) + key.size(), end = content.indexOf("\",\n", start) + 1;
            QVERIFY(start >= key.size() && end > start);
            const int line = copy.replace(file(language), content.mid(start, end - start), empty, key);
            const auto problems = problemsOf(copy);
            QCOMPARE(problems.size(), 1);
            const auto* found =
                findProblem(problems, ProblemKind::EmptyText, file(language), uR"($.texts["win.most"])"_s);
            QVERIFY2(found, qPrintable(problems.first().path));
            QCOMPARE(found->line, line);
        }
    }

    void missingPhrase() {
        const DataCopy copy = copyOfAids();
        QVERIFY(copy.replace(file(u"de"_s), "\"win.most\"", "\"win.least\""));
        const auto problems = problemsOf(copy);
        QVERIFY(findProblem(problems, ProblemKind::MissingKey, file(u"de"_s), u"$.texts"_s));
        QCOMPARE(problems.size(), 2); // and one that nobody asks for
    }

    /// In a text.
    void deadLink() {
        const DataCopy copy = copyOfAids();
        const int line = copy.replace(file(u"ru"_s), "\"win.most\": \"", "\"win.most\": \"[x](rule:messina.win.luck) ");
        const auto problems = problemsOf(copy);
        QCOMPARE(problems.size(), 1);
        const auto* found = findProblem(problems, ProblemKind::UnknownRule, file(u"ru"_s), uR"($.texts["win.most"])"_s);
        QVERIFY(found);
        QCOMPARE(found->arguments, QStringList{u"messina.win.luck"_s});
        QCOMPARE(found->line, line);
    }

    /// Behind a text, and of a heading.
    void deadRule_data() {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QString>("place");
        QTest::newRow("line") << QByteArray("messina.win.most-points") << uR"($.texts["win.most"])"_s;
        QTest::newRow("note") << QByteArray("messina.score.leftovers") << uR"($.texts["score.leftovers"])"_s;
        QTest::newRow("table") << QByteArray("messina.solo.repop-bonus") << uR"($.texts["solo.bonus"])"_s;
        QTest::newRow("heading") << QByteArray("messina.advanced.track-huts") << u"$.texts"_s;
    }
    void deadRule() {
        QFETCH(QByteArray, rule);
        QFETCH(QString, place);
        const QString catalogue = u"resources/packs/messina/rules.json"_s;
        const DataCopy copy({u"resources"_s, u"translations"_s});
        QByteArray content = copy.bytes(catalogue);
        QVERIFY(content.contains('"' + rule + '"'));
        copy.write(catalogue, content.replace('"' + rule + '"', '"' + rule + "-gone\""));
        const auto problems = problemsOf(copy);
        QVERIFY(!problems.isEmpty());
        for (const QString& language : languages()) {
            const auto* found = findProblem(problems, ProblemKind::UnknownRule, file(language), place);
            QVERIFY2(found, qPrintable(language));
            QCOMPARE(found->arguments, QStringList{QString::fromLatin1(rule)});
            QVERIFY(found->line > 0);
        }
    }

    /// Whoever reads the pack and the catalogue tells that they are missing; the aid does not repeat it a hundred
    /// times.
    void withoutPackAndCatalogue() {
        QStringList aids;
        for (const QString& language : languages())
            aids.append(file(language));
        QCOMPARE(problemsOf(DataCopy(aids)), QList<Problem>());
    }

private:
    static void everyLanguage() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
};

QTEST_GUILESS_MAIN(TestAidCheck)
#include "tst_aid_check.moc"
