// SPDX-License-Identifier: GPL-3.0-or-later
// The player on a real table: clicks by target, feedback, hints, showing, language, leaving and coming back.
#include "engine/core/state_hash.h"
#include "tests/lessons/lesson_room.h"
#include "engine/messina/notation.h"
#include "app/teaching/lesson_player.h"
#include "app/messina/lessons/lesson_table.h"
#include "app/messina/lessons/position.h"

#include <QMetaProperty>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;

namespace {

/// Gives back what it is asked, marked with its code: enough to see which language was asked.
class PlainLanguage : public Language {
public:
    explicit PlainLanguage(const QString& code) : m_code(code) {}
    QString code() const override { return m_code; }
    QString text(const char*, const char* source) const override { return m_code + u':' + QString::fromUtf8(source); }
    QString word(const QString& key, const QString&, int) const override { return key; }
    QString count(const QString& key, int n, const QString&) const override { return QString::number(n) + u' ' + key; }
    RuleTitle rule(const QString& id) const override { return {QStringLiteral("1.1"), m_code + u' ' + id}; }

private:
    QString m_code;
};

struct Stage {
    const LessonRoom& room;
    LessonPtr lesson;
    PlainLanguage english{QStringLiteral("en")};
    PlainLanguage other{QStringLiteral("xx")};
    LessonWords words;
    LessonWords otherWords;
    std::unique_ptr<messina::MessinaTable> table;
    std::unique_ptr<messina::MessinaLessonTable> bridge;
    std::unique_ptr<LessonPlayer> player;

    explicit Stage(const LessonRoom& from, LearningRecord* record = nullptr, const QVector<StepTrace>& trace = {},
                   int pause = 0)
        : room(from) {
        const auto id = QStringLiteral("01-first-round");
        QList<Problem> problems;
        lesson = room.lesson(room.lessonFile(id), problems);
        words = *room.words(room.wordsFile(id, QStringLiteral("en")), QStringLiteral("en"), *lesson, problems);
        otherWords = words;
        otherWords.title = QStringLiteral("xx");
        const QVector<messina::Seat> seats{{QStringLiteral("A"), QStringLiteral("sapphire")},
                                           {QStringLiteral("B"), QStringLiteral("ruby")}};
        table = std::make_unique<messina::MessinaTable>(
            *room.definition(), setupOf<messina::Setup>(lesson->start), seats,
            [this](const QString& code) -> const Language& { return voice(code); }, QStringLiteral("en"));
        bridge = std::make_unique<messina::MessinaLessonTable>(table.get());
        player = std::make_unique<LessonPlayer>(
            trace.isEmpty() ? LessonRun(lesson, room.opening()) : LessonRun::resumed(lesson, room.opening(), trace),
            *bridge,
            [this](const QString& code) {
                return LessonVoice{code == u"xx" ? &otherWords : &words, &voice(code)};
            },
            QStringLiteral("en"), record);
        player->setPause(pause);
    }
    const PlainLanguage& voice(const QString& code) const { return code == u"xx" ? other : english; }
    QString step() const { return player->finished() ? QString() : player->run().step().id; }
    void until(const QString& id) {
        while (!player->finished() && step() != id)
            player->skip();
    }
    bool inStep() const { return stateHash(table->state()) == player->run().position().hash(); }
};

QString feedbackOf(const LessonPlayer& player) {
    return player.feedback().value(QStringLiteral("text")).toString();
}
bool answering(const LessonPlayer& player) {
    return player.feedback().value(QStringLiteral("active")).toBool();
}

} // namespace

class LessonPlayerTest : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    /// Does what a step asks by clicking its targets, as a person would.
    static bool clickThrough(Stage& stage) {
        LessonPlayer& player = *stage.player;
        const LessonRun& run = player.run();
        if (player.kind() == u"pick") {
            player.activate(run.position().resolved(run.step().pick->targets.first()));
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

    /// What a hand does that means this command: the first of its targets.
    static void clickFor(Stage& stage, const QString& text) {
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
    static QString unlike(messina::MessinaTable& table, const Stage& stage) {
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
    void wholeLessonByClicks() {
        Stage stage(m_room);
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
        Stage stage(m_room);
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

    void wrongMoveIsAnsweredAndTakenBack() {
        Stage stage(m_room);
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

    void leftWrongMoveIsTakenBackByTheNextClick() {
        Stage stage(m_room);
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
        Stage stage(m_room);
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
        Stage stage(m_room);
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
        Stage stage(m_room);
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
        Stage stage(m_room);
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
        Stage stage(m_room);
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
        Stage stage(m_room);
        stage.until(QStringLiteral("take-fire"));
        stage.player->activate(QStringLiteral("hex:C3"));
        QVERIFY(!answering(*stage.player));
        QVERIFY(stage.table->refusal().active);
        QVERIFY(!stage.table->refusal().rule.isEmpty());
        QVERIFY(stage.inStep());
    }

    void boardIsQuietWhileReading() {
        Stage stage(m_room);
        stage.player->activate(QStringLiteral("hex:B2"));
        QVERIFY(answering(*stage.player));
        QVERIFY(stage.inStep());
        stage.until(QStringLiteral("guess-the-rat"));
        stage.player->activate(QStringLiteral("hex:C1"));
        QVERIFY(answering(*stage.player));
        QVERIFY(stage.inStep());
    }

    void hintsAndShowMe() {
        Stage stage(m_room);
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
        Stage stage(m_room);
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
            QVERIFY(run.step().pick ? stage.player->targets().size() > lit.size() || run.step().pick->targets.size() == 1
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
        Stage stage(m_room);
        stage.until(QStringLiteral("neighbour-first-turn"));
        stage.player->hint();
        QVERIFY(answering(*stage.player));
        QCOMPARE(stage.player->hintLevel(), 0);
    }

    void partsOfTheTourCanBeChosen() {
        Stage stage(m_room);
        stage.player->showStage(4);
        QCOMPARE(stage.player->stageIndex(), 4);
        stage.player->showStage(1);
        QCOMPARE(stage.player->stageIndex(), 1);
        stage.player->showStage(7);
        QCOMPARE(stage.player->stageIndex(), 1);
    }

    /// The card has the say while one reads, answers, watches or is answered, not while a move is asked for.
    void speaksOrListens() {
        Stage stage(m_room);
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
        Stage stage(m_room);
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

    void showMeIsSeenAndTakenBack() {
        Stage stage(m_room);
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

    void scriptPlaysInSmallSteps() {
        Stage stage(m_room);
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
        Stage stage(m_room);
        stage.until(QStringLiteral("end-second-turn"));
        stage.player->setPause(60000);
        stage.player->activate(QStringLiteral("button:end-turn"));
        QCOMPARE(stage.step(), QStringLiteral("neighbour-second-turn"));
        stage.player->next();
        QCOMPARE(stage.step(), QStringLiteral("choose-ship"));
        QVERIFY(stage.inStep());
        QVERIFY(!stage.table->busy());
    }

    void undoAtTheTable() {
        Stage stage(m_room);
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

    void languageChangesWordsOnly() {
        Stage stage(m_room);
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
            Stage stage(m_room, &record);
            stage.until(QStringLiteral("advance-overseer"));
            stage.player->activate(QStringLiteral("hex:C3/action"));
            left = stateHash(stage.table->state());
            // No leave(): the place must survive a crash, too.
        }
        LearningRecord record(file);
        const LessonProgress* progress = record.progress(QStringLiteral("01-first-round"));
        QVERIFY(progress);
        QCOMPARE(progress->done, 11);
        Stage stage(m_room, &record, progress->trace);
        QCOMPARE(stage.step(), QStringLiteral("advance-overseer"));
        QCOMPARE(stateHash(stage.table->state()), left);
    }

    void wrongAnswersSayWhy() {
        Stage stage(m_room);
        stage.until(QStringLiteral("who-is-lost"));
        QCOMPARE(stage.player->kind(), QStringLiteral("pick"));
        stage.player->activate(QStringLiteral("seat:1/coins"));
        QVERIFY(answering(*stage.player));
        stage.player->activate(QStringLiteral("hex:C1"));
        QCOMPARE(stage.player->answerState(), QStringLiteral("wrong"));
        QCOMPARE(stage.player->answerText(), stage.words.steps[QStringLiteral("who-is-lost")].notRight);
        stage.player->activate(QStringLiteral("hex:D1/citizens"));
        QCOMPARE(stage.player->answerState(), QStringLiteral("right"));
        QCOMPARE(stage.player->kind(), QStringLiteral("watch"));
        stage.player->next();
        QCOMPARE(stage.step(), QStringLiteral("who-begins"));
    }

    void setupNamesOneByOne() {
        Stage stage(m_room);
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
