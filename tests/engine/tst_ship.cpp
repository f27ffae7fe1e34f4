// SPDX-License-Identifier: GPL-3.0-or-later
// Turns at a dock.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestShip : public QObject {
    Q_OBJECT

private slots:
    void burnTheCubeAndTakeTheShip() {
        ATOMS("messina.ship.choose", "messina.ship.fight", "messina.ship.take");
        Position game(2);
        game.quiet().ship(0, 1, "ship-2-silk").tokens(0, 0, 1); // two coins, two points
        REFUSES("messina.ship.choose", ChooseShip{0, 0, 0}, Reason::NoShipThere);
        REFUSES("messina.ship.choose", ChooseShip{0, 1, 1}, Reason::NoShipThere);
        REFUSES("messina.ship.choose", ChooseShip{0, 4, 0}, Reason::NoShipThere);
        const int cubes = game.s.cubesLeft;
        GIVE(ChooseShip{0, 0, 1});
        QCOMPARE(turnStep(game.s), 3);
        GIVE(BurnShipCube{FirePayment::Fire});
        QCOMPARE(int(game.me().token(Token::Fire)), 0);
        QCOMPARE(int(game.me().token(Token::Coin)), 2);
        QCOMPARE(int(game.me().points), 2);
        QCOMPARE(int(game.me().rats), 0);
        QCOMPARE(int(game.me().book(Book::Popularity)), 2); // counts as a removed cube
        QCOMPARE(int(game.s.cubesLeft), cubes + 1);
        QCOMPARE(game.me().ships.size(), 1u);
        QVERIFY(game.s.docks[0][1].ship == none);
        QVERIFY(game.asks() == PromptKind::Act);
    }

    void orTakeARat() {
        ATOMS("messina.ship.fight", "messina.ship.discarded-cube");
        Position game(2);
        game.quiet().round(5).ship(2, 0, "ship-3-silk").tokens(0, 0, 5);
        const int cubes = game.s.cubesLeft;
        GIVE(ChooseShip{0, 2, 0});
        GIVE(TakeRat{});
        QCOMPARE(int(game.me().rats), 1);
        QCOMPARE(int(game.me().token(Token::Fire)), 5);
        QCOMPARE(int(game.me().book(Book::Popularity)), 1); // no step
        QCOMPARE(int(game.me().points), 4);                 // the ship's own; none for the cube
        QCOMPARE(int(game.s.cubesLeft), cubes + 1);         // gone all the same
    }

    void costOfAShipCubeFollowsTheRound() {
        ATOMS("messina.ship.fight", "messina.fight.late-points-scope", "messina.fire.ship-no-neighbour");
        Position game(2);
        game.quiet().round(5).ship(2, 0, "ship-3-silk").tokens(0, 0, 1, 2);
        game.cubes(game.at(0, 1), 1); // beside the port
        GIVE(ChooseShip{0, 2, 0});
        REFUSES("messina.fight.cost-late", BurnShipCube{FirePayment::Fire}, Reason::TwoFiresNeeded);
        REFUSES("messina.fight.cost-late", BurnShipCube{FirePayment::TwoFires}, Reason::TwoFiresNeeded);
        REFUSES("messina.fire.ship-no-neighbour", BurnShipCube{FirePayment::TwoBigFires}, Reason::ShipHasNoNeighbour);
        REFUSES("messina.fire.ship-no-neighbour", BurnCubes{FirePayment::TwoBigFires, 1, game.at(0, 1)},
                Reason::ShipHasNoNeighbour);
        GIVE(BurnShipCube{FirePayment::BigFire});
        QCOMPARE(int(game.me().token(Token::BigFire)), 1);
        QCOMPARE(int(game.me().points), 2 + 4); // two for the cube, four on the ship
        QCOMPARE(int(game.s.places[game.at(0, 1)].cubes), 1);
    }

    void earlyBigFireHasNoNeighbourEither() {
        ATOMS("messina.fire.ship-no-neighbour");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk").ship(0, 1, "ship-1-spices").tokens(0, 0, 0, 1);
        GIVE(ChooseShip{0, 0, 0});
        REFUSES("messina.fire.ship-no-neighbour", BurnCubes{FirePayment::BigFire, 1, game.port("upper-left")},
                Reason::ShipHasNoNeighbour);
        REFUSES("messina.fight.optional", BurnShipCube{FirePayment::Fire}, Reason::NotEnoughFire);
        GIVE(BurnShipCube{FirePayment::BigFire});
        QCOMPARE(int(game.s.docks[0][1].cube), 1);
    }

    void everySecondShipMovesAnOverseer() {
        ATOMS("messina.ship.even", "messina.action.overseer-any");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk", 0).ship(0, 1, "ship-1-spices", 0).ship(0, 2, "ship-2-silk", 0);
        for (std::uint8_t bay = 0; bay < 3; ++bay) {
            GIVE(ChooseShip{bay, 0, bay});
            if (bay == 1) {
                QVERIFY(game.asks() == PromptKind::AdvanceOverseer);
                for (const CitizenClass c : allClasses)
                    QVERIFY(game.lists(AdvanceOverseer{c, 0, false}));
                QVERIFY(game.lists(Decline{})); // may
                GIVE(AdvanceOverseer{CitizenClass::Nun, 0, false});
            }
            QVERIFY(game.asks() == PromptKind::Act);
            GIVE(EndTurn{});
            if (bay == 2) break;
            GIVE(ChooseHex{bay, game.at(0, bay)});
            GIVE(EndTurn{});
        }
        QCOMPARE(int(game.me().overseer(CitizenClass::Nun).step), 1);
    }

    void docksAreNeverBlocked() {
        ATOMS("messina.dock.no-block", "messina.move.once-per-round");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk", 0).ship(0, 1, "ship-1-spices", 0);
        GIVE(ChooseShip{0, 0, 0});
        GIVE(EndTurn{});
        REFUSES("messina.ship.choose", ChooseShip{0, 0, 0}, Reason::NoShipThere); // only the ships limit it
        GIVE(ChooseShip{0, 0, 1});
        GIVE(EndTurn{});
        REFUSES("messina.ship.choose", ChooseShip{1, 0, 1}, Reason::NoShipThere);
        game.ship(0, 2, "ship-2-silk", 0);
        ALLOWS(ChooseShip{1, 0, 2});
    }

    void booksAtTheDock() {
        ATOMS("messina.ship.pay-books");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk", 0).tokens(4);
        game.me().pending.push({Book::Popularity, 7});
        GIVE(ChooseShip{0, 0, 0}); // two coins more
        GIVE(BuyBookStep{Book::Church});
        GIVE(UseBookAction{Book::Popularity, 7});
        GIVE(BuyBookStep{Book::City});
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
        QCOMPARE(int(game.me().token(Token::Wood)), 1);
    }

    void shipWithoutACube() {
        ATOMS("messina.prep.ship-cube-shortage");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk", 0);
        GIVE(ChooseShip{0, 0, 0});
        QVERIFY(game.asks() == PromptKind::Act); // neither fire nor rat
        QCOMPARE(int(game.me().rats), 0);
        QCOMPARE(int(game.me().book(Book::Popularity)), 1);
        QCOMPARE(game.me().ships.size(), 1u);
    }
};

QTEST_GUILESS_MAIN(TestShip)
#include "tst_ship.moc"
