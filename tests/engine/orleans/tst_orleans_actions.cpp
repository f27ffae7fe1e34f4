// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 5: an action or a pass in turn, until all have passed.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

using namespace magister::orleans;

class TestOrleansActions : public QObject {
    Q_OBJECT

private:
    static Setup seats(int players, PlayerIndex start) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.startPlayer = start;
        return setup;
    }
    /// Phase 5 of round I begins; everybody has Farmhouse and Castle filled.
    static Position begun(int players, PlayerIndex start = 0) {
        Position game(seats(players, start));
        for (PlayerIndex p = 0; p < players; ++p)
            game.fill(PlaceId::Farmhouse, p).fill(PlaceId::Castle, p);
        game.idleUntil(Stage::Actions);
        return game;
    }
    static bool onlyAsked(const Position& game, PlayerIndex p) { return game.s.asked() == 1u << p; }

private slots:
    void inTurnOneActionOrAPass() {
        ATOMS("orleans.actions.turn", "orleans.actions.pass");
        Position game = begun(3, 1);
        QVERIFY(onlyAsked(game, 1));
        REFUSES("orleans.actions.turn", 2, UsePlace{PlaceId::Farmhouse}, Reason::NotYourTurn);
        REFUSES("orleans.actions.turn", 0, Pass{}, Reason::NotYourTurn);
        GIVE(1, UsePlace{PlaceId::Farmhouse});
        QVERIFY(onlyAsked(game, 2));
        REFUSES("orleans.actions.turn", 1, UsePlace{PlaceId::Castle}, Reason::NotYourTurn); // one action at a time
        GIVE(2, Pass{});
        QVERIFY(onlyAsked(game, 0));
        GIVE(0, UsePlace{PlaceId::Castle});
        QVERIFY(onlyAsked(game, 1)); // and round again
        GIVE(1, UsePlace{PlaceId::Castle});
        QVERIFY(onlyAsked(game, 0)); // past whoever has passed
        REFUSES("orleans.actions.pass", 2, UsePlace{PlaceId::Farmhouse}, Reason::AlreadyPassed);
        REFUSES("orleans.actions.pass", 2, Pass{}, Reason::AlreadyPassed);
        GIVE(0, Pass{});
        QVERIFY(onlyAsked(game, 1));
        GIVE(1, Pass{});
        QVERIFY(game.s.stage != Stage::Actions);
    }

    void whoHasPassedPlaysAgainNextRound() {
        ATOMS("orleans.actions.pass");
        Position game = begun(2);
        GIVE(0, Pass{});
        REFUSES("orleans.actions.pass", 0, UsePlace{PlaceId::Farmhouse}, Reason::AlreadyPassed);
        game.idleRound();
        game.idleUntil(Stage::Actions);
        GIVE(1, Pass{});
        ALLOWS(0, UsePlace{PlaceId::Farmhouse});
    }

    void anyOrderAndNoDuty() {
        ATOMS("orleans.actions.free-choice");
        for (const bool castleFirst : {false, true}) {
            Position game = begun(2);
            GIVE(0, UsePlace{castleFirst ? PlaceId::Castle : PlaceId::Farmhouse});
            GIVE(1, Pass{}); // with two actions left
            QVERIFY(isActive(game.def, game.player(1), PlaceId::Farmhouse));
            ALLOWS(0, UsePlace{castleFirst ? PlaceId::Farmhouse : PlaceId::Castle});
            GIVE(0, Pass{});
            QVERIFY(game.s.stage != Stage::Actions);
        }
        Position game = begun(2);
        REFUSES("orleans.actions.free-choice", 0, Decline{}, Reason::NothingToDecline);
    }

    void usedFollowersGoIntoTheBag() {
        ATOMS("orleans.actions.return");
        Position game(2);
        game.on(PlaceId::Castle, 0, Token::Technology).on(PlaceId::Castle, 1, Token::OwnBoatman);
        game.on(PlaceId::Castle, 2, Token::Trader).fill(PlaceId::Farmhouse).acting();
        GIVE(0, UsePlace{PlaceId::Castle});
        TokenCounts bag;
        bag.of(Token::OwnBoatman) = bag.of(Token::Trader) = bag.of(Token::Knight) = 1;
        QVERIFY(game.me().bag == bag);
        const Filling& castle = game.me().work.at(PlaceId::Castle);
        QVERIFY(castle.tokens[0] == Token::Technology);
        QCOMPARE(castle.filled(), 1);
        QCOMPARE(game.me().work.at(PlaceId::Farmhouse).filled(), 2); // those of other places stay
    }

    void everyPlaceIsEmptiedAfterUse() {
        ATOMS("orleans.actions.return", "orleans.actions.single");
        for (const PlaceId place :
             {PlaceId::Farmhouse, PlaceId::Castle, PlaceId::University, PlaceId::Monastery, PlaceId::Scriptorium,
              PlaceId::Guildhall, PlaceId::Village, PlaceId::Ship, PlaceId::Wagon, PlaceId::Windmill}) {
            Position game(2);
            if (isTile(place)) game.tile(place);
            game.fill(place).acting().event(EventKind::Income);
            const int placed = game.me().work.at(place).filled();
            GIVE(0, UsePlace{place});
            while (game.asks() != PromptKind::Act)
                GIVE(0, game.list().front().command);
            const int recruits = game.count<FollowerRecruited>();
            QCOMPARE(game.me().work.at(place).filled(), 0);
            if (place == PlaceId::Village)
                QCOMPARE(game.me().bagTotal(), placed + 1);
            else
                QCOMPARE(game.me().bagTotal(), placed + recruits);
            REFUSES("orleans.planning.incomplete", 0, UsePlace{place}, Reason::PlaceNotActive);
        }
    }

    void onceForEachFilling() {
        ATOMS("orleans.actions.single");
        Position game(2);
        game.on(PlaceId::Farmhouse, 0, Token::OwnBoatman).on(PlaceId::Farmhouse, 1, Token::OwnCraftsman).acting();
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        QCOMPARE(game.count<FollowerRecruited>(), 1);
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Farmhouse}, Reason::PlaceNotActive);
        game.on(PlaceId::Farmhouse, 0, Token::OwnBoatman).on(PlaceId::Farmhouse, 1, Token::OwnCraftsman);
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        QCOMPARE(int(game.me().track(Track::Farmer)), 2);
    }

    void untilAllHavePassed() {
        ATOMS("orleans.actions.phase-end");
        Position game = begun(3);
        game.event(EventKind::Income);
        GIVE(0, Pass{});
        GIVE(1, Pass{});
        QVERIFY(game.s.stage == Stage::Actions);
        GIVE(2, UsePlace{PlaceId::Farmhouse});
        GIVE(2, UsePlace{PlaceId::Castle});
        QVERIFY(game.s.stage == Stage::Actions); // nothing is left to do, but a pass must be said
        GIVE(2, Pass{});
        QVERIFY(game.s.stage == Stage::Event);
    }

    void whatIsNotUsedStays() {
        ATOMS("orleans.actions.keep");
        Position game(2);
        game.fill(PlaceId::Farmhouse).on(PlaceId::Ship, 0, Token::OwnFarmer).on(PlaceId::Ship, 2, Token::Knight);
        const auto placesBefore = game.me().work.places;
        for (int round = 0; round < 4; ++round)
            game.idleRound();
        QVERIFY(game.me().work.places == placesBefore);
        QVERIFY(isActive(game.def, game.me(), PlaceId::Farmhouse));
        game.idleUntil(Stage::Actions);
        while (!game.s.isAsked(0))
            GIVE(1, Pass{});
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        QVERIFY(game.me().work.at(PlaceId::Ship) == placesBefore[static_cast<std::size_t>(PlaceId::Ship)]);
    }

    void impossibleActions() {
        ATOMS("orleans.actions.impossible");
        Position game(2);
        game.fill(PlaceId::Ship).fill(PlaceId::Wagon).tile(PlaceId::Office).fill(PlaceId::Office).acting();
        game.merchant("chartres"); // roads only
        const Filling ship = game.me().work.at(PlaceId::Ship);
        REFUSES("orleans.actions.impossible", 0, UsePlace{PlaceId::Ship}, Reason::NoWayFromHere);
        QVERIFY(game.me().work.at(PlaceId::Ship) == ship);
        ALLOWS(0, UsePlace{PlaceId::Wagon});
        game.merchant("orleans");
        ALLOWS(0, UsePlace{PlaceId::Ship});
        // A coin for each trading station, and none is built: coins close nothing.
        ALLOWS(0, UsePlace{PlaceId::Office});
    }

    void villageWithAllTracksAtTheirEnd() {
        ATOMS("orleans.actions.impossible");
        Position game(2);
        game.fill(PlaceId::Village).acting();
        game.track(Track::Boatman, 5).track(Track::Craftsman, 5);
        ALLOWS(0, UsePlace{PlaceId::Village});
        game.track(Track::Trader, 5);
        REFUSES("orleans.actions.impossible", 0, UsePlace{PlaceId::Village}, Reason::ActionImpossible);
    }

    void whoCanDoNothingPasses() {
        ATOMS("orleans.actions.impossible");
        Position game(2);
        game.fill(PlaceId::Ship).merchant("chartres").acting();
        const auto all = game.list();
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY(all.front().command == Command{Pass{}});
    }
};

QTEST_GUILESS_MAIN(TestOrleansActions)
#include "tst_orleans_actions.moc"
