// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up the table and preparing round I.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

#include <set>

using namespace magister::messina;

class TestSetup : public QObject {
    Q_OBJECT

private:
    static int hexesInTown(const Position& game, char letter) {
        int n = 0;
        for (const PlaceState& place : game.s.places)
            n += place.hex != none && game.def.hexes[place.hex].letter == letter;
        return n;
    }
    static PinnedDraws wheelAt(std::uint8_t position) {
        PinnedDraws pinned;
        pinned.wheel = position;
        return pinned;
    }

private slots:
    void componentsInTheBox() {
        ATOMS("messina.components.tiles", "messina.components.colour-set", "messina.overview.players");
        const Definition& def = realDefinition();
        QCOMPARE(def.hexes.size(), 20u);
        QCOMPARE(def.ports.size(), 4u);
        QCOMPARE(def.workshops.size(), 33u);
        QCOMPARE(def.hutUpgrades.size(), 15u);
        QCOMPARE(def.carts.size(), 10u);
        QCOMPARE(def.ships.size(), 9u);
        QCOMPARE(lieutenantCount, 5u);
        QCOMPARE(int(def.parameters.repopulationTiles), 5);
        TURNS_DOWN("messina.setup.board.side", Setup{.players = 0});
        TURNS_DOWN("messina.setup.board.side", Setup{.players = 5});
        for (std::uint8_t players = 1; players <= 4; ++players)
            QVERIFY(validate(def, Setup{players, 1, {}}).empty());
    }

    void townOfFittingHexes_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("as");
        QTest::newRow("two") << 2 << 8;
        QTest::newRow("three") << 3 << 10;
        QTest::newRow("four") << 4 << 12;
    }
    void townOfFittingHexes() {
        ATOMS("messina.setup.city.a-by-count", "messina.setup.city.one-b", "messina.setup.city.build",
              "messina.forgotten.list");
        QFETCH(int, players);
        QFETCH(int, as);
        std::set<std::uint64_t> towns;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Position game(static_cast<std::uint8_t>(players), {}, seed);
            QCOMPARE(hexesInTown(game, 'A'), as);
            QCOMPARE(hexesInTown(game, 'B'), 1);
            QCOMPARE(hexesInTown(game, 'C'), 0);
            std::uint64_t order = 0;
            for (std::size_t i = 0; i < game.def.layout(game.s.playerCount).districts; ++i) {
                const TileIndex tile = game.s.places[i].hex;
                QVERIFY(tile != none);
                QVERIFY(game.def.hexes[tile].playerCounts >> players & 1);
                order = order * 31 + tile;
            }
            towns.insert(order);
        }
        QVERIFY(towns.size() > 15); // random: twenty seeds do not give one town
    }

    void foreignHexIsRefused() {
        ATOMS("messina.setup.city.a-by-count", "messina.setup.city.one-b");
        Setup setup;
        setup.pinned.city = {"hex-a-coin-coin"}; // for four players only
        TURNS_DOWN("messina.setup.city.a-by-count", setup);
        setup.players = 4;
        QVERIFY(validate(realDefinition(), setup).empty());
        setup.pinned.city = {"hex-b-wood-coin", "hex-b-coin-fire"}; // one B hex, never both
        TURNS_DOWN("messina.setup.city.one-b", setup);
        setup.pinned.city = {"hex-c-book"};
        TURNS_DOWN("messina.setup.city.stack", setup);
        setup.pinned.city = {"hex-of-another-game"};
        QVERIFY(!validate(realDefinition(), setup).empty());
    }

    void portsAtTheirCorners() {
        ATOMS("messina.setup.city.ports");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players);
            for (const char* corner : {"upper-left", "upper-right", "lower-right", "lower-left"}) {
                const PlaceIndex port = game.port(corner);
                const auto& layout = game.def.layout(players);
                QVERIFY(layout.places[port].kind == PlaceKind::Port);
                QVERIFY(existingPlaces(game.def, game.s) >> port & 1);
                // on the outline: every port touches a district of the first town
                QVERIFY(layout.places[port].neighbours & ((1u << layout.districts) - 1));
            }
        }
    }

    void stackWithTheOtherBOnTop() {
        ATOMS("messina.setup.city.stack");
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Position game(2, {}, seed);
            QCOMPARE(game.s.hexPile.size(), 5u);
            QCOMPARE(game.def.hexes[game.s.hexPile.back()].letter, 'B');
            for (std::size_t i = 0; i < 4; ++i)
                QCOMPARE(game.def.hexes[game.s.hexPile[i]].letter, 'C');
        }
    }

    void plagueCubesByPlayers() {
        ATOMS("messina.setup.supply.cube-count");
        constexpr std::array<int, 5> limit{0, 0, 16, 18, 24};
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players);
            game.quiet();
            QCOMPARE(int(game.s.cubesLeft), limit[players]);
        }
    }

    void wheelStartsAnywhere() {
        ATOMS("messina.setup.supply.wheel");
        std::set<int> seen;
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            seen.insert(Position(2, {}, seed).s.wheel);
        QVERIFY(seen.size() >= 10);
        QCOMPARE(int(Position(2, wheelAt(4)).s.wheel), 5);
    }

    void shipsInOrder() {
        ATOMS("messina.setup.tiles.ships", "messina.setup.tiles.ships-two-players", "messina.ship.goods");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players);
            // one ship has already arrived
            QCOMPARE(game.s.shipPile.size(), players == 2 ? 5u : 8u);
            std::vector<int> numbers;
            for (auto it = game.s.shipPile.end(); it != game.s.shipPile.begin();)
                numbers.push_back(game.def.ships[*--it].number);
            QVERIFY(std::is_sorted(numbers.begin(), numbers.end()));
            if (players == 2)
                for (const TileIndex tile : game.s.shipPile)
                    QVERIFY(game.def.ships[tile].goods != Goods::Gems);
        }
    }

    void dockingTilesAreShuffled() {
        ATOMS("messina.setup.tiles.docking", "messina.round1.docking");
        std::set<int> first;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Position game(2, {}, seed);
            QCOMPARE(game.s.dockingPile.size(), 3u);
            std::set<int> all{game.s.dockingCorner};
            all.insert(game.s.dockingPile.begin(), game.s.dockingPile.end());
            QCOMPARE(all.size(), 4u);
            first.insert(game.s.dockingCorner);
        }
        QCOMPARE(first.size(), 4u);
    }

    void hutUpgradesInThreePiles() {
        ATOMS("messina.setup.tiles.huts");
        Position game;
        std::set<int> all;
        for (const auto& pile : game.s.huts) {
            QCOMPARE(pile.size(), 5u);
            all.insert(pile.begin(), pile.end());
        }
        QCOMPARE(all.size(), 15u);
    }

    void cartsFromOneToFive() {
        ATOMS("messina.setup.tiles.carts", "messina.setup.tiles.carts-two-players", "messina.setup.board.side");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players);
            for (std::size_t i = 0; i < 2; ++i) {
                const auto& pile = game.s.carts[i];
                QCOMPARE(pile.size(), players == 2 && i == 1 ? 0u : 5u);
                for (std::size_t k = 0; k < pile.size(); ++k) // the ones on top
                    QCOMPARE(int(game.def.carts[pile[k]].number), 5 - static_cast<int>(k));
            }
        }
    }

    void workshopsByEraAndClass() {
        ATOMS("messina.setup.tiles.workshop-sort", "messina.setup.tiles.workshop-early",
              "messina.setup.tiles.workshop-late");
        Position game;
        for (const CitizenClass c : allClasses) {
            const auto& early = game.s.workshops[static_cast<std::size_t>(c)];
            const auto& late = game.s.lateWorkshops[static_cast<std::size_t>(c)];
            QCOMPARE(early.size(), 6u);
            QCOMPARE(late.size(), 5u);
            for (const TileIndex tile : early)
                QVERIFY(game.def.workshops[tile].citizenClass == c && !game.def.workshops[tile].late);
            for (const TileIndex tile : late)
                QVERIFY(game.def.workshops[tile].citizenClass == c && game.def.workshops[tile].late);
        }
    }

    void everybodyStartsTheSame() {
        ATOMS("messina.setup.board.round-marker", "messina.setup.player.kit", "messina.setup.player.lieutenants",
              "messina.setup.player.scroll-cubes", "messina.setup.player.overseers", "messina.setup.player.a-side",
              "messina.fire.start-none", "messina.hut.four", "messina.rescue.sectors");
        Position game(4);
        QCOMPARE(int(game.s.round), 1);
        for (PlayerIndex p = 0; p < 4; ++p) {
            const Player& player = game.s.players[p];
            int home = 0, supply = 0;
            for (const Lieutenant& l : player.lieutenants) {
                home += l.status == LieutenantStatus::Estate;
                supply += l.status == LieutenantStatus::Supply;
            }
            QCOMPARE(home, 3);
            QCOMPARE(supply, 2);
            for (const auto steps : player.scroll)
                QCOMPARE(int(steps), 0);
            for (const Overseer& overseer : player.overseers)
                QVERIFY(overseer == Overseer{});
            QCOMPARE(int(player.token(Token::Fire)) + player.token(Token::BigFire) + player.token(Token::Wood), 0);
            QCOMPARE(int(player.board), 0);
            QCOMPARE(int(player.scrollBoard), 0);
            QCOMPARE(player.huts.size(), 4u);
        }
        std::array<int, 3> squares{};
        for (SquareIndex i = 0; i < squareCount; ++i)
            ++squares[static_cast<std::size_t>(sectorOf(i))];
        QCOMPARE(squares, (std::array<int, 3>{6, 6, 6}));
    }

    void turnOrderIsRandom() {
        ATOMS("messina.setup.order.random");
        std::set<std::array<PlayerIndex, maxPlayers>> orders;
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            orders.insert(newGame(realDefinition(), Setup{4, seed, {}}).state.order);
        QVERIFY(orders.size() > 12);
        PinnedDraws pinned;
        pinned.order = {3, 1, 2};
        QCOMPARE(int(Position(3, pinned).s.toAct()), 2);
    }

    void lateSeatsAreCompensated() {
        ATOMS("messina.setup.order.compensation", "messina.setup.order.score-discs");
        PinnedDraws pinned;
        pinned.order = {4, 2, 1, 3};
        Position game(4, pinned);
        const std::array<std::pair<int, int>, 4> bySeatInOrder{{{0, 0}, {1, 0}, {0, 1}, {1, 1}}};
        for (std::size_t i = 0; i < 4; ++i) {
            const Player& player = game.player(game.s.order[i]);
            QCOMPARE(int(player.points), bySeatInOrder[i].first);
            QCOMPARE(int(player.token(Token::Coin)), bySeatInOrder[i].second);
        }
        // On the score track the third lies on the first, the fourth on the second: in a score round they come first.
        game.s.round = 3;
        game.quiet().lastTurn();
        for (std::uint8_t i = 0; i < lieutenantCount; ++i)
            if (game.me().lieutenants[i].status == LieutenantStatus::Estate)
                game.lieutenant(0, i, LieutenantStatus::Resting);
        game.s.promptStack[0] = Prompt{};
        game.s.promptStack[0].kind = PromptKind::Proceed;
        game.s.promptStack[0].player = game.s.order[0];
        game.s.stage = Stage::Production;
        QVERIFY2(game.proceedTo(Stage::Arrivals), game.why());
        QCOMPARE(game.s.order, (std::array<PlayerIndex, 4>{2, 1, 0, 3}));
    }

    void bookDiscsAreStacked() {
        ATOMS("messina.setup.order.book-stacks");
        PinnedDraws pinned;
        pinned.order = {2, 3, 1};
        Position game(3, pinned);
        for (const Book book : allBooks) {
            for (PlayerIndex p = 0; p < 3; ++p)
                QCOMPARE(int(game.player(p).book(book)), 1);
            const auto order = bookOrder(game.s, book); // upper disc first: the last in turn order
            QCOMPARE(int(order[0]), 0);
            QCOMPARE(int(order[1]), 2);
            QCOMPARE(int(order[2]), 1);
        }
    }

    void roundOneBringsOneShipWithItsCube() {
        ATOMS("messina.round1.one-ship", "messina.round1.ship", "messina.round1.ship-cube", "messina.round1.docking");
        PinnedDraws pinned;
        pinned.docking = {"lower-right"};
        pinned.ships = {"ship-1-spices"};
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players, pinned);
            QCOMPARE(game.count<ShipArrived>(), 1);
            const Bay& bay = game.s.docks[Position::corner("lower-right")][0];
            QCOMPARE(bay.ship, game.shipId("ship-1-spices"));
            QCOMPARE(int(bay.cube), 1);
            int ships = 0;
            for (const auto& dock : game.s.docks)
                for (const Bay& other : dock)
                    ships += other.ship != none;
            QCOMPARE(ships, 1);
        }
    }

    /// The picture of the rulebook: rat to the left; nuns on orange, craftsmen on white, aristocrats on blue, none on red.
    void wheelExample() {
        ATOMS("messina.round1.turn-wheel", "messina.round1.cubes", "messina.round1.citizens",
              "messina.dock.no-plague-no-citizens", "messina.components.classes");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players, wheelAt(10));
            QCOMPARE(int(game.s.wheel), 11); // one step on
            const auto& places = game.def.layout(players).places;
            for (PlaceIndex i = 0; i < places.size(); ++i) {
                const PlaceState& place = game.s.places[i];
                if (place.hex == none) { // ports, docks and places still empty
                    QCOMPARE(int(place.cubes), 0);
                    QCOMPARE(place.citizens, (std::array<std::uint8_t, 3>{}));
                    continue;
                }
                const Hex& hex = game.def.hexes[place.hex];
                QCOMPARE(int(place.cubes), hex.rat == Rat::Left ? 1 : 0);
                std::array<std::uint8_t, 3> expected{};
                if (hex.colour == FieldColour::White) expected[0] = 1;     // craftsman
                if (hex.colour == FieldColour::Turquoise) expected[1] = 1; // aristocrat
                if (hex.colour == FieldColour::Orange) expected[2] = 1;    // nun
                QCOMPARE(place.citizens, expected);
            }
        }
    }

    void pinnedDrawsAreUsed() {
        PinnedDraws pinned;
        pinned.huts[1] = {"hut-q08", "hut-q03"};
        pinned.workshops[2] = {"workshop-b10"};
        pinned.carts = {"cart-1-2"};
        pinned.hexPile = {"hex-b-coin-fire", "hex-c-book"};
        Position game(2, pinned);
        QCOMPARE(game.s.huts[1].back(), game.hutId("hut-q08"));
        QCOMPARE(game.s.huts[1][3], game.hutId("hut-q03"));
        QCOMPARE(game.s.workshops[2].back(), game.workshopId("workshop-b10"));
        QCOMPARE(game.s.carts[0].back(), game.cartId("cart-1-2"));
        QCOMPARE(game.s.hexPile.back(), game.hexId("hex-b-coin-fire"));
        QCOMPARE(game.s.hexPile[3], game.hexId("hex-c-book"));
        QVERIFY(check(game.def, game.s).empty());
    }
};

QTEST_GUILESS_MAIN(TestSetup)
#include "tst_setup.moc"
