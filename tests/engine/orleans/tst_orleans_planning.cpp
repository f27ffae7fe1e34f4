// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 4: all at once, fair and undoable until each has said done, or one job after another.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include "engine/orleans/notation.h"
#include "engine/orleans/observe.h"
#include "engine/orleans/session.h"

using namespace magister::orleans;

class TestOrleansPlanning : public QObject {
    Q_OBJECT

private:
    static constexpr PlaceFollower boatmanToFarmhouse{Token::OwnBoatman, false, PlaceId::Farmhouse, 0};
    static constexpr PlaceFollower craftsmanToFarmhouse{Token::OwnCraftsman, false, PlaceId::Farmhouse, 1};

    /// Round I of a game by those rulings, in phase 4: the first draw has nothing to draw.
    static Position planned(ruling::PlanningOrder order, ruling::PlanningUndo undo = ruling::PlanningUndo::UntilDone,
                            std::uint8_t players = 3) {
        Setup setup;
        setup.players = players;
        setup.rulings.planningOrder = order;
        setup.rulings.planningUndo = undo;
        Position game(setup);
        if (!game.give(0, Proceed{})) qFatal("%s", game.why());
        return game;
    }

private slots:
    void allAreAskedAtOnce() {
        ATOMS("orleans.planning.together", "orleans.round.simultaneous", "orleans.draw.first-round");
        Position game = planned(ruling::PlanningOrder::Together);
        QCOMPARE(game.count<NothingToDraw>(), 3);
        for (PlayerIndex p = 0; p < 3; ++p)
            QVERIFY(game.asks(p) == PromptKind::Plan);
        // In any order, and each goes on after the others have said done.
        GIVE(2, boatmanToFarmhouse);
        GIVE(0, boatmanToFarmhouse);
        GIVE(2, Done{});
        REFUSES("orleans.planning.together", 2, craftsmanToFarmhouse, Reason::AlreadyDone);
        GIVE(0, craftsmanToFarmhouse);
        GIVE(1, Done{});
        QCOMPARE(int(game.s.stage), int(Stage::Planning));
        GIVE(0, Done{});
        QCOMPARE(game.count<PlansSettled>(), 1);
        QVERIFY(game.s.stage == Stage::Actions);
    }

    void nobodySeesThePlansOfOthers() {
        ATOMS("orleans.planning.together");
        Position game = planned(ruling::PlanningOrder::Together);
        const State before = game.s;
        GIVE(0, boatmanToFarmhouse);
        QVERIFY(observe(game.s, 0).state.players[0].work.at(PlaceId::Farmhouse).filled() == 1);
        for (const PlayerIndex viewer : {PlayerIndex{1}, PlayerIndex{2}, onlooker})
            QVERIFY(observe(game.s, viewer).state == observe(before, viewer).state);
        const auto* placed = game.event<FollowerPlaced>();
        QVERIFY(placed && placed->hidden);
        QVERIFY(observe(Event{*placed}, 0) == Event{*placed});
        QVERIFY(observe(Event{*placed}, 1) == (Event{FollowerPlaced{.player = 0, .hidden = true}}));
        GIVE(0, Done{});
        GIVE(1, Done{});
        QVERIFY(observe(game.s, 2).state.players[0].work.at(PlaceId::Farmhouse).filled() == 0);
        GIVE(2, Done{});
        QVERIFY(observe(game.s, 2).state.players[0].work.at(PlaceId::Farmhouse).filled() == 1);
        QVERIFY(reveals(Event{PlansSettled{}}));
    }

    void whatIsPlacedCanBeTakenBackUntilDone() {
        ATOMS("orleans.planning.take-back", "orleans.planning.locked");
        Position game = planned(ruling::PlanningOrder::Together);
        const Workforce before = game.me().work;
        GIVE(0, boatmanToFarmhouse);
        GIVE(0, TakeBack{PlaceId::Farmhouse, 0});
        QVERIFY(game.me().work == before);
        GIVE(0, boatmanToFarmhouse);
        for (PlayerIndex p = 0; p < 3; ++p)
            GIVE(p, Done{});
        // Next round it stands where it was put.
        for (PlayerIndex p = 0; p < 3; ++p)
            GIVE(p, Pass{});
        GIVE(1, Proceed{});
        while (game.s.stage == Stage::Followers)
            for (PlayerIndex p = 0; p < 3; ++p)
                if (game.asks(p) == PromptKind::Draw) GIVE(p, Done{});
        REFUSES("orleans.planning.locked", 0, (TakeBack{PlaceId::Farmhouse, 0}), Reason::SlotsLocked);
    }

    /// Done is taken back as long as somebody still plans: the plan is as it was left, and may be changed.
    void whoIsDoneMayPlanAgain() {
        ATOMS("orleans.planning.together", "orleans.planning.take-back");
        Position game = planned(ruling::PlanningOrder::Together);
        GIVE(0, boatmanToFarmhouse);
        REFUSES("orleans.planning.together", 0, PlanAgain{}, Reason::StillPlanning);
        GIVE(0, Done{});
        GIVE(1, boatmanToFarmhouse);
        const State done = game.s;
        QCOMPARE(choices(game.def, game.s, 0).size(), std::size_t{1});
        GIVE(0, PlanAgain{});
        const auto* reopened = game.event<PlanReopened>();
        QVERIFY(reopened && reopened->player == 0);
        QVERIFY(game.asks(0) == PromptKind::Plan && !game.s.saidDone(0));
        QVERIFY(game.s.players == done.players && game.s.plansBefore == done.plansBefore);
        // Nobody else sees more than that.
        for (const PlayerIndex viewer : {PlayerIndex{1}, PlayerIndex{2}, onlooker}) {
            QVERIFY(observe(game.s, viewer).state.players == observe(done, viewer).state.players);
            QVERIFY(observe(Event{*reopened}, viewer) == Event{*reopened});
        }
        QVERIFY(!reveals(Event{*reopened}));
        GIVE(0, TakeBack{PlaceId::Farmhouse, 0});
        GIVE(0, craftsmanToFarmhouse);
        GIVE(1, Done{});
        GIVE(2, Done{});
        // The others wait for whoever plans again.
        QVERIFY(game.s.stage == Stage::Planning);
        GIVE(0, Done{});
        QVERIFY(game.s.stage == Stage::Actions);
        QVERIFY(game.s.players[0].work.at(PlaceId::Farmhouse).tokens[1] == Token::OwnCraftsman);
        REFUSES("orleans.planning.locked", 0, PlanAgain{}, Reason::PlansStand);
        REFUSES("orleans.planning.locked", 1, PlanAgain{}, Reason::PlansStand);
    }

    /// Where what is placed is final, more may be placed, and nothing taken back.
    void planningAgainTakesNothingBackThatIsFinal() {
        ATOMS("orleans.planning.take-back");
        Position game = planned(ruling::PlanningOrder::Together, ruling::PlanningUndo::Final);
        GIVE(0, boatmanToFarmhouse);
        GIVE(0, Done{});
        GIVE(0, PlanAgain{});
        REFUSES("orleans.planning.take-back", 0, (TakeBack{PlaceId::Farmhouse, 0}), Reason::PlacementIsFinal);
        ALLOWS(0, craftsmanToFarmhouse);
    }

    void nobodyPlansAgainOutOfTime() {
        ATOMS("orleans.planning.one-by-one");
        Position game = planned(ruling::PlanningOrder::OneByOne);
        REFUSES("orleans.planning.one-by-one", 0, PlanAgain{}, Reason::JobsStand);
        GIVE(0, Done{});
        REFUSES("orleans.planning.one-by-one", 0, PlanAgain{}, Reason::JobsStand);
        QVERIFY(choices(game.def, game.s, 0).empty());
    }

    void nobodyPlansAgainInAnotherPhase() {
        ATOMS("orleans.round.phases");
        Setup setup;
        setup.players = 2;
        Position game(setup);
        REFUSES("orleans.round.phases", 0, PlanAgain{}, Reason::OtherPhase);
        REFUSES("orleans.round.phases", 1, PlanAgain{}, Reason::OtherPhase);
    }

    /// A game in which somebody has planned again is the same game when its commands are given again.
    void planningAgainIsReplayed() {
        Setup setup;
        setup.players = 2;
        Session session(realDefinition(), setup);
        const std::vector<std::pair<PlayerIndex, Command>> commands{
            {0, Proceed{}}, {0, boatmanToFarmhouse}, {0, Done{}}, {1, boatmanToFarmhouse},
            {0, PlanAgain{}}, {0, TakeBack{PlaceId::Farmhouse, 0}}, {0, Done{}}, {1, Done{}}};
        QVERIFY(!session.replay(commands));
        QVERIFY(session.state().stage == Stage::Actions);
        QCOMPARE(session.state().players[0].work.at(PlaceId::Farmhouse).filled(), 0);
        Session again(realDefinition(), setup);
        std::vector<std::pair<PlayerIndex, Command>> read;
        for (const auto& [player, command] : commands) {
            const auto parsed = commandFromText(realDefinition(), toText(realDefinition(), command));
            QVERIFY(std::holds_alternative<Command>(parsed));
            read.emplace_back(player, std::get<Command>(parsed));
        }
        QVERIFY(!again.replay(read) && again.state() == session.state());
    }

    void orNotAtAll() {
        ATOMS("orleans.planning.take-back");
        Position game = planned(ruling::PlanningOrder::Together, ruling::PlanningUndo::Final);
        GIVE(0, boatmanToFarmhouse);
        REFUSES("orleans.planning.take-back", 0, (TakeBack{PlaceId::Farmhouse, 0}), Reason::PlacementIsFinal);
    }

    void towerAndTheatreTakeBackToWhereItCameFrom() {
        ATOMS("orleans.tiles.gunpowder-tower", "orleans.extra-tiles.theatre");
        Setup setup;
        setup.players = 2;
        setup.extraTiles = true;
        Position game(setup);
        game.tile(PlaceId::GunpowderTower).tile(PlaceId::Theatre).onTower(neutral(Follower::Knight)).planning();
        const Workforce before = game.me().work;
        GIVE(0, PlaceFollower{Token::Knight, true, PlaceId::Theatre, 0});
        GIVE(0, PlaceFollower{Token::OwnFarmer, false, PlaceId::Theatre, 0});
        QCOMPARE(game.me().work.theatre.total(), 2);
        GIVE(0, TakeBack{PlaceId::Theatre, static_cast<SlotOfPlace>(Token::Knight)});
        GIVE(0, TakeBack{PlaceId::Theatre, static_cast<SlotOfPlace>(Token::OwnFarmer)});
        QVERIFY(game.me().work == before);
    }

    void oneJobAfterAnother() {
        ATOMS("orleans.planning.one-by-one");
        Position game = planned(ruling::PlanningOrder::OneByOne);
        QVERIFY(game.asks(0) == PromptKind::Plan && game.asks(1) == PromptKind::None);
        REFUSES("orleans.planning.one-by-one", 0, CommitJob{}, Reason::NoJobBegun);
        GIVE(0, boatmanToFarmhouse);
        QVERIFY(observe(game.s, 1).state.players[0].work.at(PlaceId::Farmhouse).filled() == 1);
        REFUSES("orleans.planning.one-by-one", 0, (PlaceFollower{Token::OwnTrader, false, PlaceId::Castle, 2}),
                Reason::JobFirst);
        GIVE(0, craftsmanToFarmhouse);
        GIVE(0, CommitJob{});
        QVERIFY(game.asks(1) == PromptKind::Plan && game.asks(0) == PromptKind::None);
        GIVE(1, Done{});
        GIVE(2, Done{});
        // The first one again, until all have said done; the job committed stands.
        REFUSES("orleans.planning.one-by-one", 0, (TakeBack{PlaceId::Farmhouse, 0}), Reason::JobIsDone);
        GIVE(0, PlaceFollower{Token::OwnTrader, false, PlaceId::Castle, 2});
        GIVE(0, TakeBack{PlaceId::Castle, 2});
        REFUSES("orleans.planning.one-by-one", 0, CommitJob{}, Reason::NoJobBegun);
        GIVE(0, Done{});
        QVERIFY(game.s.stage == Stage::Actions);
    }
};

QTEST_GUILESS_MAIN(TestOrleansPlanning)
#include "tst_orleans_planning.moc"
