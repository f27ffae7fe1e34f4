// SPDX-License-Identifier: GPL-3.0-or-later
// Forced payments without the coins for them, and what they cost.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <array>

using namespace magister::orleans;

class TestOrleansTorture : public QObject {
    Q_OBJECT

private:
    static Position with(bool extra = true) {
        Setup setup;
        setup.players = 2;
        setup.extraTiles = extra;
        Position game(setup);
        game.coins(0);
        return game;
    }
    /// Player 0 has no food and owes the fine of the Harvest: five coins.
    static bool owe(Position& game) {
        return game.atEvent(EventKind::Harvest).give(0, Proceed{}) && game.asks() == PromptKind::PayDebt;
    }
    static GiveUp give(TortureAsset asset, int which = none, int slot = none) {
        return {asset, static_cast<std::uint8_t>(which), static_cast<std::uint8_t>(slot)};
    }
    static GiveUp give(TortureAsset asset, PlaceId which, int slot = none) {
        return give(asset, static_cast<int>(which), slot);
    }
    static int owed(const Position& game) { return game.s.question(0).amount; }

private slots:
    /// The rulebook's example: a follower, two stations and two development points for five coins.
    void oneAssetACoin() {
        ATOMS("orleans.torture.when", "orleans.torture.per-coin");
        Position game = with();
        game.bag(Follower::Knight).development(6).station("tours");
        QVERIFY2(owe(game), game.why());
        QCOMPARE(owed(game), 5);
        QCOMPARE(game.count<DebtArisen>(), 1);
        GIVE(0, give(TortureAsset::RandomFollower));
        GIVE(0, give(TortureAsset::TradingStation, game.town("tours")));
        GIVE(0, give(TortureAsset::TradingStation));
        GIVE(0, give(TortureAsset::DevelopmentPoint));
        QCOMPARE(owed(game), 1);
        GIVE(0, give(TortureAsset::DevelopmentPoint));
        QVERIFY(game.asks() != PromptKind::PayDebt);
        QCOMPARE(game.me().bag.total(), 0);
        QCOMPARE(stationsBuilt(game.s, 0), 0);
        QCOMPARE(int(game.me().stations), 8);
        QCOMPARE(int(game.me().development), 4);
        game.acting();
        REFUSES("orleans.torture.when", 0, give(TortureAsset::TradingStation), Reason::NothingOwed);
    }

    void censusAndTaxesLeadThereToo() {
        ATOMS("orleans.torture.when");
        Position census(3);
        census.coins(0).track(Track::Farmer, 1, 1).track(Track::Farmer, 1, 2);
        QVERIFY2(census.give(0, Proceed{}), census.why());
        QVERIFY(census.asks() == PromptKind::PayDebt);
        QCOMPARE(owed(census), 1);
        Position taxes = with();
        taxes.ware(Ware::Wool, 7).atEvent(EventKind::Taxes);
        QVERIFY2(taxes.give(0, Proceed{}), taxes.why());
        QVERIFY(taxes.asks() == PromptKind::PayDebt);
        QCOMPARE(owed(taxes), 2);
        // Whoever has the coins is asked nothing.
        Position rich = with();
        rich.ware(Ware::Wool, 7).coins(2).atEvent(EventKind::Taxes);
        QVERIFY2(rich.give(0, Proceed{}), rich.why());
        QCOMPARE(int(rich.me().coins), 0);
        QCOMPARE(rich.count<DebtArisen>(), 0);
    }

    void coinsComeFirst() {
        ATOMS("orleans.torture.coins-first");
        Position game = with();
        game.coins(3);
        QVERIFY2(owe(game), game.why());
        const int bank = game.s.bank;
        REFUSES("orleans.torture.coins-first", 0, give(TortureAsset::TradingStation), Reason::CoinsFirst);
        GIVE(0, PayCoins{});
        QCOMPARE(int(game.me().coins), 0);
        QCOMPARE(int(game.s.bank), bank + 3);
        QCOMPARE(owed(game), 2);
        REFUSES("orleans.torture.coins-first", 0, PayCoins{}, Reason::NoCoinsLeft);
        GIVE(0, give(TortureAsset::TradingStation));
        GIVE(0, give(TortureAsset::TradingStation));
        QVERIFY(game.asks() != PromptKind::PayDebt);
    }

    void stationsBuiltOrNot() {
        ATOMS("orleans.torture.station", "orleans.torture.removed");
        Position game = with();
        game.station("tours").station("orleans").station("blois", 1).station("orleans", 1);
        QVERIFY2(owe(game), game.why());
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::TradingStation, game.town("blois")),
                Reason::NotAnAsset);
        GIVE(0, give(TortureAsset::TradingStation, game.town("orleans")));
        QCOMPARE(int(game.s.stationsAt[game.town("orleans")]), 0b10); // the other's stays
        QCOMPARE(int(game.me().stations), 8);                         // it does not come back to its owner
        GIVE(0, give(TortureAsset::TradingStation));
        QCOMPARE(int(game.me().stations), 7);
        GIVE(0, give(TortureAsset::TradingStation, game.town("tours")));
        QCOMPARE(stationsBuilt(game.s, 0), 0);
        QCOMPARE(stationsBuilt(game.s, 1), 2);
        game.me().stations = 0;
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::TradingStation), Reason::NotAnAsset);
    }

    void aFollowerByChanceButNoOwnOne() {
        ATOMS("orleans.torture.follower", "orleans.torture.removed");
        std::array<int, followerCount> lost{};
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Position game(2, seed);
            game.coins(0).emptyMarket().bag(Follower::Knight, 2).bag(Follower::Monk, 2);
            QVERIFY2(owe(game), game.why());
            const auto supply = game.s.supply;
            GIVE(0, give(TortureAsset::RandomFollower));
            const auto* event = game.event<FollowerLost>();
            QVERIFY(event && !isOwn(event->token));
            ++lost[static_cast<std::size_t>(kindOf(event->token))];
            QCOMPARE(int(game.s.followersGone[static_cast<std::size_t>(kindOf(event->token))]), 1);
            QVERIFY(game.s.supply == supply);
            QCOMPARE(game.me().bag.neutrals(), 3);
            QCOMPARE(game.me().bag.total(), 7);
        }
        const int knights = lost[static_cast<std::size_t>(Follower::Knight)];
        QVERIFY(knights > 0 && knights < 40);
    }

    void noNeutralFollowerToGive() {
        ATOMS("orleans.torture.bag-only-own");
        Position game = with();
        game.market(Follower::Knight).fill(PlaceId::Castle); // only what is in the bag counts
        QVERIFY2(owe(game), game.why());
        REFUSES("orleans.torture.bag-only-own", 0, give(TortureAsset::RandomFollower), Reason::OnlyOwnInBag);
        for (Token& token : game.me().work.market) {
            if (isOwn(token)) ++game.me().bag.of(token);
            if (isOwn(token)) token = Token::Nothing;
        }
        QCOMPARE(game.me().bag.total(), 4);
        REFUSES("orleans.torture.bag-only-own", 0, give(TortureAsset::RandomFollower), Reason::OnlyOwnInBag);
        REFUSES("orleans.own-followers.protected", 0, give(TortureAsset::RandomFollower, int(Token::OwnFarmer)),
                Reason::OwnFollowersStay);
    }

    void developmentStopsAtCoins() {
        ATOMS("orleans.torture.development", "orleans.torture.removed");
        for (const int coins : {7, 12, 25}) {
            Position game = with();
            game.development(static_cast<std::uint8_t>(coins + 2));
            QVERIFY2(owe(game), game.why());
            GIVE(0, give(TortureAsset::DevelopmentPoint));
            QCOMPARE(int(game.me().development), coins + 1);
            REFUSES("orleans.torture.development", 0, give(TortureAsset::DevelopmentPoint), Reason::CoinSpaceBars);
        }
        Position game = with();
        game.development(1);
        QVERIFY2(owe(game), game.why());
        GIVE(0, give(TortureAsset::DevelopmentPoint));
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::DevelopmentPoint), Reason::NotAnAsset); // the start
        // A point can be earned again.
        game.fill(PlaceId::Scriptorium).acting();
        GIVE(0, UsePlace{PlaceId::Scriptorium});
        QCOMPARE(int(game.me().development), 1);
    }

    void goodsPlaceTilesTechnology() {
        ATOMS("orleans.torture.goods-and-tiles", "orleans.torture.removed");
        Position game = with();
        game.ware(Ware::Wool, 1).tile(PlaceId::School).tile(PlaceId::Hayrick).technology(1);
        QVERIFY2(owe(game), game.why());
        const auto stacks = game.s.stacks;
        const int wool = game.s.goods[static_cast<std::size_t>(Good::Wool)];
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::Good, int(Ware::Grain)), Reason::NotAnAsset);
        GIVE(0, give(TortureAsset::Good, int(Ware::Wool)));
        QCOMPARE(int(game.s.goods[static_cast<std::size_t>(Good::Wool)]), wool);
        GIVE(0, give(TortureAsset::PlaceTile, PlaceId::School));
        QVERIFY(!game.me().owns(PlaceId::School) && game.me().owns(PlaceId::Hayrick));
        QCOMPARE(game.s.stacks, stacks); // on no stack again
        QVERIFY(!fits(game.def, game.s, game.me(), Token::Scholar, Slot::Knight));
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::PlaceTile, PlaceId::Castle), Reason::NotAnAsset);
        GIVE(0, give(TortureAsset::TechnologyTile));
        QCOMPARE(int(game.s.technologies), 15);
        QCOMPARE(int(game.s.technologiesGone), 1);
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::TechnologyTile), Reason::NotAnAsset);
        QCOMPARE(owed(game), 2);
    }

    void whatLiesOnALostTile() {
        ATOMS("orleans.torture.tile-contents");
        Position game = with();
        game.tile(PlaceId::Winery).tile(PlaceId::Theatre).tile(PlaceId::GunpowderTower);
        game.on(PlaceId::Winery, 0, Token::Technology)
            .on(PlaceId::Winery, 1, Token::Trader)
            .on(PlaceId::Theatre, 0, Token::OwnFarmer);
        game.on(PlaceId::Theatre, 0, Token::Monk).onTower(Token::Knight);
        QVERIFY2(owe(game), game.why());
        GIVE(0, give(TortureAsset::PlaceTile, PlaceId::Winery));
        QCOMPARE(int(game.me().bag.of(Token::Trader)), 1);
        QCOMPARE(int(game.s.technologiesGone), 1);
        GIVE(0, give(TortureAsset::PlaceTile, PlaceId::Theatre));
        QCOMPARE(int(game.me().bag.of(Token::OwnFarmer)), 1);
        QCOMPARE(int(game.me().bag.of(Token::Monk)), 1);
        GIVE(0, give(TortureAsset::PlaceTile, PlaceId::GunpowderTower));
        QCOMPARE(int(game.me().bag.of(Token::Knight)), 1);
    }

    void breadIsLostWithTheBakery() {
        ATOMS("orleans.torture.tile-contents");
        Position game = with();
        game.tile(PlaceId::Bakery).ware(Ware::Grain, 3).ware(Ware::Bread, 3).atEvent(EventKind::Taxes);
        const int grain = game.s.goods[static_cast<std::size_t>(Good::Grain)];
        GIVE(0, Proceed{});
        QCOMPARE(owed(game), 2);
        GIVE(0, give(TortureAsset::PlaceTile, PlaceId::Bakery));
        QCOMPARE(int(game.me().ware(Ware::Bread)), 0);
        QCOMPARE(int(game.me().ware(Ware::Grain)), 3);
        QCOMPARE(int(game.s.goods[static_cast<std::size_t>(Good::Grain)]), grain);
        QCOMPARE(int(game.s.goodsGone[static_cast<std::size_t>(Good::Grain)]) >= 3, true);
    }

    void technologyOnASlot() {
        ATOMS("orleans.torture.tile-contents");
        Position game = with();
        game.technology(2).on(PlaceId::Castle, 0, Token::Technology);
        QVERIFY2(owe(game), game.why());
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::TechnologyTile, PlaceId::Castle, 1),
                Reason::NotAnAsset);
        GIVE(0, give(TortureAsset::TechnologyTile, PlaceId::Castle, 0));
        QVERIFY(game.me().work.at(PlaceId::Castle).tokens[0] == Token::Nothing);
        QCOMPARE(int(game.me().work.technologies), 2); // those in reserve stay
        GIVE(0, give(TortureAsset::TechnologyTile));
        QCOMPARE(int(game.me().work.technologies), 1);
    }

    void theRestIsDroppedWhenNothingIsLeft() {
        ATOMS("orleans.torture.nothing-left");
        Position game = with();
        game.me().stations = 2;
        QVERIFY2(owe(game), game.why());
        GIVE(0, give(TortureAsset::TradingStation));
        QCOMPARE(game.count<DebtDropped>(), 0);
        GIVE(0, give(TortureAsset::TradingStation));
        const auto* dropped = game.event<DebtDropped>();
        QVERIFY(dropped);
        QCOMPARE(int(dropped->amount), 3);
        QVERIFY(game.asks() != PromptKind::PayDebt);
        // Nothing from the beginning: nobody is asked, and nothing is carried over.
        Position poor = with();
        poor.me().stations = 0;
        QVERIFY2(poor.atEvent(EventKind::Harvest).give(0, Proceed{}), poor.why());
        QCOMPARE(poor.count<DebtDropped>(), 1);
        QVERIFY(poor.asks() != PromptKind::PayDebt);
        QCOMPARE(int(poor.me().coins), 0);
    }
};

QTEST_GUILESS_MAIN(TestOrleansTorture)
#include "tst_orleans_torture.moc"
