// SPDX-License-Identifier: GPL-3.0-or-later
// The player on a real table: clicks by target, showing, scripts, language, leaving and coming back.
#include "tests/lessons/staged_lesson.h"
#include "engine/messina/notation.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

class LessonPlayerTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    /// Does what a step asks by clicking its targets, as a person would.
    static bool clickThrough(StagedLesson& stage) {
        LessonPlayer& player = *stage.player;
        const LessonRun& run = player.run();
        if (player.kind() == u"pick") {
            player.activate(run.position().resolved(run.rightTargets().first()));
            return player.answerState() == u"right";
        }
        if (run.asksForAnswer() && player.answerState() != u"right") {
            player.answer(run.task().skipBy.first().mid(7));
            return player.answerState() == u"right";
        }
        if (!run.asksForMoves()) {
            player.next();
            return true;
        }
        const int at = run.stepIndex();
        const quint64 before = run.position().hash();
        const QString wanted = run.solution().value(run.trace().back().commands.size());
        const auto read =
            messina::commandFromText(stage.table->definition(), stage.table->state(), wanted.toStdString());
        const auto& command = std::get<messina::Command>(read);
        const auto targets =
            messina::targetsOf(stage.table->definition(), stage.table->state(), stage.table->state().toAct(), command);
        if (const auto l = messina::lieutenantOf(command); l != messina::none) stage.table->pickUp(l + 1);
        player.activate(targets.front());
        return run.stepIndex() != at || run.position().hash() != before;
    }

private slots:
    /// What comes to light in a lesson can be taken back, and the preview of a move does not say otherwise.
    void nothingIsCalledFinal() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("build-upgrade"));
        const QVariantMap told = stage.table->preview(QStringLiteral("market:hut-upgrades/1"));
        QVERIFY(told.value(QStringLiteral("then")).toString().contains(QStringLiteral("tile is turned up")));
        QVERIFY(!told.value(QStringLiteral("text")).toString().contains(QStringLiteral("undone")));
        QVERIFY(!told.value(QStringLiteral("veiled")).toBool());
    }

    /// What comes after a drill often lies on another table: that the drill is solved is said there.
    void aSolvedDrillIsPraised() {
        StagedLesson stage(m_room);
        LessonPlayer& player = *stage.player;
        stage.until(QStringLiteral("drill-whole-turn"));
        QVERIFY(player.achieved().isEmpty());
        const int at = player.run().stepIndex();
        for (int clicks = 0; clicks < 20 && player.run().stepIndex() == at; ++clicks)
            QVERIFY2(clickThrough(stage), qPrintable(feedbackOf(player)));
        QCOMPARE(player.run().stepIndex(), at + 1);
        QCOMPARE(player.achieved(), QStringLiteral("en:Right: the drill is solved."));
        player.back();
        player.skip();
        QVERIFY(player.achieved().isEmpty());
    }

    void wholeLessonByClicks() {
        StagedLesson stage(m_room);
        for (int clicks = 0; clicks < 200 && !stage.player->finished(); ++clicks) {
            QVERIFY2(clickThrough(stage), qPrintable(stage.step() + u' ' + feedbackOf(*stage.player)));
            QVERIFY2(stage.inStep(), qPrintable(stage.step()));
        }
        QVERIFY(stage.player->finished());
        QCOMPARE(stage.player->stepNumber(), stage.player->stepCount());
        QCOMPARE(stage.player->summary().size(), 3);
        QCOMPARE(stage.player->summary().at(0).toMap().value(QStringLiteral("value")).toString(), QStringLiteral("1"));
        QCOMPARE(stage.player->text(), stage.words.goal);
    }

    /// The target that a card marks first is one that may be clicked.
    void markedTargetsWork() {
        StagedLesson stage(m_room);
        while (!stage.player->finished()) {
            if (stage.player->kind() == u"do" && stage.player->targets().size() == 1) {
                const QString id = stage.step();
                const QString target = stage.player->targets().first();
                stage.player->activate(target);
                QVERIFY2(stage.step() != id, qPrintable(id + u' ' + target + u' ' + feedbackOf(*stage.player)));
            } else {
                stage.player->skip();
            }
        }
    }

    void boardIsQuietWhileReading() {
        StagedLesson stage(m_room);
        stage.player->activate(QStringLiteral("hex:B2"));
        QVERIFY(answering(*stage.player));
        QVERIFY(stage.inStep());
        stage.until(QStringLiteral("guess-the-rat"));
        stage.player->activate(QStringLiteral("hex:C1"));
        QVERIFY(answering(*stage.player));
        QVERIFY(stage.inStep());
    }

    void partsOfTheTourCanBeChosen() {
        StagedLesson stage(m_room);
        stage.player->showStage(4);
        QCOMPARE(stage.player->stageIndex(), 4);
        stage.player->showStage(1);
        QCOMPARE(stage.player->stageIndex(), 1);
        stage.player->showStage(7);
        QCOMPARE(stage.player->stageIndex(), 1);
    }

    /// A space that another overseer could reach, too: the card asks about the one that stands there and may not move on.
    void aForbiddenMoveCanBeTriedWhereAnotherIsPossible() {
        StagedLesson stage(m_room, nullptr, {}, 0, QStringLiteral("05-overseers"));
        stage.until(QStringLiteral("finished-overseer"));
        stage.player->activate(stage.player->run().position().resolved(QStringLiteral("hex:bottom-right/action")));
        QCOMPARE(stage.step(), QStringLiteral("finished-overseer"));
        const quint64 before = stage.player->run().position().hash();
        stage.player->activate(QStringLiteral("seat:1/node/centre"));
        QVERIFY2(stage.step() != u"finished-overseer", qPrintable(feedbackOf(*stage.player)));
        QVERIFY(stage.table->refusal().active);
        QCOMPARE(stage.player->run().position().hash(), before);
    }

    /// Nobody reads at the pace of a clock: each part of the tour is there until its reader goes on.
    void theTourWaitsForItsReader() {
        StagedLesson stage(m_room);
        stage.player->setPause(10);
        stage.player->restart();
        QTest::qWait(100);
        QCOMPARE(stage.player->stageIndex(), 0);
        stage.player->next();
        QCOMPARE(stage.player->stageIndex(), 1);
    }

    /// The card has the say while one reads, answers, watches or is answered, not while a move is asked for.
    void speaksOrListens() {
        StagedLesson stage(m_room);
        QVERIFY(stage.player->speaking());
        stage.until(QStringLiteral("choose-first-hex"));
        QVERIFY(!stage.player->speaking());
        QSignalSpy told(stage.player.get(), &LessonPlayer::speakingChanged);
        stage.player->activate(QStringLiteral("hex:B1"));
        QVERIFY(stage.player->speaking());
        stage.player->dismissFeedback();
        QVERIFY(!stage.player->speaking());
        QCOMPARE(told.count(), 2);
        stage.until(QStringLiteral("who-is-lost"));
        QVERIFY(stage.player->speaking());
        stage.until(QString());
        QVERIFY(stage.player->speaking());
    }

    /// A coin that would lapse is not passed over in silence.
    void forfeitedCoinIsSaid() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("drill-whole-turn"));
        for (const char* target : {"hex:D1", "seat:1/hut/1", "hex:D1/cube", "hex:D1/action", "button:end-turn"})
            stage.player->activate(QLatin1String(target));
        QCOMPARE(stage.step(), QStringLiteral("drill-whole-turn"));
        QCOMPARE(feedbackOf(*stage.player),
                 stage.words.steps[QStringLiteral("drill-whole-turn")].wrong[QStringLiteral("no-action")]);
        stage.player->dismissFeedback();
        stage.player->activate(QStringLiteral("book:popularity/2"));
        stage.player->activate(QStringLiteral("button:end-turn"));
        QCOMPARE(stage.step(), QStringLiteral("drill-the-aim"));
    }

    void scriptPlaysInSmallSteps() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("neighbour-second-turn"));
        stage.player->back();
        stage.player->setPause(15);
        stage.player->next();
        stage.player->activate(QStringLiteral("button:end-turn"));
        QCOMPARE(stage.step(), QStringLiteral("neighbour-second-turn"));
        QVERIFY(stage.table->busy());
        QTRY_COMPARE(stage.player->run().position().value(QStringLiteral("seat:2/wood")).value_or(QString()),
                     QStringLiteral("2"));
        QTRY_VERIFY(!stage.table->busy());
        QVERIFY(stage.inStep());
        stage.player->next();
        QCOMPARE(stage.step(), QStringLiteral("choose-ship"));
    }

    void goOnDoesNotWaitForTheScript() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("end-second-turn"));
        stage.player->setPause(60000);
        stage.player->activate(QStringLiteral("button:end-turn"));
        QCOMPARE(stage.step(), QStringLiteral("neighbour-second-turn"));
        stage.player->next();
        QCOMPARE(stage.step(), QStringLiteral("choose-ship"));
        QVERIFY(stage.inStep());
        QVERIFY(!stage.table->busy());
    }

    void languageChangesWordsOnly() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("place-nun"));
        const quint64 before = stateHash(stage.table->state());
        QSignalSpy told(stage.player.get(), &LessonPlayer::stepChanged);
        stage.player->setLanguage(QStringLiteral("xx"));
        QCOMPARE(told.count(), 1);
        QCOMPARE(stage.player->title(), QStringLiteral("xx"));
        QVERIFY(stage.player->ruleTitle().startsWith(QStringLiteral("xx ")));
        QCOMPARE(stage.step(), QStringLiteral("place-nun"));
        QCOMPARE(stateHash(stage.table->state()), before);
    }

    void leavesAndComesBack() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("learning.json"));
        quint64 left = 0;
        {
            LearningRecord record(file);
            StagedLesson stage(m_room, &record);
            stage.until(QStringLiteral("advance-overseer"));
            stage.player->activate(QStringLiteral("hex:C3/action"));
            left = stateHash(stage.table->state());
            // No leave(): the place must survive a crash, too.
        }
        LearningRecord record(file);
        const LessonProgress* progress = record.progress(QStringLiteral("01-first-round"));
        QVERIFY(progress);
        QCOMPARE(progress->done, 11);
        StagedLesson stage(m_room, &record, progress->trace);
        QCOMPARE(stage.step(), QStringLiteral("advance-overseer"));
        QCOMPARE(stateHash(stage.table->state()), left);
    }

    void setupNamesOneByOne() {
        StagedLesson stage(m_room);
        QCOMPARE(stage.player->kind(), QStringLiteral("setup"));
        const int stages = static_cast<int>(stage.player->stages().size());
        QCOMPARE(stages, 7);
        for (int i = 0; i + 1 < stages; ++i) {
            QCOMPARE(stage.player->stageIndex(), i);
            stage.player->next();
        }
        stage.player->next();
        QCOMPARE(stage.step(), QStringLiteral("choose-first-hex"));
    }
};

QTEST_GUILESS_MAIN(LessonPlayerTest)
#include "tst_lesson_player.moc"
