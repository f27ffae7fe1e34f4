// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong moves, refusals and wrong answers: what the player says, and that the table is as it was.
#include "tests/lessons/staged_lesson.h"
#include "engine/messina/notation.h"

#include <QMetaProperty>
#include <QSignalSpy>
#include <QTest>

using namespace magister;

class LessonMistakesTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    /// What a hand does that means this command: the first of its targets.
    static void clickFor(StagedLesson& stage, const QString& text) {
        const auto read = messina::commandFromText(stage.table->definition(), stage.table->state(), text.toStdString());
        const auto& command = std::get<messina::Command>(read);
        if (const auto l = messina::lieutenantOf(command); l != messina::none) stage.table->pickUp(l + 1);
        stage.player->activate(messina::targetsOf(stage.table->definition(), stage.table->state(),
                                                  stage.table->state().toAct(), command)
                                   .front());
        stage.table->closeVariants();
        stage.table->pickUp(0);
    }
    static int seatRats(messina::MessinaTable& table) { return table.seats()->row(0).value(QStringLiteral("rats")).toInt(); }

    /// Name of a model that is not what it would be on a table laid anew with this game; empty for none.
    static QString unlike(messina::MessinaTable& table, const StagedLesson& stage) {
        messina::MessinaTable fresh(
            table.definition(), table.session().setup(), table.seatsAtTable(),
            [&](const QString& code) -> const Language& { return stage.voice(code); }, QStringLiteral("en"));
        fresh.restore(table.session());
        fresh.setViewSeat(table.viewSeat());
        const QMetaObject* type = table.metaObject();
        for (int i = 0; i < type->propertyCount(); ++i) {
            const QMetaProperty property = type->property(i);
            const QVariant ours = property.read(&table);
            const QVariant theirs = property.read(&fresh);
            if (auto* rows = ours.value<RowsModel*>()) {
                if (rows->rows() != theirs.value<RowsModel*>()->rows()) return QLatin1String(property.name());
            } else if (ours.userType() == QMetaType::QVariantMap && ours != theirs) {
                return QLatin1String(property.name());
            }
        }
        return {};
    }

private slots:
    void wrongMoveIsAnsweredAndTakenBack() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("choose-first-hex"));
        const quint64 before = stage.player->run().position().hash();
        stage.player->activate(QStringLiteral("hex:B1"));
        QVERIFY(answering(*stage.player));
        QCOMPARE(feedbackOf(*stage.player),
                 stage.words.steps[QStringLiteral("choose-first-hex")].wrong[QStringLiteral("plague-hex")]);
        QCOMPARE(stage.player->feedback().value(QStringLiteral("rule")).toString(),
                 QStringLiteral("messina.fight.rats"));
        QVERIFY(stage.player->feedback().value(QStringLiteral("offerUndo")).toBool());
        QVERIFY(stateHash(stage.table->state()) != before);
        stage.player->takeBack();
        QVERIFY(!answering(*stage.player));
        QCOMPARE(stateHash(stage.table->state()), before);
        QVERIFY(stage.inStep());
    }

    /// An answer that says what is to be done leaves out what has been done in this step, and names it again when that is
    /// taken back.
    void whatIsDoneIsNotAskedForAgain() {
        StagedLesson stage(m_room, nullptr, {}, 0, QStringLiteral("02-lieutenants-walk"));
        stage.until(QStringLiteral("gild-aristocrat"));
        const auto tooEarly = [&] {
            for (const ListedCommand& listed : stage.player->run().position().commands())
                if (listed.reason == u"step-over" || listed.reason == u"answer-first" || listed.reason == u"no-build-now") {
                    clickFor(stage, listed.text);
                    if (stage.player->feedback().value(QStringLiteral("id")).toString() == u"later") return feedbackOf(*stage.player);
                    stage.player->dismissFeedback();
                }
            return QString();
        };
        const QString all = tooEarly();
        QVERIFY2(all.contains(QStringLiteral("aristocrat")) && all.contains(QStringLiteral("end your turn")), qPrintable(all));
        stage.player->dismissFeedback();
        clickFor(stage, stage.player->run().solution().first());
        QCOMPARE(stage.step(), QStringLiteral("gild-aristocrat"));
        const QString rest = tooEarly();
        QVERIFY2(!rest.contains(QStringLiteral("aristocrat")) && rest.contains(QStringLiteral("end your turn")), qPrintable(rest));
        stage.player->dismissFeedback();
        stage.table->undo();
        QCOMPARE(tooEarly(), all);
    }

    /// Each language has as many words for an answer: none asks for something else after the same move.
    void everyLanguageLeavesOutTheSame() {
        int lists = 0;
        for (const QString& id : m_room.lessonIds()) {
            QList<Problem> problems;
            const LessonPtr lesson = m_room.lesson(m_room.lessonFile(id), problems);
            QVERIFY(lesson);
            const auto english = m_room.words(m_room.wordsFile(id, QStringLiteral("en")), QStringLiteral("en"), *lesson, problems);
            for (const char* code : {"pl", "cs", "ru", "de"}) {
                const auto words = m_room.words(m_room.wordsFile(id, QLatin1String(code)), QLatin1String(code), *lesson, problems);
                QVERIFY2(english && words, qPrintable(shown(problems)));
                for (auto step = english->steps.begin(); step != english->steps.end(); ++step) {
                    const auto& there = words->steps[step.key()].wrongLater;
                    QCOMPARE(there.keys(), step->wrongLater.keys());
                    for (auto later = step->wrongLater.begin(); later != step->wrongLater.end(); ++later, ++lists)
                        QCOMPARE(there[later.key()].size(), later->size());
                }
            }
        }
        QVERIFY(lists > 40);
    }

    void leftWrongMoveIsTakenBackByTheNextClick() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("choose-first-hex"));
        stage.player->activate(QStringLiteral("hex:B1"));
        stage.player->dismissFeedback();
        QVERIFY(!answering(*stage.player));
        stage.player->activate(QStringLiteral("hex:B2"));
        QCOMPARE(stage.step(), QStringLiteral("place-nun"));
        QVERIFY(stage.inStep());
    }

    /// A thing that means another part of itself while the wrong move stands: the click after it is followed all the same.
    void askedForClickWorksAfterAWrongMove() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("burn-cube"));
        stage.player->activate(QStringLiteral("button:end-fight"));
        QVERIFY(answering(*stage.player));
        // The fight is over on the table: the hex stands for its action now.
        stage.player->activate(QStringLiteral("hex:C3/action"));
        QCOMPARE(stage.step(), QStringLiteral("take-popularity-coin"));
        QVERIFY(stage.inStep());
    }

    /// Closing the answer decides nothing: the wrong move is gone, on the table, too.
    void closingTheAnswerTakesBack() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("burn-cube"));
        const quint64 before = stateHash(stage.table->state());
        stage.player->activate(QStringLiteral("button:end-fight"));
        QVERIFY(stateHash(stage.table->state()) != before);
        QVERIFY(!stage.player->feedback().value(QStringLiteral("offerKeep")).toBool());
        stage.player->dismissFeedback();
        QCOMPARE(stateHash(stage.table->state()), before);
        QVERIFY(!stage.player->run().wrongWaits());
        QCOMPARE(seatRats(*stage.table), 0);
    }

    /// Every model after three of each kind of wrong move, taken back, against a table laid anew.
    void modelsAgreeAfterEachUndo() {
        StagedLesson stage(m_room);
        int compared = 0;
        for (int steps = 0; steps < 80 && !stage.player->finished(); ++steps) {
            const LessonRun& run = stage.player->run();
            QHash<const WrongMove*, int> tried;
            for (const ListedCommand& listed : run.asksForMoves() ? run.position().commands() : QVector<ListedCommand>()) {
                LessonRun aside = run;
                const Verdict verdict = aside.play(listed.text);
                if (verdict.kind != Verdict::Kind::Legal || tried[verdict.wrong]++ >= 3) continue;
                clickFor(stage, listed.text);
                if (!answering(*stage.player)) continue; // a menu asks first
                stage.player->dismissFeedback();
                QVERIFY2(stage.inStep(), qPrintable(listed.text));
                const QString differs = unlike(*stage.table, stage);
                QVERIFY2(differs.isEmpty(), qPrintable(stage.step() + u' ' + listed.text + u' ' + differs));
                ++compared;
            }
            const QString differs = unlike(*stage.table, stage);
            QVERIFY2(differs.isEmpty(), qPrintable(stage.step() + u' ' + differs));
            stage.player->skip();
        }
        QVERIFY2(compared > 40, qPrintable(QString::number(compared)));
    }

    /// The answer speaks of what was clicked.
    void answersNameWhatWasClicked() {
        StagedLesson stage(m_room);
        while (!stage.player->finished()) {
            for (int hut = 1; hut <= 4 && stage.player->run().asksForMoves(); ++hut) {
                const QString id = stage.step();
                const QString target = QStringLiteral("seat:1/hut/%1").arg(hut);
                stage.player->activate(target);
                if (stage.step() != id) {
                    stage.player->back();
                    continue;
                }
                const QString told = answering(*stage.player)
                                         ? stage.player->feedback().value(QStringLiteral("target")).toString()
                                         : stage.table->refusal().target;
                if (answering(*stage.player) || stage.table->refusal().active) QCOMPARE(told, target);
                stage.player->dismissFeedback();
                stage.table->closeRefusal();
            }
            stage.player->skip();
        }
    }

    void refusalWithAnAnswerOfTheLesson() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("choose-plague-hex"));
        stage.table->pickUp(2);
        stage.player->activate(QStringLiteral("hex:B1"));
        QCOMPARE(feedbackOf(*stage.player),
                 stage.words.steps[QStringLiteral("choose-plague-hex")].wrong[QStringLiteral("occupied")]);
        QVERIFY(!stage.player->feedback().value(QStringLiteral("offerUndo")).toBool());
        QVERIFY(!stage.table->refusal().active);
        QVERIFY(stage.inStep());
    }

    void refusalWithoutOneIsTheTables() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("take-fire"));
        stage.player->activate(QStringLiteral("hex:C3"));
        QVERIFY(!answering(*stage.player));
        QVERIFY(stage.table->refusal().active);
        QVERIFY(!stage.table->refusal().rule.isEmpty());
        QVERIFY(stage.inStep());
    }

    /// What the lesson wants to be refused is told by the table, which then offers nothing else to do.
    void refusalThatIsTheAim() {
        StagedLesson stage(m_room, nullptr, {}, 0, QStringLiteral("02-lieutenants-walk"));
        stage.until(QStringLiteral("try-occupied"));
        stage.player->activate(QStringLiteral("hex:C3"));
        QCOMPARE(stage.step(), QStringLiteral("count-steps"));
        QVERIFY(stage.table->refusal().active);
        QCOMPARE(stage.table->refusal().reason, QStringLiteral("hex-occupied"));
        QVERIFY(stage.table->refusal().instead.isEmpty());
        // A lieutenant that cannot go anywhere is refused for its own sake, not for one of its ways.
        stage.until(QStringLiteral("try-estate"));
        stage.player->activate(QStringLiteral("seat:1/estate/lieutenant"));
        QCOMPARE(stage.step(), QStringLiteral("share-hex"));
        QCOMPARE(stage.table->refusal().reason, QStringLiteral("town-first"));
        QVERIFY(stage.inStep());
        // Other refusals go on offering something.
        stage.until(QStringLiteral("drill-walk-across"));
        stage.player->activate(QStringLiteral("seat:1/coins"));
        QVERIFY(!stage.table->refusal().instead.isEmpty());
    }

    void undoAtTheTable() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("advance-overseer"));
        stage.player->activate(QStringLiteral("hex:C3/action"));
        QVERIFY(stage.table->canUndo());
        stage.table->undo();
        QCOMPARE(stage.step(), QStringLiteral("advance-overseer"));
        QVERIFY(stage.inStep());
        stage.table->undo(); // at the start of a step: the step before
        QCOMPARE(stage.step(), QStringLiteral("take-popularity-coin"));
        QVERIFY(stage.inStep());
    }

    /// The first time only where to look, so that one can still find it out.
    void wrongAnswersSayWhy() {
        StagedLesson stage(m_room);
        stage.until(QStringLiteral("who-is-lost"));
        const StepWords& words = stage.words.steps[QStringLiteral("who-is-lost")];
        QCOMPARE(stage.player->kind(), QStringLiteral("pick"));
        stage.player->activate(QStringLiteral("seat:1/coins"));
        QVERIFY(answering(*stage.player));
        stage.player->activate(QStringLiteral("hex:C1"));
        QCOMPARE(stage.player->answerState(), QStringLiteral("wrong"));
        QVERIFY(stage.player->answerText().endsWith(words.nudge));
        QVERIFY(!stage.player->answerText().contains(words.notRight));
        // A hint stands below, and does not say it once more.
        QSignalSpy told(stage.player.get(), &LessonPlayer::answerChanged);
        stage.player->hint();
        QVERIFY(told.count() > 0 && !stage.player->answerText().contains(words.nudge));
        QCOMPARE(stage.player->hintText(), words.nudge);
        stage.player->activate(QStringLiteral("hex:C1"));
        QCOMPARE(stage.player->answerText(), words.notRight);
        stage.player->activate(QStringLiteral("hex:D1/citizens"));
        stage.player->back();
        stage.until(QStringLiteral("who-is-lost"));
        stage.player->activate(QStringLiteral("hex:C1"));
        QVERIFY(!stage.player->answerText().contains(words.notRight));
        stage.player->activate(QStringLiteral("hex:D1/citizens"));
        QCOMPARE(stage.player->answerState(), QStringLiteral("right"));
        QCOMPARE(stage.player->kind(), QStringLiteral("watch"));
        stage.player->next();
        QCOMPARE(stage.step(), QStringLiteral("who-begins"));
    }
};

QTEST_GUILESS_MAIN(LessonMistakesTest)
#include "tst_lesson_mistakes.moc"
