// SPDX-License-Identifier: GPL-3.0-or-later
// The ships that the opponent of the solo game takes.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include "engine/messina/session.h"

#include <map>

using namespace magister::messina;

class TestSoloShip : public QObject {
    Q_OBJECT

private:
    /// The opponent is about to go to that place by a tile that takes a ship.
    static Position before(int q, int r, std::uint64_t seed = 7) {
        Setup setup;
        setup.players = 1;
        setup.seed = seed;
        setup.pinned.solo = {"solo-s07"};
        Position game(setup);
        game.opponentsTurn().hex(game.at(q, r), "hex-a-fire");
        return game;
    }
    static std::uint8_t corner(const char* name) { return Position::corner(name); }

private slots:
    void fromTheNearestDock() {
        ATOMS("messina.solo.take-ship", "messina.solo.action");
        // Next to the upper right port; all other docks are further away.
        for (const char* nearest : {"upper-right", "upper-left"}) {
            Position game = before(1, -1);
            game.ship(corner(nearest), 1, "ship-1-silk").ship(corner("lower-left"), 0, "ship-1-spices");
            GIVE(Proceed{});
            QCOMPARE(game.s.docks[corner(nearest)][1].ship, none);
            QVERIFY(game.s.docks[corner("lower-left")][0].ship != none);
            QCOMPARE(game.s.players[opponent].ships.size(), 1u);
            QCOMPARE(game.s.players[opponent].ships[0], game.shipId("ship-1-silk"));
            QCOMPARE(game.count<ShipDrawn>(), 0); // nothing to draw for
        }
        Position last = before(1, -1); // the only ship, however far
        last.ship(corner("lower-left"), 2, "ship-1-silk");
        QVERIFY2(last.give(Proceed{}), last.why());
        QCOMPARE(last.count<ShipTaken>(), 1);
    }

    /// By ways over what exists now: a new hex may make another dock the nearest.
    void aNewHexShortensTheWay() {
        ATOMS("messina.solo.take-ship");
        const auto steps = [](const Position& game, const char* name, int q, int r) {
            Position walker = game;
            walker.lieutenant(0, 0, LieutenantStatus::Lying, walker.at(q, r));
            return moveCost(walker.def, walker.s, 0, 0, walker.dock(name)).value_or(-1);
        };
        // Every place of the town: the ship that is taken is never further away than the other.
        for (const auto& place : realDefinition().layout(1).places) {
            if (place.kind != PlaceKind::District) continue;
            for (const bool added : {false, true}) {
                Position game = before(place.q, place.r);
                if (added)
                    for (std::size_t i = 0; i < 5; ++i)
                        game.s.places[game.def.layout(1).extension(i)].hex = game.s.hexPile.pop();
                game.ship(corner("upper-left"), 0, "ship-1-silk").ship(corner("lower-right"), 0, "ship-1-spices");
                const int left = steps(game, "upper-left", place.q, place.r);
                const int right = steps(game, "lower-right", place.q, place.r);
                GIVE(Proceed{});
                const bool tookLeft = game.s.docks[corner("upper-left")][0].ship == none;
                if (left != right) QCOMPARE(tookLeft, left < right);
                QCOMPARE(game.count<ShipDrawn>(), left == right ? 1 : 0);
            }
        }
    }

    void chanceDecidesAmongEquals() {
        ATOMS("messina.solo.take-ship");
        std::map<int, int> bays, corners;
        constexpr int tables = 120;
        for (std::uint64_t seed = 1; seed <= tables; ++seed) {
            Position same = before(0, 0, seed); // three ships at one dock
            for (std::uint8_t bay = 0; bay < 3; ++bay)
                same.ship(0, bay, std::array{"ship-1-silk", "ship-1-spices", "ship-2-silk"}[bay]);
            const auto was = same.s.random;
            QVERIFY2(same.give(Proceed{}), same.why());
            QCOMPARE(same.count<ShipDrawn>(), 1);
            QVERIFY(!(same.s.random == was)); // the next draw is another one
            ++bays[same.event<ShipTaken>()->bay];

            Position far = before(0, 0, seed); // a ship in each corner, all as far from the middle
            for (std::uint8_t c = 0; c < dockCount; ++c)
                far.ship(c, 0, std::array{"ship-1-silk", "ship-1-spices", "ship-2-silk", "ship-2-spices"}[c]);
            QVERIFY2(far.give(Proceed{}), far.why());
            ++corners[far.event<ShipTaken>()->corner];
        }
        QCOMPARE(bays.size(), 3u);
        QCOMPARE(corners.size(), 4u);
        for (const auto& [bay, times] : bays)
            QVERIFY2(times > tables / 6, qPrintable(QString::number(times)));
        for (const auto& [at, times] : corners)
            QVERIFY2(times > tables / 8, qPrintable(QString::number(times)));
    }

    void theCubeGoesToTheSupply() {
        ATOMS("messina.solo.open-ends");
        for (const std::uint8_t cube : {0, 1}) {
            Position game = before(1, -1);
            game.ship(corner("upper-right"), 0, "ship-1-silk", cube);
            const int supply = game.s.cubesLeft;
            GIVE(Proceed{});
            QCOMPARE(int(game.s.cubesLeft), supply + cube);
            QCOMPARE(game.count<CubeRemoved>(), int(cube));
            if (cube) QVERIFY(!game.event<CubeRemoved>()->burned);
            QCOMPARE(int(game.s.players[opponent].book(Book::Popularity)), 1); // that is no fight
            QCOMPARE(int(game.s.players[opponent].rats), 0);
        }
    }

    /// Neither coins nor points, nor an overseer for the second ship; and its lieutenant stays on the hex.
    void aShipBringsItNothing() {
        ATOMS("messina.solo.action", "messina.solo.take-ship");
        Position game = before(1, -1);
        game.s.players[opponent].ships.push(game.shipId("ship-3-silk"));
        for (std::size_t i = 0; i < game.s.shipPile.size(); ++i)
            if (game.s.shipPile[i] == game.shipId("ship-3-silk")) game.s.shipPile.erase(i);
        game.ship(corner("upper-right"), 0, "ship-1-silk");
        GIVE(Proceed{});
        QCOMPARE(game.s.players[opponent].ships.size(), 2u);
        QCOMPARE(game.count<TokensGained>() + game.count<PointsScored>() + game.count<OverseerAdvanced>(), 0);
        QCOMPARE(game.asks(), PromptKind::ChooseTurn);
        QCOMPARE(game.s.places[game.at(1, -1)].standing, opponent);
    }

    void undoStopsAtADrawnShip() {
        ATOMS("messina.solo.take-ship");
        QVERIFY(reveals(Event{ShipDrawn{}}));
        QVERIFY(reveals(Event{SoloTileTurned{}}));
        QVERIFY(reveals(Event{SoloTilesShuffled{}}));
        QVERIFY(!reveals(Event{ShipTaken{}}));
    }
};

QTEST_GUILESS_MAIN(TestSoloShip)
#include "tst_solo_ship.moc"
