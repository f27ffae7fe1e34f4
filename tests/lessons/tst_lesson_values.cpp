// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lessons/lesson_room.h"

#include "app/messina/lessons/query.h"

#include <QTest>

namespace magister {

using messina::Citizen;
using messina::CitizenClass;
using messina::PromptKind;
using messina::Stage;
using messina::State;

/// What a lesson reads at the paths of the table, stated word by word: prompts and stages.
class TestLessonValues : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    QString valueOf(const State& state, const char* path) const {
        return messina::valueAt(*m_room.definition(), state, QString::fromLatin1(path)).value_or(QStringLiteral("?"));
    }

private slots:
    void promptIsNamed_data() {
        QTest::addColumn<int>("kind");
        const auto row = [](const char* word, PromptKind kind) { QTest::newRow(word) << static_cast<int>(kind); };
        row("choose-turn", PromptKind::ChooseTurn);
        row("rescue", PromptKind::Rescue);
        row("fight", PromptKind::Fight);
        row("fight-ship", PromptKind::FightShip);
        row("act", PromptKind::Act);
        row("choose-effect", PromptKind::ChooseEffect);
        row("pay-for-effect", PromptKind::PayForEffect);
        row("advance-overseer", PromptKind::AdvanceOverseer);
        row("activate", PromptKind::Activate);
        row("step-book", PromptKind::StepBook);
        row("advance-scroll", PromptKind::AdvanceScroll);
        row("upgrade-citizen", PromptKind::UpgradeCitizen);
        row("upgrade-overseer", PromptKind::UpgradeOverseer);
        row("build", PromptKind::Build);
        row("place-hut-upgrade", PromptKind::PlaceHutUpgrade);
        row("any-hex-action", PromptKind::AnyHexAction);
        row("return-citizens", PromptKind::ReturnCitizens);
        row("give-up-lieutenant", PromptKind::GiveUpLieutenant);
        row("produce", PromptKind::Produce);
        row("choose-order-book", PromptKind::ChooseOrderBook);
        row("opponent-turn", PromptKind::OpponentTurn);
        row("leave-quarantine", PromptKind::LeaveQuarantine);
        row("proceed", PromptKind::Proceed);
    }
    void promptIsNamed() {
        QFETCH(int, kind);
        State state;
        state.promptCount = 1;
        state.promptStack[0].kind = static_cast<PromptKind>(kind);
        QCOMPARE(valueOf(state, "prompt"), QString::fromLatin1(QTest::currentDataTag()));
    }
    void noPromptIsNone() { QCOMPARE(valueOf(State{}, "prompt"), QStringLiteral("none")); }

    void stageIsNamed_data() {
        QTest::addColumn<int>("stage");
        const auto row = [](const char* word, Stage stage) { QTest::newRow(word) << static_cast<int>(stage); };
        row("turns", Stage::Turns);
        row("production", Stage::Production);
        row("quarantine", Stage::Quarantine);
        row("clear-town", Stage::ClearTown);
        row("turn-order", Stage::TurnOrder);
        row("arrivals", Stage::Arrivals);
        row("plague", Stage::Plague);
        row("scoring", Stage::Scoring);
        row("over", Stage::Over);
    }
    void stageIsNamed() {
        QFETCH(int, stage);
        State state;
        state.stage = static_cast<Stage>(stage);
        QCOMPARE(valueOf(state, "stage"), QString::fromLatin1(QTest::currentDataTag()));
    }

    void overseersAreUpgraded() {
        State state;
        state.playerCount = 2;
        QCOMPARE(valueOf(state, "seat:2/overseer/nun/upgraded"), QStringLiteral("0"));
        state.players[1].overseer(CitizenClass::Nun).upgraded = true;
        QCOMPARE(valueOf(state, "seat:2/overseer/nun/upgraded"), QStringLiteral("1"));
        QCOMPARE(valueOf(state, "seat:2/overseer/craftsman/upgraded"), QStringLiteral("0"));
        QCOMPARE(valueOf(state, "seat:2/overseer/nun"), QStringLiteral("nun-start"));
        QCOMPARE(valueOf(state, "seat:2/overseer/nun/branch"), QStringLiteral("?"));
    }

    void workshopsHoldCitizens() {
        State state;
        state.playerCount = 2;
        state.players[0].workshops.push({0, Citizen::GoldCraftsman, false});
        state.players[0].workshops.push({1, Citizen::Nobody, false});
        QCOMPARE(valueOf(state, "seat:1/workshop/1"), QString::fromStdString(m_room.definition()->workshops[0].id));
        QCOMPARE(valueOf(state, "seat:1/workshop/1/citizen"), QStringLiteral("gold-craftsman"));
        QCOMPARE(valueOf(state, "seat:1/workshop/2/citizen"), QString());
        QCOMPARE(valueOf(state, "seat:1/workshop/3/citizen"), QString());
        QCOMPARE(valueOf(state, "seat:1/workshop/3"), QString());
        QCOMPARE(valueOf(state, "seat:1/workshop/1/tile"), QStringLiteral("?"));
    }

    void scrollTracksAreCounted() {
        State state;
        state.playerCount = 2;
        state.players[0].scroll = {0, 3, 1};
        QCOMPARE(valueOf(state, "seat:1/scroll/2"), QStringLiteral("3"));
        QCOMPARE(valueOf(state, "seat:1/scroll/4"), QStringLiteral("?"));
    }

    void faceUpTilesAreNamed() {
        State state;
        state.playerCount = 2;
        QCOMPARE(valueOf(state, "market:workshops/nun"), QString());
        state.workshops[static_cast<std::size_t>(CitizenClass::Nun)].push(3);
        state.workshops[static_cast<std::size_t>(CitizenClass::Nun)].push(9);
        state.huts[1].push(4);
        state.carts[0].push(2);
        const auto definition = m_room.definition();
        QCOMPARE(valueOf(state, "market:workshops/nun"), QString::fromStdString(definition->workshops[9].id));
        QCOMPARE(valueOf(state, "market:hut-upgrades/2"), QString::fromStdString(definition->hutUpgrades[4].id));
        QCOMPARE(valueOf(state, "market:carts/1"), QString::fromStdString(definition->carts[2].id));
        QCOMPARE(valueOf(state, "market:workshops/soldier"), QStringLiteral("?"));
        QCOMPARE(valueOf(state, "market:hut-upgrades/4"), QStringLiteral("?"));
    }
};

} // namespace magister

QTEST_GUILESS_MAIN(magister::TestLessonValues)
#include "tst_lesson_values.moc"
