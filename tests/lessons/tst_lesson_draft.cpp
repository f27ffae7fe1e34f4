// SPDX-License-Identifier: GPL-3.0-or-later
// The skeleton of a lesson from a played game: it can be read, played to its end, and answers every move.
#include "tests/lessons/lesson_room.h"

#include "app/messina/lessons/position.h"
#include "app/messina/table/targets.h"
#include "app/teaching/lesson_draft.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

class TestLessonDraft : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    /// So many legal moves, one after another, from an arranged position.
    DraftSource played(int moves) const {
        messina::Setup setup;
        setup.seed = 77;
        setup.arranged = {"seat:1 coins 5", "seat:1 wood 5"};
        DraftSource source;
        source.id = QStringLiteral("90-draft");
        source.order = 90;
        source.seed = QStringLiteral("77");
        source.seats = QStringList{QStringLiteral("ruby"), QStringLiteral("sapphire")};
        source.setup = QStringList{QStringLiteral("priority-tile no")};
        source.arranged = QStringList{QStringLiteral("seat:1 coins 5"), QStringLiteral("seat:1 wood 5")};
        source.start = std::make_shared<messina::Position>(m_room.definition(), setup);
        source.targetsOf = [](const LessonPosition& position, const QString& command) {
            const auto& here = static_cast<const messina::Position&>(position);
            const auto read =
                messina::TableGame::commandFromText(here.definition(), here.state(), command.toStdString());
            return read ? messina::targetsOf(here.definition(), here.state(), here.asked(), *read) : QStringList();
        };
        PositionPtr position = source.start;
        for (int i = 0; i < moves; ++i) {
            QStringList legal;
            for (const ListedCommand& listed : position->commands())
                if (listed.reason.isEmpty()) legal.append(listed.text);
            const QString command = legal[(i * 37 + 11) % legal.size()];
            source.moves.push_back({position->seatToAct(), command});
            position = position->decide(command).next;
        }
        return source;
    }

private slots:
    void canBeReadAndPlayed() {
        const LessonDraft draft = draftLesson(played(70), m_room.vocabulary());
        QCOMPARE(draft.problem, QString());
        QVERIFY(draft.steps > 20 && draft.texts > 200);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("90-draft.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(draft.lesson) > 0);
        file.close();
        QList<Problem> problems;
        const LessonPtr lesson = m_room.lesson(path, problems);
        QVERIFY2(lesson, qPrintable(shown(problems)));
        QCOMPARE(static_cast<int>(lesson->steps.size()), draft.steps);
        QCOMPARE(setupOf<messina::Setup>(lesson->start).arranged.size(), 2u);
        const auto findings = checkSolution(lesson, m_room.opening());
        QVERIFY2(findings.isEmpty(), qPrintable(shown(findings)));
        const auto tried = checkDeviations(lesson, m_room.opening(), m_room.vocabulary());
        QVERIFY(tried.commands > 500);
        QVERIFY2(tried.findings.isEmpty(), qPrintable(shown(tried.findings)));
        QVERIFY(checkWalks(lesson, m_room.opening(), 3, 1).isEmpty());
    }
    /// Each text that the lesson needs is there and waits.
    void wordsWait() {
        const LessonDraft draft = draftLesson(played(30), m_room.vocabulary());
        const QJsonObject lesson = QJsonDocument::fromJson(draft.lesson).object();
        const QJsonObject words = QJsonDocument::fromJson(draft.words).object();
        QCOMPARE(words[QStringLiteral("lesson")].toString(), QStringLiteral("90-draft"));
        const QJsonObject steps = words[QStringLiteral("steps")].toObject();
        int texts = 2;
        for (const QString& id : steps.keys())
            for (const QString& key : steps[id].toObject().keys())
                texts += key == u"wrong" ? static_cast<int>(steps[id].toObject()[key].toObject().size()) : 1;
        QCOMPARE(texts, draft.texts);
        QCOMPARE(steps.size(), lesson[QStringLiteral("steps")].toArray().size());

        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(write(QStringLiteral("90-draft.json"), draft.lesson) &&
                write(QStringLiteral("words.json"), draft.words));
        QList<Problem> problems;
        const LessonPtr read = m_room.lesson(folder.filePath(QStringLiteral("90-draft.json")), problems);
        QVERIFY(read);
        QVERIFY(!m_room.words(folder.filePath(QStringLiteral("words.json")), QStringLiteral("en"), *read, problems));
        QCOMPARE(problems.size(), draft.texts);
        for (const Problem& problem : problems)
            QVERIFY2(problem.kind == ProblemKind::EmptyText && problem.line > 0, qPrintable(shown({problem})));
    }
    void movesBeforeTheLessonStandInItsStart() {
        DraftSource source = played(20);
        source.before.assign(source.moves.begin(), source.moves.begin() + 8);
        source.moves.erase(source.moves.begin(), source.moves.begin() + 8);
        const QJsonObject lesson = QJsonDocument::fromJson(draftLesson(source, m_room.vocabulary()).lesson).object();
        QCOMPARE(lesson[QStringLiteral("start")].toObject()[QStringLiteral("commands")].toArray().size(), 8);
    }
    void aMoveThatIsNotAllowedIsTold() {
        DraftSource source = played(3);
        source.moves.push_back({1, QStringLiteral("take-cart 1")});
        QVERIFY(draftLesson(source, m_room.vocabulary()).problem.contains(QStringLiteral("take-cart 1")));
    }
};

QTEST_GUILESS_MAIN(TestLessonDraft)
#include "tst_lesson_draft.moc"
