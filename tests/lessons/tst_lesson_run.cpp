// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through a lesson, patterns, predicates, and the learning record.
#include "tests/lessons/lesson_room.h"
#include "app/teaching/learning_record.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace magister;

class LessonRunTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;
    LessonPtr m_lesson;

    LessonRun fresh() { return LessonRun(m_lesson, m_room.opening()); }
    LessonRun at(const QString& step) {
        LessonRun run = fresh();
        while (!run.finished() && run.step().id != step)
            run.skip();
        return run;
    }
    static QString valueOf(const LessonRun& run, const char* path) {
        return run.position().value(QString::fromLatin1(path)).value_or(QStringLiteral("?"));
    }

private slots:
    void initTestCase() {
        QList<Problem> problems;
        m_lesson = m_room.lesson(m_room.lessonFile(QStringLiteral("01-first-round")), problems);
        QVERIFY2(m_lesson, qPrintable(shown(problems)));
    }

    void patterns_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fit");
        QTest::newRow("same") << "use-hex"
                              << "use-hex" << true;
        QTest::newRow("other") << "use-hex"
                               << "use-hexes" << false;
        QTest::newRow("word") << "choose-hex * B2"
                              << "choose-hex 3 B2" << true;
        QTest::newRow("other end") << "choose-hex * B2"
                                   << "choose-hex 3 B1" << false;
        QTest::newRow("nothing") << "burn fire*"
                                 << "burn fire" << true;
        QTest::newRow("inside") << "rescue nun square:nun-*-rim-*"
                                << "rescue nun square:nun-upper-rim-2" << true;
        QTest::newRow("come back") << "*a*ab"
                                   << "xaaab" << true;
        QTest::newRow("everything") << "*"
                                    << "" << true;
    }
    void patterns() {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QFETCH(bool, fit);
        QCOMPARE(fits(pattern, text), fit);
    }

    void pathsThatDoNotExist() {
        const LessonRun run = fresh();
        for (const char* path : {"hex:Z1/cubes", "hex:B2", "hex:B2/rats", "seat:3/coins", "seat:1/square/attic",
                                 "seat:1/hut/5", "dock:left/ships", "", "weather", "seat:1/book/music"})
            QVERIFY2(!run.position().value(QString::fromLatin1(path)), path);
    }

    void predicates() {
        const LessonRun run = fresh();
        const Moment now{run.position(), {QStringLiteral("messina.fight.rats")}, QStringLiteral("hex-occupied")};
        using K = Predicate::Kind;
        const auto at = [](K kind, const char* path, const char* value, int n) {
            return Predicate{kind, {}, QString::fromLatin1(path), QString::fromLatin1(value), n, 2};
        };
        const Predicate yes = at(K::At, "hex:C3/cubes", "1", 0);
        const Predicate no = at(K::At, "hex:C3/cubes", "2", 0);
        QVERIFY(holds(yes, now));
        QVERIFY(!holds(no, now));
        QVERIFY(holds({K::Any, {no, yes}, {}, {}, 0, 0}, now));
        QVERIFY(!holds({K::All, {no, yes}, {}, {}, 0, 0}, now));
        QVERIFY(holds({K::Not, {no}, {}, {}, 0, 0}, now));
        QVERIFY(holds(at(K::Has, "seat:1/lieutenants/estate", "", 2), now));
        QVERIFY(!holds(at(K::Count, "seat:1/lieutenants/estate", "", 2), now));
        QVERIFY(holds(at(K::Score, "", "", 1), now)); // seat 2 begins with a point
        QVERIFY(holds(at(K::Phase, "turns", "", 0), now));
        QVERIFY(holds(at(K::Event, "messina.fight.rats", "", 0), now));
        QVERIFY(!holds(at(K::Event, "messina.fight.optional", "", 0), now));
        QVERIFY(holds(at(K::Refused, "hex-occupied", "", 0), now));
    }

    void wrongMovesHaveTheirAnswer() {
        LessonRun run = at(QStringLiteral("choose-plague-hex"));
        const quint64 before = run.position().hash();
        Verdict verdict = run.play(QStringLiteral("choose-hex 2 B1"));
        QCOMPARE(verdict.kind, Verdict::Kind::Refused);
        QVERIFY(verdict.wrong);
        QCOMPARE(verdict.wrong->id, QStringLiteral("occupied"));
        QCOMPARE(verdict.rule, QStringLiteral("messina.move.standing-blocks"));
        verdict = run.play(QStringLiteral("choose-hex 2 D1"));
        QCOMPARE(verdict.kind, Verdict::Kind::Legal);
        QCOMPARE(verdict.wrong->id, QStringLiteral("other-plague"));
        QVERIFY(run.position().hash() != before);
        QVERIFY(run.undo());
        QCOMPARE(run.position().hash(), before);
        // A wrong move that waits does not stand in the way of the right one.
        run.play(QStringLiteral("choose-hex 2 D1"));
        QCOMPARE(run.play(QStringLiteral("choose-hex 2 C3")).kind, Verdict::Kind::Goal);
        QCOMPARE(run.step().id, QStringLiteral("into-quarantine"));
    }

    void anyHutAndAnyLieutenantWillDo() {
        LessonRun run = at(QStringLiteral("choose-plague-hex"));
        QCOMPARE(run.play(QStringLiteral("choose-hex 3 C3")).kind, Verdict::Kind::Goal);
        QCOMPARE(run.play(QStringLiteral("rescue aristocrat hut:4")).kind, Verdict::Kind::Goal);
        while (run.step().id != QStringLiteral("place-upgrade"))
            run.skip();
        QCOMPARE(run.position().resolved(run.step().show.first()), QStringLiteral("seat:1/hut/4"));
        QCOMPARE(run.solution(), QStringList{QStringLiteral("place-hut 4")});
        while (!run.finished())
            run.skip();
        QCOMPARE(valueOf(run, "seat:1/hut/4"), QStringLiteral("aristocrat/2"));
        QCOMPARE(valueOf(run, "seat:1/wood"), QStringLiteral("1"));
    }

    void theRoundEndsAsTold() {
        const LessonRun run = at(QStringLiteral("well-done"));
        QCOMPARE(valueOf(run, "round"), QStringLiteral("2"));
        QCOMPARE(valueOf(run, "turn"), QStringLiteral("seat:1"));
        QCOMPARE(valueOf(run, "seat:1/wood"), QStringLiteral("1"));
        QCOMPARE(valueOf(run, "seat:1/rats"), QStringLiteral("1"));
        QCOMPARE(valueOf(run, "seat:1/points"), QStringLiteral("1"));
        QCOMPARE(valueOf(run, "seat:2/points"), QStringLiteral("2"));
        for (const char* place : {"A1", "B1", "B2", "D1", "left"})
            QCOMPARE(valueOf(run, qPrintable(QStringLiteral("hex:%1/cubes").arg(place))), QStringLiteral("1"));
        QCOMPARE(valueOf(run, "hex:E1/citizens/nun"), QStringLiteral("1"));
        QCOMPARE(valueOf(run, "hex:left/citizens/craftsman"), QStringLiteral("1"));
    }

    void backGoesStepByStep() {
        LessonRun run = fresh();
        QVERIFY(!run.canBack());
        QVector<quint64> entries;
        while (!run.finished()) {
            entries.append(run.entry()->hash());
            run.skip();
        }
        for (qsizetype i = entries.size(); i-- > 0;) {
            QVERIFY(run.canBack());
            run.back();
            QCOMPARE(run.stepIndex(), static_cast<int>(i));
            QCOMPARE(run.entry()->hash(), entries[i]);
        }
        QVERIFY(!run.canBack());
    }

    /// A step may ask for a move that the engine refuses: the refusal is what is to be seen.
    void aRefusalCanBeTheGoal() {
        auto lesson = std::make_shared<Lesson>(*m_lesson);
        const auto step = std::find_if(lesson->steps.begin(), lesson->steps.end(),
                                       [](const LessonStep& s) { return s.id == QStringLiteral("choose-plague-hex"); });
        QVERIFY(step != lesson->steps.end());
        Predicate occupied;
        occupied.kind = Predicate::Kind::Refused;
        occupied.path = QStringLiteral("hex-occupied");
        step->task.goal = occupied;
        step->task.skipBy = QStringList{QStringLiteral("choose-hex 2 B1")};
        const QString next = std::next(step)->id;

        LessonRun run(lesson, m_room.opening());
        while (run.step().id != step->id)
            run.skip();
        const quint64 before = run.position().hash();
        QCOMPARE(run.solution(), step->task.skipBy);
        LessonRun skipped = run;
        skipped.skip();
        QCOMPARE(skipped.step().id, next);
        QCOMPARE(skipped.position().hash(), before);
        const Verdict allowed = run.play(QStringLiteral("choose-hex 2 D1"));
        QCOMPARE(allowed.kind, Verdict::Kind::Legal);
        const Verdict refused = run.play(QStringLiteral("choose-hex 2 B2"));
        QCOMPARE(refused.kind, Verdict::Kind::Goal);
        QCOMPARE(refused.rule, QStringLiteral("messina.move.standing-blocks"));
        QCOMPARE(run.step().id, next);
        QCOMPARE(run.position().hash(), before);
        QVERIFY(run.exercised().contains(QStringLiteral("messina.move.standing-blocks")));
        QCOMPARE(LessonRun::resumed(lesson, m_room.opening(), run.trace()).step().id, next);
    }

    /// Lines for another order of moves may follow; what is refused once the goal is reached is no part of the solution.
    void aSolutionEndsWithTheGoal() {
        auto lesson = std::make_shared<Lesson>(*m_lesson);
        const auto step = std::find_if(lesson->steps.begin(), lesson->steps.end(),
                                       [](const LessonStep& s) { return s.id == QStringLiteral("take-fire"); });
        QVERIFY(step != lesson->steps.end());
        step->task.skipBy = QStringList{QStringLiteral("use-hex"), QStringLiteral("use-hex")};
        LessonRun run(lesson, m_room.opening());
        while (run.step().id != step->id)
            run.skip();
        QCOMPARE(run.solution(), QStringList{QStringLiteral("use-hex")});
    }

    void questionsCountOnce() {
        LessonRun run = at(QStringLiteral("guess-the-rat"));
        QVERIFY(!run.canNext());
        QVERIFY(!run.scriptWaits());
        QVERIFY(!run.answer(QStringLiteral("nothing")));
        QVERIFY(run.answer(QStringLiteral("one-rat")));
        QCOMPARE(run.questions(), 1);
        QCOMPARE(run.rightAnswers(), 0);
        QVERIFY(run.missed().contains(QStringLiteral("messina.fight.rats")));
        run.next();
        QCOMPARE(valueOf(run, "seat:2/rats"), QStringLiteral("1"));
    }

    void eachSeatAnswersForItself() {
        QList<Problem> problems;
        const LessonPtr table = m_room.lesson(m_room.lessonFile(QStringLiteral("table-2")), problems);
        QVERIFY2(table, qPrintable(shown(problems)));
        LessonRun run(table, m_room.opening());
        while (run.seat() != 0 || !run.asksForAnswer())
            run.skip();
        const QString rule = run.step().rules.first();
        QCOMPARE(run.waiting(), (QList<int>{1, 2}));
        QVERIFY(!run.answer(QStringLiteral("7"), 2));
        QVERIFY(run.answer(QStringLiteral("2"), 2)); // only the first counts
        QCOMPARE(run.waiting(), QList<int>{1});
        QVERIFY(!run.canNext() && !run.scriptWaits() && !run.settled());
        QVERIFY(run.answer(QStringLiteral("2"), 1));
        QVERIFY(run.waiting().isEmpty() && run.settled());
        QCOMPARE(run.questions(), 2);
        QCOMPARE(run.rightAnswers(), 1);
        const auto kept = [&](const LessonRun& walk) {
            return walk.missed(2).contains(rule) && !walk.missed(1).contains(rule) && walk.practised(1).contains(rule) && walk.practised(2).contains(rule);
        };
        QVERIFY(kept(run));
        // It stays theirs when the table is taken up again, whoever sits there then.
        LessonRun again = LessonRun::resumed(table, m_room.opening(), run.trace());
        QVERIFY(kept(again) && again.settled());
        run.next();
        again.setPeople({1});
        again.next();
        QCOMPARE(again.step().id, run.step().id);
        QCOMPARE(again.waiting(), QList<int>{1});
        // Where one sits alone, one answer is all.
        QVERIFY(again.answer(QStringLiteral("after-two"), 1) && again.settled());
        const LessonRun alone = LessonRun::resumed(table, m_room.opening(), again.trace());
        QVERIFY(alone.settled());
        QVERIFY(!alone.practised(2).contains(QStringLiteral("messina.quarantine.two-rounds")));
    }

    void resumesInTheMiddleOfAStep() {
        LessonRun run = at(QStringLiteral("advance-overseer"));
        QCOMPARE(run.play(QStringLiteral("use-hex")).kind, Verdict::Kind::OnTheWay);
        const LessonRun again = LessonRun::resumed(m_lesson, m_room.opening(), run.trace());
        QCOMPARE(again.step().id, run.step().id);
        QCOMPARE(again.position().hash(), run.position().hash());
    }

    void resumesWhatNoLongerFits() {
        QVector<StepTrace> trace{{QStringLiteral("a-step-of-old"), {QStringLiteral("dance")}, {}},
                                 {QStringLiteral("choose-first-hex"), {QStringLiteral("choose-hex 9 X1")}, {}},
                                 {QStringLiteral("into-quarantine"), {QStringLiteral("nonsense")}, {}}};
        const LessonRun run = LessonRun::resumed(m_lesson, m_room.opening(), trace);
        QCOMPARE(run.step().id, QStringLiteral("into-quarantine"));
        QCOMPARE(run.position().hash(), at(QStringLiteral("into-quarantine")).position().hash());
    }

    void recordComesBack() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("deep/learning.json"));
        const LessonRun run = at(QStringLiteral("build-upgrade"));
        const LessonProgress progress{run.trace(), run.stepIndex(), true};
        {
            LearningRecord record(file);
            QVERIFY(!record.progress(m_lesson->id));
            QVERIFY(record.store(m_lesson->id, progress));
        }
        const LearningRecord record(file);
        QVERIFY(!record.problem());
        QVERIFY(record.progress(m_lesson->id));
        QVERIFY(*record.progress(m_lesson->id) == progress);
        QCOMPARE(LessonRun::resumed(m_lesson, m_room.opening(), progress.trace).position().hash(),
                 run.position().hash());
    }

    void brokenRecordIsKeptAside_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut short") << QByteArray("{\"format\": \"magister-learning/1\", \"lessons\": {");
        QTest::newRow("not JSON") << QByteArray("\xff\xfe\x00", 3);
        QTest::newRow("list") << QByteArray("[]");
        QTest::newRow("other format") << QByteArray("{\"format\": \"somebody-else/1\", \"lessons\": {}}");
        QTest::newRow("lesson is a number")
            << QByteArray("{\"format\": \"magister-learning/1\", \"lessons\": {\"x\": 4}}");
    }
    void brokenRecordIsKeptAside() {
        QFETCH(QByteArray, text);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        LearningRecord record(file);
        QVERIFY(record.problem());
        QCOMPARE(record.problem()->file, file);
        QVERIFY(record.problem()->line > 0 || text.isEmpty());
        QCOMPARE(record.keptAs(), file + QStringLiteral(".broken"));
        QFile kept(record.keptAs());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), text);
        QVERIFY(record.store(QStringLiteral("x"), {}));
        QVERIFY(!LearningRecord(file).problem());
        QVERIFY(LearningRecord(file).progress(QStringLiteral("x")));
    }

    void recordOfALaterProgramIsLeftAlone_data() {
        QTest::addColumn<bool>("meanwhile");
        QTest::newRow("there before") << false;
        QTest::newRow("came meanwhile") << true;
    }
    void recordOfALaterProgramIsLeftAlone() {
        QFETCH(bool, meanwhile);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        const QByteArray theirs = R"({"format": "magister-learning/2", "walks": []})";
        std::optional<LearningRecord> record;
        if (meanwhile) record.emplace(file);
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(theirs);
        out.close();
        if (!meanwhile) record.emplace(file);
        QVERIFY(!record->store(QStringLiteral("y"), {}));
        QVERIFY(record->problem() && record->keptAs().isEmpty());
        QCOMPARE(record->problem()->path, QStringLiteral("$.format"));
        QVERIFY(!record->store(QStringLiteral("z"), {}));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), theirs);
        QVERIFY(!QFile::exists(file + QStringLiteral(".broken")));
    }

    void brokenRecordThatCannotBePutAsideStays_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing of it is sound") << QByteArray("{\"format\": \"magister-learning/1\", \"lessons\": {");
        QTest::newRow("one lesson is not")
            << QByteArray("{\"format\": \"magister-learning/1\", \"lessons\": {\"x\": 4}}");
    }
    void brokenRecordThatCannotBePutAsideStays() {
        QFETCH(QByteArray, text);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        QVERIFY(QDir().mkpath(file + QStringLiteral(".broken/full")));
        LearningRecord record(file);
        QVERIFY(record.problem());
        QVERIFY(record.keptAs().isEmpty());
        QVERIFY(!record.store(QStringLiteral("y"), {}));
        QVERIFY(record.progress(QStringLiteral("y")));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), text);
    }

    /// Broken by somebody else while the program runs.
    void recordThatBreaksMeanwhileIsKept() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        LearningRecord record(file);
        QVERIFY(record.store(QStringLiteral("x"), {}));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("theirs");
        out.close();
        QVERIFY(record.store(QStringLiteral("y"), {}));
        QVERIFY(LearningRecord(file).progress(QStringLiteral("x")) && LearningRecord(file).progress(QStringLiteral("y")));
        QFile kept(file + QStringLiteral(".broken"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("theirs"));
    }

    void noOrdinaryFileIsReadOrReplaced() {
        QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe.json"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const QString device = folder.filePath(QStringLiteral("device.json"));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), device));
        for (const QString& file : {pipe, device}) {
            LearningRecord record(file);
            QVERIFY(record.problem());
            QCOMPARE(record.problem()->kind, ProblemKind::FileNotRegular);
            QVERIFY(record.keptAs().isEmpty());
            QVERIFY(!record.store(QStringLiteral("x"), {}));
            QVERIFY(QFileInfo(file).exists() && !QFileInfo(file).isFile());
        }
    }

    /// Two programs at once: what is learnt in one is not forgotten by the other.
    void twoRecordsOfOneFile() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        const auto lesson = [](int done, bool finished) { return LessonProgress{{{QStringLiteral("a"), {}, {}}}, done, finished}; };
        const QString one = QStringLiteral("one"), two = QStringLiteral("two");
        LearningRecord first(file);
        QVERIFY(first.store(one, lesson(1, false)));
        LearningRecord second(file);
        QVERIFY(first.store(one, lesson(9, true)));
        QVERIFY(second.store(two, lesson(4, false)));
        // The other lesson has gone on in the file meanwhile.
        QVERIFY(second.progress(one)->finished);
        QCOMPARE(second.progress(one)->done, 9);
        // The same lesson in both: finished stays finished, and the place is that of whoever was there last.
        QVERIFY(second.store(one, lesson(2, false)));
        const LearningRecord all(file);
        QVERIFY(!all.problem());
        QVERIFY(all.progress(one) && all.progress(two));
        QVERIFY(all.progress(one)->finished);
        QCOMPARE(all.progress(one)->done, 2);
        QCOMPARE(all.progress(two)->done, 4);
    }

    /// Earlier programs kept here what was missed: it is taken out once, and the places in lessons stay.
    void whatWasMissedIsTakenOut() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(R"({"format": "magister-learning/1", "lessons": {
            "one": {"trace": [], "done": 31, "finished": true, "missed": ["rule.a", "rule.b"]},
            "two": {"trace": [{"step": "a", "commands": []}], "done": 2, "finished": false, "missed": ["rule.b", "rule.c"]}}})");
        out.close();
        LearningRecord record(file);
        QVERIFY(!record.problem());
        QCOMPARE(record.takeMissed(), QSet<QString>({QStringLiteral("rule.a"), QStringLiteral("rule.b"), QStringLiteral("rule.c")}));
        QVERIFY(record.takeMissed().isEmpty());
        LearningRecord again(file);
        QVERIFY(!again.problem());
        QVERIFY(again.takeMissed().isEmpty());
        QVERIFY(again.progress(QStringLiteral("one"))->finished);
        QCOMPARE(again.progress(QStringLiteral("two"))->done, 2);
    }

    void oneBrokenLessonLeavesTheOthers() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        LearningRecord(file).store(QStringLiteral("good"), {{{QStringLiteral("a"), {}, {}}}, 3, false});
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadWrite));
        QByteArray text = in.readAll().replace("\"lessons\": {", "\"lessons\": {\"bad\": [],");
        in.resize(0);
        in.write(text);
        in.close();
        const LearningRecord record(file);
        QVERIFY(record.problem());
        QCOMPARE(record.problem()->path, QStringLiteral("$.lessons.bad"));
        QVERIFY(record.problem()->line > 0);
        QVERIFY(record.progress(QStringLiteral("good")));
        QCOMPARE(record.progress(QStringLiteral("good"))->done, 3);
    }

    void recordThatCannotBeWrittenSaysSo() {
        LearningRecord record(QStringLiteral("/proc/nowhere/learning.json"));
        QVERIFY(!record.store(QStringLiteral("x"), {}));
        QVERIFY(record.problem());
        QCOMPARE(record.problem()->kind, ProblemKind::RecordNotWritten);
    }
};

QTEST_GUILESS_MAIN(LessonRunTest)
#include "tst_lesson_run.moc"
