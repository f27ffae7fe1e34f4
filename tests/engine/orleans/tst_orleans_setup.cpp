// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the box, what everybody begins with, and what two or three players leave out.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <bit>
#include <numeric>

using namespace magister::orleans;

class TestOrleansSetup : public QObject {
    Q_OBJECT

private:
    static constexpr std::array<int, followerCount> neutralInBox{16, 10, 10, 10, 14, 14, 14};
    static constexpr std::array<int, goodCount> goodsInBox{24, 21, 18, 15, 12};

    static Setup seats(int players, std::uint64_t seed = 7) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.seed = seed;
        return setup;
    }
    template <class Counts> static int sum(const Counts& counts) {
        return std::accumulate(counts.begin(), counts.end(), 0);
    }
    static int goodsOnMap(const State& s) {
        return static_cast<int>(std::count_if(s.map.begin(), s.map.end(), [](int good) { return good != none; }));
    }
    static bool samePairSomewhere(const Definition& def, const State& s) {
        return std::any_of(def.connections.begin(), def.connections.end(), [&](const Connection& each) {
            return each.slotCount == 2 && s.map[each.firstSlot] != none &&
                   s.map[each.firstSlot] == s.map[each.firstSlot + 1u];
        });
    }
    /// The end of a game in which both have the same, but for what `bend` gives to player 1.
    template <class Bend> static Position ended(Bend bend) {
        Position game(2);
        bend(game);
        game.lastAction();
        if (!game.give(0, Pass{})) qFatal("%s", game.why());
        return game;
    }

private slots:
    void mostPointsWin() {
        ATOMS("orleans.overview.goal");
        QCOMPARE(int(ended([](Position&) {}).s.winners), 0b11);
        const auto wins = [](const Position& game) {
            return game.s.over() && game.s.winners == 0b10 && game.s.players[1].points > game.s.players[0].points;
        };
        QVERIFY(wins(ended([](Position& game) { game.coins(6, 1); })));
        for (const Good good : allGoods)
            QVERIFY(wins(ended([&](Position& game) { game.ware(wareOf(good), 1, 1); })));
        QVERIFY(wins(ended([](Position& game) { game.station("tours", 1); })));
        QVERIFY(wins(ended([](Position& game) { game.citizens(1, 1); })));
        // Nothing else makes a lead.
        const Position rich = ended([](Position& game) {
            game.technology(3, 1).bag(Follower::Knight, 4, 1).tile(PlaceId::Cellar, 1).track(Track::Farmer, 5, 1);
        });
        QCOMPARE(int(rich.s.winners), 0b11);
    }

    void twoToFourPlayers() {
        ATOMS("orleans.overview.players");
        for (const int players : {0, 1, 5})
            TURNS_DOWN("orleans.overview.players", seats(players));
        for (int players = 2; players <= 4; ++players) {
            QVERIFY(validate(realDefinition(), seats(players)).empty());
            const Position game(seats(players));
            QCOMPARE(int(game.s.playerCount), players);
            for (int p = 0; p < 4; ++p)
                QCOMPARE(game.s.players[p] == Player{}, p >= players);
        }
        QVERIFY(Position(2).s.supply != Position(4).s.supply);
    }

    /// From the bag to the market, to a place, and back into the bag.
    void followersGoRound() {
        ATOMS("orleans.overview.cycle");
        Position game(2);
        game.idleUntil(Stage::Planning);
        GIVE(0, PlaceFollower{Token::OwnBoatman, false, PlaceId::Farmhouse, 0});
        GIVE(0, PlaceFollower{Token::OwnCraftsman, false, PlaceId::Farmhouse, 1});
        game.idleUntil(Stage::Actions);
        QCOMPARE(game.me().bagTotal(), 0);
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        TokenCounts bag;
        bag.of(Token::OwnBoatman) = bag.of(Token::OwnCraftsman) = bag.of(Token::Farmer) = 1;
        QVERIFY(game.me().bag == bag);
        game.idleUntil(Stage::Followers);
        GIVE(0, DrawFollowers{3});
        QCOMPARE(game.me().bagTotal(), 0);
        QCOMPARE(freeMarketSpaces(game.def, game.me()), 3);
    }

    void boards() {
        ATOMS("orleans.components.boards", "orleans.setup.boards");
        TURNS_DOWN("orleans.overview.players", seats(5)); // there are four player boards
        const Position game(4);
        for (PlayerIndex p = 0; p < 4; ++p) {
            for (std::size_t place = 0; place < placeCount; ++place)
                QCOMPARE(game.s.players[p].owns(placeAt(place)), place < 10);
            QCOMPARE(game.asks(p) == PromptKind::TurnHourglass, p == 0); // one marker of the start player
        }
        // The map on the main board, the eight deeds on the other, nothing on them yet.
        QCOMPARE(game.def.towns.size(), 23u);
        QCOMPARE(game.def.connections.size(), 43u);
        QCOMPARE(game.s.deeds.size(), 8u);
        for (const auto& deed : game.s.deeds)
            QCOMPARE(sum(deed), 0);
        QCOMPARE(sum(game.s.stationsAt), 0);
    }

    void pieces() {
        ATOMS("orleans.components.player-pieces", "orleans.setup.player-kit", "orleans.setup.start-coins",
              "orleans.setup.track-markers", "orleans.setup.merchants", "orleans.setup.market-followers");
        for (int players = 2; players <= 4; ++players) {
            const Position game(seats(players));
            int stations = 0, markers = 0;
            for (int p = 0; p < players; ++p) {
                const Player& player = game.s.players[p];
                QCOMPARE(int(player.coins), 5);
                stations += player.stations;
                for (const Track track : allTracks) {
                    ++markers;
                    QCOMPARE(int(player.track(track)), 0);
                }
                ++markers;
                QCOMPARE(int(player.development), 0);
                QCOMPARE(levelOf(game.def, player), 1);
                QCOMPARE(player.merchant, game.town("orleans"));
                QCOMPARE(player.bagTotal(), 0);
                TokenCounts market;
                for (const Token token : player.work.market)
                    if (token != Token::Nothing) ++market.of(token);
                TokenCounts four;
                for (const Token token : {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader})
                    four.of(token) = 1;
                QVERIFY(market == four);
                QCOMPARE(freeMarketSpaces(game.def, player), 4);
                for (const Filling& filling : player.work.places)
                    QVERIFY(filling == Filling{});
                QCOMPARE(player.wareTotal(), 0);
                QCOMPARE(int(player.tiles), 0);
                QCOMPARE(int(player.work.technologies), 0);
            }
            QCOMPARE(stations, 10 * players);
            QCOMPARE(markers, 7 * players);
        }
    }

    void kindsOfFollowers() {
        ATOMS("orleans.components.follower-kinds");
        QCOMPARE(followerCount, 7u);
        const Position game(4);
        for (const Follower kind : allFollowers) {
            QVERIFY(game.s.supply[static_cast<std::size_t>(kind)] > 0);
            const bool starting = kind == Follower::Farmer || kind == Follower::Boatman ||
                                  kind == Follower::Craftsman || kind == Follower::Trader;
            for (PlayerIndex p = 0; p < 4; ++p) {
                const auto& market = game.s.players[p].work.market;
                const auto count = std::count_if(market.begin(), market.end(), [&](Token token) {
                    return token != Token::Nothing && kindOf(token) == kind;
                });
                QCOMPARE(int(count), starting ? 1 : 0);
            }
        }
    }

    void hundredAndFourFollowers() {
        ATOMS("orleans.components.followers", "orleans.setup.neutral-followers", "orleans.setup-counts.supply-result");
        const Position game(4);
        int all = 0;
        for (std::size_t kind = 0; kind < followerCount; ++kind) {
            QCOMPARE(int(game.s.supply[kind]), neutralInBox[kind]);
            all += game.s.supply[kind];
        }
        QCOMPARE(all, 88);
        for (PlayerIndex p = 0; p < 4; ++p)
            for (const Token token : game.s.players[p].work.market)
                all += token != Token::Nothing;
        QCOMPARE(all, 104);
    }

    void ownAndNeutral() {
        ATOMS("orleans.components.own-and-neutral");
        Position game(2);
        game.idleUntil(Stage::Planning);
        for (PlayerIndex p = 0; p < 2; ++p)
            for (const Token token : game.player(p).work.market)
                QVERIFY(token == Token::Nothing || isOwn(token));
        // An own one works as one of its kind; what is recruited is without a colour, from the common supply.
        GIVE(0, PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0});
        GIVE(0, TakeBack{PlaceId::Castle, 0});
        GIVE(0, PlaceFollower{Token::OwnBoatman, false, PlaceId::Farmhouse, 0});
        GIVE(0, PlaceFollower{Token::OwnCraftsman, false, PlaceId::Farmhouse, 1});
        game.idleUntil(Stage::Actions);
        const int farmers = game.s.supply[static_cast<std::size_t>(Follower::Farmer)];
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        QCOMPARE(int(game.s.supply[static_cast<std::size_t>(Follower::Farmer)]), farmers - 1);
        QCOMPARE(int(game.me().bag.of(Token::Farmer)), 1);
        QCOMPARE(int(game.me().bag.of(Token::OwnFarmer)), 0);
        QCOMPARE(int(game.me().bag.of(Token::OwnBoatman)), 1);
    }

    void ninetyGoods() {
        ATOMS("orleans.components.goods", "orleans.setup.goods-market", "orleans.setup.goods-map");
        for (int players = 2; players <= 4; ++players) {
            const Position game(seats(players));
            int all = 0;
            for (std::size_t good = 0; good < goodCount; ++good) {
                const auto onMap = std::count(game.s.map.begin(), game.s.map.end(), good);
                QCOMPARE(int(game.s.goods[good] + game.s.goodsGone[good] + onMap), goodsInBox[good]);
                all += goodsInBox[good];
            }
            QCOMPARE(all, 90);
            QCOMPARE(sum(game.s.goods), 90 - goodsOnMap(game.s) - sum(game.s.goodsGone));
        }
        QVERIFY(Position(4, 1).s.map != Position(4, 2).s.map); // drawn, not laid out
        QVERIFY(Position(4, 1).s.map == Position(4, 1).s.map);
    }

    void tilesAndCoins() {
        ATOMS("orleans.components.tiles", "orleans.setup.technology-stack", "orleans.setup.bank",
              "orleans.setup.place-stacks");
        for (int players = 2; players <= 4; ++players) {
            const Position game(seats(players));
            QCOMPARE(int(game.s.technologies), 16);
            QCOMPARE(int(std::popcount(unsigned(game.s.citizensLeft))), 14);
            QCOMPARE(int(game.s.hourglass.size()), 18);
            QCOMPARE(int(game.def.treasury.tokens), 47);
            QCOMPARE(int(game.s.bank), int(game.def.treasury.worth) - 5 * players);
            // Twenty place tiles on two stacks, by the numeral on their backs; nobody has one.
            QCOMPARE(int(std::popcount(game.s.stacks)), 20);
            int first = 0, second = 0;
            for (std::size_t tile = boardPlaceCount; tile < boardPlaceCount + tileCount; ++tile) {
                QVERIFY(game.s.stacks & setOf(placeAt(tile)));
                ++(game.def.places[tile].stack == Stack::I ? first : second);
            }
            QCOMPARE(first, 12);
            QCOMPARE(second, 8);
        }
    }

    void pilgrimageComesFirst() {
        ATOMS("orleans.setup.hourglass-stack");
        constexpr auto pilgrimage = static_cast<std::uint8_t>(EventKind::Pilgrimage);
        bool otherOrder = false;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Position game(3, seed);
            QCOMPARE(game.s.hourglass.back(), pilgrimage);
            for (std::uint8_t kind = 0; kind < eventCount; ++kind)
                QCOMPARE(int(std::count(game.s.hourglass.begin(), game.s.hourglass.end(), kind)), 3);
            otherOrder = otherOrder || game.s.hourglass != Position(3, 1).s.hourglass;
            GIVE(0, Proceed{});
            QVERIFY(game.s.event == EventKind::Pilgrimage);
        }
        QVERIFY(otherOrder);
    }

    void citizensWaitOnTheBoards() {
        ATOMS("orleans.setup.citizens");
        Position game(2);
        // Thirteen on the boards: development track, the two follower tracks, the deeds.
        int spaces = static_cast<int>(game.def.development.citizens.size() + game.s.deeds.size());
        for (const Track track : allTracks)
            for (const TrackSpace& space : game.def.track(track).spaces)
                spaces += space.kind == RewardKind::Citizen;
        QCOMPARE(spaces, 13);
        for (PlayerIndex p = 0; p < 2; ++p)
            QCOMPARE(int(game.player(p).citizens), 0);
        // The last one stays on the table until all is counted.
        game.station("tours").fill(PlaceId::Guildhall).acting();
        GIVE(0, UsePlace{PlaceId::Guildhall});
        QVERIFY(game.s.citizensLeft >> lastCitizen & 1u);
        game.lastAction();
        QVERIFY(game.s.citizensLeft >> lastCitizen & 1u);
        GIVE(0, Pass{});
        QVERIFY(!(game.s.citizensLeft >> lastCitizen & 1u));
        QCOMPARE(int(game.me().citizens), 1);
    }

    void equalGoodsOnOneConnectionStay() {
        ATOMS("orleans.setup.goods-pairs", "orleans.setup.goods-map");
        int pairs = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            pairs += samePairSomewhere(realDefinition(), Position(4, seed).s);
        QVERIFY(pairs > 0);
        Setup setup = seats(4);
        setup.pinned.map.assign(24, "grain");
        const Position game(setup);
        for (std::size_t slot = 0; slot < 24; ++slot)
            QCOMPARE(int(game.s.map[slot]), int(Good::Grain));
    }

    void slotsInUse() {
        ATOMS("orleans.setup-counts.slot-marks", "orleans.setup.goods-map");
        for (int players = 2; players <= 4; ++players) {
            const Position game(seats(players));
            for (std::size_t slot = 0; slot < game.def.goodsSlots.size(); ++slot)
                QCOMPARE(game.s.map[slot] != none, game.def.goodsSlots[slot].fromPlayers <= players);
            QCOMPARE(goodsOnMap(game.s), (std::array{43, 48, 52})[players - 2]);
        }
        Setup setup = seats(2);
        setup.pinned.map.assign(44, "grain");
        TURNS_DOWN("orleans.setup-counts.slot-marks", setup);
        const Definition& def = realDefinition();
        std::array<int, 5> marks{};
        for (const GoodsSlot& slot : def.goodsSlots)
            ++marks[slot.fromPlayers];
        QCOMPARE(marks, (std::array{0, 0, 43, 5, 4}));
    }

    void followersLeftOut() {
        ATOMS("orleans.setup-counts.three-followers", "orleans.setup-counts.two-followers",
              "orleans.setup-counts.supply-result");
        for (const int players : {3, 2}) {
            const Position game(seats(players));
            for (const Follower kind : allFollowers) {
                const auto k = static_cast<std::size_t>(kind);
                const int out = k < startingCount ? 2 : 3;
                QCOMPARE(int(game.s.supply[k]), neutralInBox[k] - out * (4 - players));
                QCOMPARE(int(game.s.followersGone[k]), 0); // they never were in the game
            }
            int own = 0;
            for (const Player& player : game.s.players)
                own += static_cast<int>(std::count_if(player.work.market.begin(), player.work.market.end(), isOwn)) +
                       player.bag.total();
            QCOMPARE(own, 4 * players);
        }
        QCOMPARE(Position(4).s.supply, (std::array<std::uint8_t, 7>{16, 10, 10, 10, 14, 14, 14}));
        QCOMPARE(Position(3).s.supply, (std::array<std::uint8_t, 7>{14, 8, 8, 8, 11, 11, 11}));
        QCOMPARE(Position(2).s.supply, (std::array<std::uint8_t, 7>{12, 6, 6, 6, 8, 8, 8}));
    }

    void goodsLeftOut() {
        ATOMS("orleans.setup-counts.three-goods", "orleans.setup-counts.two-goods");
        QCOMPARE(sum(Position(4).s.goodsGone), 0);
        for (const int players : {3, 2}) {
            const Position game(seats(players));
            QCOMPARE(sum(game.s.goodsGone), players == 3 ? 6 : 12);
            // None lies on a slot for more players.
            for (std::size_t slot = 0; slot < game.def.goodsSlots.size(); ++slot)
                if (game.def.goodsSlots[slot].fromPlayers > players) QCOMPARE(game.s.map[slot], none);
            bool drawn = false;
            for (std::uint64_t seed = 1; seed <= 20; ++seed)
                drawn = drawn || Position(seats(players, seed)).s.goodsGone != game.s.goodsGone;
            QVERIFY(drawn);
        }
    }
};

QTEST_GUILESS_MAIN(TestOrleansSetup)
#include "tst_orleans_setup.moc"
