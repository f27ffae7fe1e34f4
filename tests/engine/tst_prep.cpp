// SPDX-License-Identifier: GPL-3.0-or-later
// Preparing the next round.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include <set>

using namespace magister::messina;

class TestPrep : public QObject {
    Q_OBJECT

private:
    /// The round's last turn is over, the production stage open.
    static Position ended(std::uint8_t players = 2, std::uint8_t round = 1, PinnedDraws pinned = {}) {
        Position game(players, pinned);
        game.round(round).actOn("hex-a-wood-fire").lastTurn();
        if (!game.give(EndTurn{})) qFatal("%s", game.why());
        return game;
    }
    static int shipsAt(const Position& game, std::uint8_t corner) {
        return static_cast<int>(std::count_if(game.s.docks[corner].begin(), game.s.docks[corner].end(),
                                              [](const Bay& bay) { return bay.ship != none; }));
    }
    static std::vector<PlaceIndex> districts(const Position& game) {
        std::vector<PlaceIndex> found;
        for (PlaceIndex i = 0; i < maxPlaces; ++i)
            if (game.s.places[i].hex != none) found.push_back(i);
        return found;
    }

private slots:
    void markerLieutenantsCarts() {
        ATOMS("messina.prep.round-marker", "messina.prep.lay-down", "messina.prep.carts-ready", "messina.move.lie-start");
        Position game = ended();
        game.lieutenant(1, 0, LieutenantStatus::Standing, game.dock("upper-left"));
        game.cart("cart-1-1").me().carts[0].used = true;
        QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
        QCOMPARE(int(game.s.round), 2);
        QVERIFY(game.me().lieutenants[0] == (Lieutenant{LieutenantStatus::Lying, game.at(0, 0)}));
        QVERIFY(game.player(1).lieutenants[0] == (Lieutenant{LieutenantStatus::Lying, game.dock("upper-left")}));
        QCOMPARE(int(game.s.places[game.at(0, 0)].standing), int(none));
        QVERIFY(!game.me().carts[0].used);
    }

    void citizensOnPlagueHexesDie() {
        ATOMS("messina.prep.clear-citizens");
        Position game = ended();
        game.cubes(game.at(0, 1), 1).lying(game.at(0, 1), CitizenClass::Nun, 2).lying(game.at(0, 1), CitizenClass::Craftsman);
        game.lying(game.at(1, 0), CitizenClass::Nun); // clean: stays
        QVERIFY2(game.proceedTo(Stage::TurnOrder), game.why());
        QCOMPARE(game.s.places[game.at(0, 1)].citizens, (std::array<std::uint8_t, 3>{}));
        QCOMPARE(int(game.s.places[game.at(1, 0)].citizens[2]), 1);
    }

    void orderFromTheBookOfTheRound() {
        ATOMS("messina.prep.order-book", "messina.prep.order-tie");
        constexpr std::array<std::pair<int, Book>, 4> books{
            {{2, Book::Church}, {3, Book::Popularity}, {5, Book::City}, {6, Book::Church}}};
        for (const auto& [round, book] : books) {
            Position game = ended(4, static_cast<std::uint8_t>(round - 1));
            game.book(book, 3, 1).book(book, 2, 3).book(book, 2, 0); // the upper of 0 and 3 is 3
            QVERIFY2(game.proceedTo(Stage::Arrivals), game.why());
            QCOMPARE(int(game.s.round), round);
            QCOMPARE(game.s.order, (std::array<PlayerIndex, 4>{1, 3, 0, 2}));
        }
    }

    void roundFourFollowsTheScoreTrack() {
        ATOMS("messina.prep.order-score-track", "messina.prep.order-tie");
        Position game = ended(4, 3);
        const std::array<std::int16_t, 4> points{9, 12, 12, 4};
        for (PlayerIndex p = 0; p < 4; ++p)
            game.player(p).points = points[p];
        game.s.scoreArrival = {2, 0, 1, 3}; // 1 lies above 2
        QVERIFY2(game.proceedTo(Stage::Arrivals), game.why());
        QCOMPARE(game.s.order, (std::array<PlayerIndex, 4>{1, 2, 0, 3}));
    }

    void aShipArrivesWithItsCube() {
        ATOMS("messina.prep.ship", "messina.round1.ship-cube");
        PinnedDraws pinned;
        pinned.docking = {"upper-left", "lower-right"};
        Position game = ended(2, 1, pinned);
        const TileIndex next = game.s.shipPile.back();
        const int cubes = game.s.cubesLeft;
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        QVERIFY(game.s.docks[Position::corner("lower-right")][0] == (Bay{next, 1}));
        QCOMPARE(int(game.s.cubesLeft), cubes - 1);
        QCOMPARE(shipsAt(game, Position::corner("lower-right")), 1);
    }

    void twoShipsAtOneDock() {
        ATOMS("messina.prep.second-ship", "messina.setup.board.side");
        for (std::uint8_t players = 2; players <= 4; ++players)
            for (std::uint8_t round = 2; round <= 6; ++round) {
                Position game = ended(players, static_cast<std::uint8_t>(round - 1));
                const auto drawn = game.s.dockingPile.size();
                QVERIFY2(game.proceedTo(Stage::Plague), game.why());
                const int expected = players > 2 && round % 2 == 0 ? 2 : 1;
                QCOMPARE(game.count<ShipArrived>(), expected);
                QCOMPARE(game.count<DockingTileDrawn>(), 1);
                QCOMPARE(game.s.dockingPile.size(), drawn - 1);
                QCOMPARE(shipsAt(game, game.s.dockingCorner), expected);
            }
    }

    void fullDockSendsTheShipOn() {
        ATOMS("messina.prep.dock-full");
        PinnedDraws pinned;
        pinned.docking = {"upper-left", "lower-left"};
        Position game = ended(3, 1, pinned);
        const auto full = Position::corner("lower-left");
        game.ship(full, 0, "ship-1-silk", 0).ship(full, 1, "ship-1-gems", 0).ship(full, 2, "ship-1-spices", 0);
        const auto next = Position::corner("upper-left"); // clockwise of the lower left
        game.ship(next, 1, "ship-2-silk", 0);
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        QCOMPARE(shipsAt(game, next), 3); // both ships of round II
        QCOMPARE(game.s.dockingCorner, full); // the new hex still starts from the port drawn
        QVERIFY(game.s.places[game.at(-2, 0)].hex != none);
    }

    void dockingTilesAreReshuffled() {
        ATOMS("messina.prep.docking-reshuffle", "messina.setup.tiles.docking");
        std::set<int> fifth;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Position game(2, {}, seed);
            std::set<int> corners{game.s.dockingCorner};
            for (int round = 2; round <= 5; ++round) {
                game.quiet();
                for (PlayerIndex p = 0; p < 2; ++p)
                    for (std::uint8_t i = 0; i < 3; ++i)
                        game.lieutenant(p, i, LieutenantStatus::Resting);
                game.s.promptStack[0] = Prompt{};
                game.s.promptStack[0].kind = PromptKind::Proceed;
                game.s.stage = Stage::Production;
                QVERIFY2(game.proceedTo(Stage::Plague), game.why());
                if (round < 5) corners.insert(game.s.dockingCorner);
            }
            QCOMPARE(corners.size(), 4u); // each once in four rounds
            QCOMPARE(game.s.dockingPile.size(), 3u);
            fifth.insert(game.s.dockingCorner);
        }
        QVERIFY(fifth.size() == 4);
    }

    /// A ship for the lower left dock: the nearest free place clockwise is the one on the left.
    void newHexOfTheExample() {
        ATOMS("messina.prep.new-hex");
        PinnedDraws pinned;
        pinned.docking = {"upper-left", "lower-left"};
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game = ended(players, 1, pinned);
            const TileIndex top = game.s.hexPile.back();
            QVERIFY2(game.proceedTo(Stage::Plague), game.why());
            QCOMPARE(game.s.places[game.at(-2, 0)].hex, top);
            QCOMPARE(game.count<HexAdded>(), 1);
        }
    }

    void newHexGoesRoundTheTown() {
        ATOMS("messina.prep.new-hex");
        const auto placed = [](const char* corner, std::vector<int> taken) {
            PinnedDraws pinned;
            pinned.docking = {corner == std::string_view("upper-left") ? "lower-right" : "upper-left", corner};
            Position game = ended(2, 1, pinned);
            for (const int i : taken)
                game.s.places[game.def.layout(2).extension(static_cast<std::size_t>(i))].hex = game.s.hexPile.pop();
            if (!game.proceedTo(Stage::Plague)) qFatal("%s", game.why());
            return static_cast<int>(game.event<HexAdded>()->place) - game.def.layout(2).districts;
        };
        // Extension places clockwise: 0 top left, 1 top right, 2 right, 3 bottom right, 4 bottom left, 5 left.
        QCOMPARE(placed("upper-left", {}), 0);
        QCOMPARE(placed("upper-left", {0}), 1);
        QCOMPARE(placed("upper-right", {}), 2);
        QCOMPARE(placed("upper-right", {2, 3}), 4);
        QCOMPARE(placed("lower-right", {}), 3);
        QCOMPARE(placed("lower-right", {3, 4, 5}), 0);
        QCOMPARE(placed("lower-left", {}), 5);
        QCOMPARE(placed("lower-left", {5}), 0);
    }

    void lateWorkshopsInRoundFive() {
        ATOMS("messina.prep.late-workshops", "messina.setup.tiles.workshop-late");
        for (std::uint8_t round = 2; round <= 4; ++round) {
            Position game = ended(2, static_cast<std::uint8_t>(round - 1));
            QVERIFY2(game.proceedTo(Stage::Plague), game.why());
            for (const auto& pile : game.s.workshops)
                QVERIFY(!game.def.workshops[pile.back()].late);
        }
        Position game = ended(2, 4);
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        QCOMPARE(game.count<LateWorkshopsOpened>(), 1);
        for (const CitizenClass c : allClasses) {
            const auto& pile = game.s.workshops[static_cast<std::size_t>(c)];
            QCOMPARE(pile.size(), 5u);
            for (const TileIndex tile : pile)
                QVERIFY(game.def.workshops[tile].late && game.def.workshops[tile].citizenClass == c);
        }
        Position six = ended(2, 5);
        six.s.workshops[0].pop();
        QVERIFY2(six.proceedTo(Stage::Plague), six.why());
        QCOMPARE(six.s.workshops[0].size(), 4u); // round VI goes on with what is left
    }

    void wheelAndCubes() {
        ATOMS("messina.prep.wheel", "messina.dock.no-plague-no-citizens");
        Position game = ended(3, 1);
        const int wheel = game.s.wheel;
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        GIVE(Proceed{});
        QCOMPARE(int(game.s.wheel), (wheel + 1) % 12);
        for (const PlaceIndex place : districts(game))
            QCOMPARE(int(game.s.places[place].cubes),
                     game.def.hexes[game.s.places[place].hex].rat == game.def.wheel[game.s.wheel].rat ? 1 : 0);
        for (const char* corner : {"upper-left", "upper-right", "lower-right", "lower-left"})
            QCOMPARE(int(game.s.places[game.port(corner)].cubes) + game.s.places[game.dock(corner)].cubes, 0);
    }

    void plagueTwiceAndCitizensOfTheLastWindow() {
        ATOMS("messina.prep.wheel-twice", "messina.prep.citizens");
        for (std::uint8_t round = 2; round <= 6; ++round) {
            Position game = ended(2, static_cast<std::uint8_t>(round - 1));
            game.quiet();
            const unsigned wheel = game.s.wheel;
            QVERIFY2(game.proceedTo(Stage::Plague), game.why());
            GIVE(Proceed{});
            const unsigned turns = round == 4 ? 2 : round == 6 ? 0 : 1;
            QCOMPARE(unsigned(game.s.wheel), (wheel + turns) % 12);
            const auto& window = game.def.wheel[game.s.wheel];
            for (const PlaceIndex place : districts(game)) {
                const Hex& hex = game.def.hexes[game.s.places[place].hex];
                int cubes = 0;
                for (unsigned i = 1; i <= turns; ++i)
                    cubes += game.def.wheel[(wheel + i) % 12].rat == hex.rat;
                QCOMPARE(int(game.s.places[place].cubes), cubes);
                for (const CitizenClass c : allClasses) {
                    const auto k = static_cast<std::size_t>(c);
                    QCOMPARE(int(game.s.places[place].citizens[k]), round < 6 && window.colour[k] == hex.colour ? 1 : 0);
                }
            }
        }
    }

    void citizensJoinThoseWhoWait() {
        ATOMS("messina.prep.citizens", "messina.rescue.all");
        Position game = ended(2, 1);
        const auto& window = game.def.wheel[(game.s.wheel + 1u) % 12];
        PlaceIndex clean = none;
        for (const PlaceIndex place : districts(game))
            if (game.def.hexes[game.s.places[place].hex].colour == window.colour[2]) clean = place;
        QVERIFY(clean != none);
        game.lying(clean, CitizenClass::Nun);
        QVERIFY2(game.proceedTo(Stage::Turns), game.why());
        QCOMPARE(int(game.s.places[clean].citizens[2]), 2);
    }

    void tooFewCubesNoneAtAll() {
        ATOMS("messina.prep.cube-limit", "messina.forgotten.list");
        Position game = ended(2, 1);
        int struck = 0;
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        const Rat rat = game.def.wheel[(game.s.wheel + 1u) % 12].rat;
        for (const PlaceIndex place : districts(game))
            struck += game.def.hexes[game.s.places[place].hex].rat == rat;
        QVERIFY(struck >= 2);
        for (const int left : {struck - 1, struck}) {
            Position other = game;
            const PlaceIndex full = other.at(0, 0);
            other.cubes(full, other.s.cubesLeft - left + other.s.places[full].cubes);
            QCOMPARE(int(other.s.cubesLeft), left);
            QVERIFY2(other.give(Proceed{}), other.why());
            QCOMPARE(other.count<CubePlaced>(), left < struck ? 0 : struck);
            QCOMPARE(other.count<PlacementSkipped>(), left < struck ? 1 : 0);
            QCOMPARE(int(other.s.cubesLeft), left < struck ? left : 0);
            QVERIFY(other.count<CitizensArrived>() > 0); // citizens come all the same
        }
    }

    void twoPlacementsAreJudgedApart() {
        ATOMS("messina.prep.cube-limit", "messina.prep.wheel-twice");
        Position game = ended(2, 3);
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        game.quiet();
        const auto hit = [&](unsigned turn) {
            int n = 0;
            for (const PlaceIndex place : districts(game))
                n += game.def.hexes[game.s.places[place].hex].rat == game.def.wheel[(game.s.wheel + turn) % 12].rat;
            return n;
        };
        const int first = hit(1), second = hit(2);
        const int left = first + second - 1; // enough for the first, one short for the second
        game.cubes(game.at(0, 0), game.s.cubesLeft - left);
        GIVE(Proceed{});
        QCOMPARE(game.count<CubePlaced>(), first);
        QCOMPARE(game.count<PlacementSkipped>(), 1);
    }

    void noCubeForAShip() {
        ATOMS("messina.prep.ship-cube-shortage");
        Position game = ended(3, 1);
        game.cubes(game.at(0, 0), game.s.cubesLeft - 1); // one left for two ships
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        QCOMPARE(int(game.event<ShipArrived>(0)->cube), 1);
        QCOMPARE(int(game.event<ShipArrived>(1)->cube), 0);
        QVERIFY(game.event<ShipArrived>(1)->rule == Rule::PrepShipCubeShortage);
        QCOMPARE(int(game.s.cubesLeft), 0);
    }

    void plagueFadesInRoundSix() {
        ATOMS("messina.prep.round-six");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game = ended(players, 5);
            QVERIFY2(game.proceedTo(Stage::Plague), game.why());
            QVERIFY(game.count<ShipArrived>() > 0); // ships still come with their cubes
            QCOMPARE(int(game.event<ShipArrived>()->cube), 1);
            QCOMPARE(game.count<HexAdded>(), 1);
            GIVE(Proceed{});
            QCOMPARE(game.count<CubePlaced>() + game.count<CitizensArrived>() + game.count<WheelTurned>(), 0);
            QVERIFY(game.s.stage == Stage::Turns);
        }
    }

    void newHexTakesPartAtOnce() {
        ATOMS("messina.prep.new-hex", "messina.prep.wheel");
        Position game = ended(2, 1);
        QVERIFY2(game.proceedTo(Stage::Plague), game.why());
        const PlaceIndex place = game.event<HexAdded>()->place;
        const Rat rat = game.def.wheel[(game.s.wheel + 1u) % 12].rat;
        GIVE(Proceed{});
        QCOMPARE(int(game.s.places[place].cubes), game.def.hexes[game.s.places[place].hex].rat == rat ? 1 : 0);
        QVERIFY(existingPlaces(game.def, game.s) >> place & 1);
    }

    void flamesByRound() {
        ATOMS("messina.fight.cost-early", "messina.fight.cost-late");
        for (std::size_t players = 2; players <= 4; ++players)
            for (std::size_t round = 1; round <= 6; ++round) {
                const RoundRow& row = realDefinition().rounds[players][round - 1];
                QCOMPARE(int(row.firePerCube), round >= 5 ? 2 : 1);
                QCOMPARE(int(row.pointsPerCube), round >= 5 ? 2 : 0);
            }
    }
};

QTEST_GUILESS_MAIN(TestPrep)
#include "tst_prep.moc"
