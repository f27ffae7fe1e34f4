// SPDX-License-Identifier: GPL-3.0-or-later
// Hints step by step, of moves and of questions, and moves that are shown.
#include "tests/lessons/staged_lesson.h"

#include <QSignalSpy>
#include <QTest>

using namespace magister;

class LessonHintsTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;

private slots:
    void hintsAndShowMe() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("advance-overseer"));
        const StepWords& words = stage.words.steps[QStringLiteral("advance-overseer")];
        QCOMPARE(stage.player->hintText(), QString());
        stage.player->hint();
        QCOMPARE(stage.player->hintText(), words.nudge);
        stage.player->hint();
        QCOMPARE(stage.player->hintText(), words.hint);
        const quint64 before = stage.player->run().position().hash();
        stage.player->activate(QStringLiteral("hex:C3/action"));
        // The third one shows the move, and so does every further one.
        for (int shown = 0; shown < 2; ++shown) {
            QSignalSpy laid(stage.table.get(), &messina::MessinaTable::changed);
            stage.player->hint();
            QCOMPARE(stage.player->hintLevel(), 3);
            QVERIFY(laid.count() >= 2);
            QVERIFY(!stage.player->showing());
            QCOMPARE(stage.step(), QStringLiteral("advance-overseer"));
            QCOMPARE(stateHash(stage.table->state()), before);
        }
    }

    /// Each hint of a question changes something, and none of them, nor the rule beside it, is the answer before the last.
    void hintsOfQuestions() {
        StagedLesson stage(m_room);
        int questions = 0;
        for (; !stage.player->finished(); stage.player->skip()) {
            if (!stage.player->run().asksForAnswer()) continue;
            const LessonRun& run = stage.player->run();
            const StepWords& words = stage.words.steps[stage.step()];
            QCOMPARE(stage.player->ruleTitle(), QString());
            QVERIFY(stage.player->canHint());
            stage.player->hint();
            QCOMPARE(stage.player->hintText(), words.nudge);
            const QStringList lit = stage.player->targets();
            QVERIFY(stage.player->ruledOut().isEmpty());
            stage.player->hint();
            if (run.step().pick) {
                QCOMPARE(stage.player->hintText(), words.hint);
                QCOMPARE(stage.player->targets(), lit);
            } else {
                QCOMPARE(stage.player->ruledOut().size(), 1);
                QVERIFY(!run.isRight(stage.player->ruledOut().first()));
            }
            QVERIFY(stage.player->pointedOut().isEmpty());
            stage.player->hint();
            QCOMPARE(stage.player->hintText(), words.notRight);
            QVERIFY(run.step().pick ? stage.player->targets().size() > lit.size() || run.rightTargets().size() == 1
                                    : run.isRight(stage.player->pointedOut()));
            QVERIFY(!stage.player->canHint());
            stage.player->answer(run.task().skipBy.value(0).mid(7));
            QVERIFY(!stage.player->ruleTitle().isEmpty());
            ++questions;
        }
        QVERIFY(questions >= 10);
    }

    /// Where nothing is asked, a hint is asked for in vain, and a card says so.
    void hintWhileReading() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("neighbour-first-turn"));
        stage.player->hint();
        QVERIFY(answering(*stage.player));
        QCOMPARE(stage.player->hintLevel(), 0);
    }

    void showMeIsSeenAndTakenBack() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("advance-overseer"));
        stage.player->setPause(15);
        const quint64 before = stateHash(stage.table->state());
        stage.player->showMe();
        QVERIFY(stage.player->showing());
        QVERIFY(stage.table->busy());
        stage.player->activate(QStringLiteral("hex:C3/action")); // nothing happens meanwhile
        QTRY_VERIFY(stateHash(stage.table->state()) != before);
        QTRY_VERIFY(!stage.player->showing());
        QCOMPARE(stateHash(stage.table->state()), before);
        QVERIFY(!stage.table->busy());
    }
};

QTEST_GUILESS_MAIN(LessonHintsTest)
#include "tst_lesson_hints.moc"
