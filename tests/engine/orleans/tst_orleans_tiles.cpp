// SPDX-License-Identifier: GPL-3.0-or-later
// Place tiles with an action of their own. Those that work always or in other phases: tst_orleans_lasting_tiles.cpp.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <array>

using namespace magister::orleans;

class TestOrleansTiles : public QObject {
    Q_OBJECT

private:
    /// Player 0's turn; owns the tile, and its slots are filled.
    static Position with(PlaceId tile, std::uint8_t players = 2) {
        Position game(players);
        game.event(EventKind::Income).coins(10).tile(tile).fill(tile).acting();
        return game;
    }
    static bool is(PlaceId tile, Stack stack, std::initializer_list<Slot> wanted) {
        const Place& place = realDefinition().place(tile);
        return place.stack == stack && place.mode == PlaceMode::Activated &&
               std::equal(place.actionSlots.begin(), place.actionSlots.end(), wanted.begin(), wanted.end());
    }
    /// What using the tile brings: coins and development points.
    static std::pair<int, int> gain(Position& game, PlaceId tile) {
        const int coins = game.me().coins, development = game.me().development;
        if (!game.give(0, UsePlace{tile})) qFatal("%s", game.why());
        return {game.me().coins - coins, game.me().development - development};
    }
    static std::size_t at(Good good) { return static_cast<std::size_t>(good); }

private slots:
    void tilesThatBringGoods() {
        ATOMS("orleans.tiles.goods-tiles", "orleans.tiles.hayrick", "orleans.tiles.cheese-factory",
              "orleans.tiles.winery", "orleans.tiles.wool-manufacturer", "orleans.tiles.tailor-shop");
        QVERIFY(is(PlaceId::Hayrick, Stack::I, {Slot::Farmer}));
        QVERIFY(is(PlaceId::CheeseFactory, Stack::I, {Slot::Farmer, Slot::Farmer}));
        QVERIFY(is(PlaceId::Winery, Stack::I, {Slot::Farmer, Slot::Trader}));
        QVERIFY(is(PlaceId::WoolManufacturer, Stack::I, {Slot::Boatman, Slot::Trader}));
        QVERIFY(is(PlaceId::TailorShop, Stack::I, {Slot::Trader, Slot::Scholar}));
        constexpr std::array tiles{PlaceId::Hayrick, PlaceId::CheeseFactory, PlaceId::Winery, PlaceId::WoolManufacturer,
                                   PlaceId::TailorShop};
        for (const Good good : allGoods) {
            const PlaceId tile = tiles[at(good)];
            Position game = with(tile);
            const int stack = game.s.goods[at(good)];
            const State before = game.s;
            QCOMPARE(gain(game, tile), (std::pair{0, 0}));
            QCOMPARE(int(game.me().ware(wareOf(good))), 1);
            QCOMPARE(game.me().wareTotal(), 1);
            QCOMPARE(int(game.s.goods[at(good)]), stack - 1);
            QCOMPARE(game.me().work.at(tile).filled(), 0);
            game.s = before;
            game.noGoods(good);
            REFUSES("orleans.tiles.goods-tiles", 0, UsePlace{tile}, Reason::GoodOutOfStock);
        }
    }

    void tilesThatBringCoinsAndPoints() {
        ATOMS("orleans.tiles.shipping-line", "orleans.tiles.brewery", "orleans.tiles.library", "orleans.tiles.windmill",
              "orleans.tiles.cellar");
        QVERIFY(is(PlaceId::ShippingLine, Stack::II, {Slot::Boatman}));
        QVERIFY(is(PlaceId::Brewery, Stack::I, {Slot::Monk}));
        QVERIFY(is(PlaceId::Library, Stack::I, {Slot::Knight, Slot::Scholar}));
        QVERIFY(is(PlaceId::Windmill, Stack::I, {Slot::Craftsman, Slot::Craftsman}));
        QVERIFY(is(PlaceId::Cellar, Stack::II, {Slot::Monk, Slot::Scholar}));
        struct Case {
            PlaceId tile;
            int coins, points;
        };
        for (const Case& c :
             {Case{PlaceId::ShippingLine, 0, 1}, Case{PlaceId::Brewery, 2, 0}, Case{PlaceId::Library, 0, 2},
              Case{PlaceId::Windmill, 2, 1}, Case{PlaceId::Cellar, 4, 0}}) {
            Position game = with(c.tile);
            const int bank = game.s.bank;
            QCOMPARE(gain(game, c.tile), (std::pair{c.coins, c.points}));
            QCOMPARE(bank - game.s.bank, c.coins);
        }
    }

    void pharmacySellsPoints() {
        ATOMS("orleans.tiles.pharmacy");
        QVERIFY(is(PlaceId::Pharmacy, Stack::II, {Slot::Any}));
        for (const std::uint8_t coins : {1, 2, 3}) {
            Position game = with(PlaceId::Pharmacy);
            const int bank = game.s.bank;
            GIVE(0, UsePlace{PlaceId::Pharmacy});
            REFUSES("orleans.tiles.pharmacy", 0, BuyDevelopment{0}, Reason::PharmacyLimits);
            REFUSES("orleans.tiles.pharmacy", 0, BuyDevelopment{4}, Reason::PharmacyLimits);
            GIVE(0, BuyDevelopment{coins});
            QCOMPARE(int(game.me().coins), 10 - coins);
            QCOMPARE(game.s.bank - bank, int(coins));
            QCOMPARE(int(game.me().development), int(coins));
        }
        Position game = with(PlaceId::Pharmacy);
        game.coins(0);
        REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Pharmacy}, Reason::CannotPayPrice);
        // Anybody may stand there.
        Position other;
        other.tile(PlaceId::Pharmacy)
            .market(Follower::Monk)
            .market(Follower::Knight)
            .market(Follower::Scholar)
            .planning();
        for (const Token token : {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader,
                                  Token::Monk, Token::Knight, Token::Scholar})
            QVERIFY2(other.allows(0, PlaceFollower{token, false, PlaceId::Pharmacy, 0}), other.why());
    }

    void officePaysStations() {
        ATOMS("orleans.tiles.office");
        QVERIFY(is(PlaceId::Office, Stack::II, {Slot::Scholar, Slot::Scholar}));
        Position game = with(PlaceId::Office);
        game.station("tours").station("orleans").station("blois").station("nevers", 1);
        QCOMPARE(gain(game, PlaceId::Office), (std::pair{3, 0}));
    }

    void hospitalPaysTheLevel() {
        ATOMS("orleans.tiles.hospital");
        QVERIFY(is(PlaceId::Hospital, Stack::I, {Slot::Boatman, Slot::Scholar}));
        for (const auto& [space, level] : {std::pair{0, 1}, std::pair{10, 3}, std::pair{30, 6}}) {
            Position game = with(PlaceId::Hospital);
            game.development(static_cast<std::uint8_t>(space));
            QCOMPARE(gain(game, PlaceId::Hospital), (std::pair{level, 0}));
        }
    }

    void horseWagon() {
        ATOMS("orleans.tiles.horse-wagon");
        QVERIFY(is(PlaceId::HorseWagon, Stack::II, {Slot::Knight, Slot::Trader}));
        Position game = with(PlaceId::HorseWagon, 4);
        const char* const road = "orleans--vierzon--road";
        game.good(road, 0, Good::Wine).good(road, 1, Good::Wool);
        GIVE(0, UsePlace{PlaceId::HorseWagon});
        REFUSES("orleans.tiles.horse-wagon", 0, Travel{game.connection("orleans--blois--water")},
                Reason::HorseWagonNoRoad);
        REFUSES("orleans.tiles.horse-wagon", 0, Travel{game.connection("chinon--chatellerault--road")},
                Reason::HorseWagonNoRoad);
        GIVE(0, Travel{game.connection(road)});
        QCOMPARE(game.me().merchant, game.town("vierzon"));
        REFUSES("orleans.travel.one-good", 0, TakeGood{bothGoods}, Reason::OneGoodOnly);
        GIVE(0, TakeGood{1});
        QCOMPARE(int(game.me().ware(Ware::Wool)), 1);
        QCOMPARE(game.me().wareTotal(), 1);
    }

    void laboratory() {
        ATOMS("orleans.tiles.laboratory");
        QVERIFY(is(PlaceId::Laboratory, Stack::II, {Slot::Craftsman, Slot::Scholar}));
        Position game = with(PlaceId::Laboratory);
        GIVE(0, UsePlace{PlaceId::Laboratory});
        QCOMPARE(int(game.me().work.technologies), 1);
        QCOMPARE(int(game.s.technologies), 15);
        QCOMPARE(int(game.me().track(Track::Craftsman)), 0);
        REFUSES("orleans.technology.delay", 0, (PlaceTechnology{PlaceId::Castle, 0}), Reason::TechnologyTooNew);
        game.me().newTechnologies = 0;
        game.planning();
        REFUSES("orleans.technology.first-details", 0, (PlaceTechnology{PlaceId::Laboratory, 0}),
                Reason::FirstTechnologyEver);
        game.me().work.technologiesPlaced = 1;
        GIVE(0, PlaceTechnology{PlaceId::Laboratory, 0});
        Position bare = with(PlaceId::Laboratory);
        bare.noTechnology();
        QVERIFY2(bare.refuses("orleans.supply.blocked", 0, UsePlace{PlaceId::Laboratory}, Reason::StackEmpty),
                 bare.why());
    }
};

QTEST_GUILESS_MAIN(TestOrleansTiles)
#include "tst_orleans_tiles.moc"
