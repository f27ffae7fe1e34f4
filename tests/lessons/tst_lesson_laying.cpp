// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson that lays the table: what is hidden until an answer lays it, what an answer reveals, and who judges it.
#include "tests/lessons/lesson_room.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

class LessonLayingTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;
    LessonPtr m_lesson;
    QByteArray m_text;

    LessonRun at(const QString& step) { return *LessonRun::at(m_lesson, m_room.opening(), step); }
    static QString solutionOf(const LessonRun& run) { return run.task().skipBy.value(0).mid(7); }
    static int valueOf(const LessonRun& run, const char* path) {
        return run.position().value(QLatin1String(path)).value_or(QStringLiteral("-1")).toInt();
    }

    QList<Problem> problemsOf(const QByteArray& find, const QByteArray& replace, LessonPtr* lesson = nullptr) {
        QByteArray text = m_text;
        QList<Problem> problems;
        if (!text.contains(find)) qFatal("the piece to be exchanged is not there: %s", find.constData());
        text.replace(text.indexOf(find), find.size(), replace);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("12-set-up.json"));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(text);
        file.close();
        // Shared positions lie beside a lesson.
        const QString positions =
            m_room.lessonFile(QStringLiteral("12-set-up")).section(u'/', 0, -2) + QStringLiteral("/positions");
        QFile::link(positions, folder.filePath(QStringLiteral("positions")));
        const LessonPtr read = m_room.lesson(path, problems);
        if (lesson) *lesson = read;
        return problems;
    }

private slots:
    void initTestCase() {
        QList<Problem> problems;
        const QString path = m_room.lessonFile(QStringLiteral("12-set-up"));
        m_lesson = m_room.lesson(path, problems);
        QVERIFY2(m_lesson, qPrintable(shown(problems)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_text = file.readAll();
    }

    /// The table only grows, answer by answer, and is whole in the end.
    void theTableGrows() {
        LessonRun run(m_lesson, m_room.opening());
        for (const char* name : {"hex:A1", "port:upper-left", "market:carts", "seat:1/estate", "book:city", "wheel"})
            QVERIFY2(run.unlaid().contains(QLatin1String(name)), name);
        QVERIFY(!run.unlaid().contains(QStringLiteral("hex:A1/rat"))); // goes with the hex
        int answered = 0;
        while (run.asksForAnswer()) {
            const QStringList before = run.unlaid();
            const QStringList lays = run.step().lays;
            run.answer(solutionOf(run));
            const QStringList after = run.unlaid();
            for (const QString& name : before)
                QVERIFY2(after.contains(name) != fitsAny(lays, name), qPrintable(run.step().id + u' ' + name));
            QVERIFY2(after.size() < before.size() || lays.isEmpty(), qPrintable(run.step().id));
            run.next();
            ++answered;
        }
        QVERIFY(answered > 30);
        QVERIFY(run.unlaid().isEmpty());
    }
    void aWrongAnswerLaysNothing() {
        LessonRun run = at(QStringLiteral("one-b"));
        const QStringList before = run.unlaid();
        QVERIFY(!run.answer(QStringLiteral("2")));
        QCOMPARE(run.unlaid(), before);
        QVERIFY(run.answer(QStringLiteral("1"))); // only the first counts, but the town is laid
        QVERIFY(!run.unlaid().contains(QStringLiteral("hex:A1")));
        QCOMPARE(run.rightAnswers(), 0);
        run.next();
        QVERIFY(!run.unlaid().contains(QStringLiteral("hex:A1")));
        run.back();
        QVERIFY(run.unlaid().contains(QStringLiteral("hex:A1")));
    }
    /// The engine sets up what the learner has found, and what it did counts as met.
    void anAnswerReveals() {
        LessonRun run = at(QStringLiteral("citizens"));
        QVERIFY(run.revealed());
        QCOMPARE(valueOf(run, "hex:B2/citizens/nun"), 0);
        QCOMPARE(valueOf(run, "hex:B1/cubes"), 1);
        const auto before = run.position().hash();
        QVERIFY(!run.answer(QStringLiteral("hex:A1")));
        QCOMPARE(run.position().hash(), before);
        QVERIFY(!run.exercised().contains(QStringLiteral("messina.round1.turn-wheel")) ||
                run.missed().contains(QStringLiteral("messina.round1.citizens")));
        QVERIFY(run.answer(QStringLiteral("hex:C1")));
        QCOMPARE(valueOf(run, "hex:B2/citizens/nun"), 1);
        QCOMPARE(run.position().hash(), run.revealed()->hash());
        for (const char* rule : {"messina.round1.ship", "messina.round1.cubes", "messina.round1.citizens"}) {
            QVERIFY2(run.revealed()->laidBy().contains(QLatin1String(rule)), rule);
            QVERIFY2(run.exercised().contains(QLatin1String(rule)), rule);
        }
        const LessonRun again = LessonRun::resumed(m_lesson, m_room.opening(), run.trace());
        QCOMPARE(again.step().id, run.step().id);
    }
    /// What is right on the board is what holds there, no list.
    void theBoardJudges() {
        LessonRun run = at(QStringLiteral("plague"));
        const QStringList right = run.rightTargets();
        QCOMPARE(QSet<QString>(right.begin(), right.end()), QSet<QString>({"hex:B1", "hex:C3", "hex:D1"}));
        QVERIFY(!run.isRight(QStringLiteral("hex:A1")));
        QVERIFY(!run.isRight(QStringLiteral("hex:B1/rat")));
        QVERIFY(!run.isRight(QStringLiteral("dock:upper-right")));
        run = at(QStringLiteral("ships-for-two"));
        QVERIFY(run.isRight(QStringLiteral("6")));
        QVERIFY(!run.isRight(QStringLiteral("9")));
        run = at(QStringLiteral("book-discs"));
        QVERIFY(run.isRight(QStringLiteral("last")));
        QVERIFY(!run.isRight(QStringLiteral("first")));
    }

    void brokenIsFound_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<ProblemKind>("kind");
        QTest::newRow("options by hand and by table")
            << QByteArray(R"({"id": "eighteen", "holds": )")
            << QByteArray(R"({"id": "eighteen", "right": true, "holds": )") << ProblemKind::OptionsUndecided;
        QTest::newRow("one option without a predicate")
            << QByteArray(R"({"id": "two", "holds": {"count": ["market:carts/stacks", 1]}})")
            << QByteArray(R"({"id": "two"})") << ProblemKind::OptionsUndecided;
        QTest::newRow("path of an option")
            << QByteArray(R"(["cubes/all", 16])") << QByteArray(R"(["cubes/every", 16])") << ProblemKind::UnknownPath;
        QTest::newRow("path of a number")
            << QByteArray(R"("town/B")") << QByteArray(R"("town/Z")") << ProblemKind::UnknownPath;
        QTest::newRow("path of a pick") << QByteArray(R"({target}/ships)") << QByteArray(R"({target}/sails)")
                                        << ProblemKind::UnknownPath;
        QTest::newRow("pick by list and by table")
            << QByteArray(R"("pick": {"where")") << QByteArray(R"("pick": {"targets": ["hex:A1"], "where")")
            << ProblemKind::UnknownKey;
        QTest::newRow("what is laid") << QByteArray(R"("hex:E*"])") << QByteArray(R"("hexes"])")
                                      << ProblemKind::UnknownTarget;
        QTest::newRow("laid by a move") << QByteArray(R"("skip_by": ["choose-hex 1 B2"])")
                                        << QByteArray(R"("lays": ["hex:*"], "skip_by": ["choose-hex 1 B2"])")
                                        << ProblemKind::NotAllowedHere;
        QTest::newRow("reveals without a start")
            << QByteArray("\"start\": {\"position\": \"before-round-one\"},\n      \"reveal\"")
            << QByteArray("\"reveal\"") << ProblemKind::MissingKey;
    }
    void brokenIsFound() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(ProblemKind, kind);
        const QList<Problem> problems = problemsOf(find, replace);
        QVERIFY2(std::any_of(problems.begin(), problems.end(), [&](const Problem& p) { return p.kind == kind; }),
                 qPrintable(shown(problems)));
    }

    void disagreementIsFound_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<LessonFault>("fault");
        QTest::newRow("two options hold") << QByteArray(R"(["cubes/all", 18])") << QByteArray(R"(["cubes/all", 16])")
                                          << LessonFault::AnswersUndecided;
        QTest::newRow("no option holds") << QByteArray(R"(["cubes/all", 16])") << QByteArray(R"(["cubes/all", 17])")
                                         << LessonFault::AnswersUndecided;
        QTest::newRow("nothing on the board holds")
            << QByteArray(R"(["{target}/cubes", 1])") << QByteArray(R"(["{target}/cubes", 4])")
            << LessonFault::AnswersUndecided;
        QTest::newRow("another number") << QByteArray(R"({"value": "town/B"})") << QByteArray(R"({"value": "town/A"})")
                                        << LessonFault::WrongAnswer;
        QTest::newRow("written answer that the table belies")
            << QByteArray(R"(["town/A", 8])") << QByteArray(R"(["town/A", 9])") << LessonFault::WatchMissed;
        QTest::newRow("no such table") << QByteArray("\"reveal\": {\"position\": \"school-city\"}")
                                       << QByteArray(
                                              R"("reveal": {"position": "school-city", "commands": ["end-turn"]})")
                                       << LessonFault::StartImpossible;
    }
    void disagreementIsFound() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(LessonFault, fault);
        LessonPtr lesson;
        const QList<Problem> problems = problemsOf(find, replace, &lesson);
        QVERIFY2(lesson, qPrintable(shown(problems)));
        const auto findings = checkSolution(lesson, m_room.opening());
        QVERIFY2(
            std::any_of(findings.begin(), findings.end(), [&](const LessonFinding& f) { return f.fault == fault; }),
            qPrintable(shown(findings)));
    }
};

QTEST_GUILESS_MAIN(LessonLayingTest)
#include "tst_lesson_laying.moc"
