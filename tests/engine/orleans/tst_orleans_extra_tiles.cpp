// SPDX-License-Identifier: GPL-3.0-or-later
// The six extra place tiles, which a table may switch on.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <array>
#include <bit>

using namespace magister::orleans;

class TestOrleansExtraTiles : public QObject {
    Q_OBJECT

private:
    static Setup setup(std::uint8_t players = 2) {
        Setup table;
        table.players = players;
        table.extraTiles = true;
        return table;
    }
    /// Player 0's turn; owns the tile, and its slots are filled.
    static Position with(PlaceId tile, std::uint8_t players = 2) {
        Position game(setup(players));
        game.event(EventKind::Income).tile(tile).fill(tile).acting();
        return game;
    }
    static bool is(PlaceId tile, Stack stack, std::initializer_list<Slot> wanted) {
        const Place& place = realDefinition().place(tile);
        return place.stack == stack &&
               std::equal(place.actionSlots.begin(), place.actionSlots.end(), wanted.begin(), wanted.end());
    }
    static int stack(const Position& game, Good good) { return game.s.goods[static_cast<std::size_t>(good)]; }

private slots:
    void onlyWhereTheTableWishes() {
        ATOMS("orleans.extra-tiles.optional", "orleans.extra-tiles.house-values");
        const Position basic(2);
        const Position more(setup());
        QCOMPARE(std::popcount(basic.s.stacks), 20);
        QCOMPARE(std::popcount(more.s.stacks), 26);
        for (std::size_t i = boardPlaceCount + tileCount; i < placeCount; ++i) {
            QVERIFY(!(basic.s.stacks & setOf(placeAt(i))));
            QVERIFY(more.s.stacks & setOf(placeAt(i)));
        }
        QVERIFY(is(PlaceId::Goldsmith, Stack::II, {Slot::Craftsman, Slot::Scholar}));
        QVERIFY(is(PlaceId::Bakery, Stack::I, {Slot::Farmer, Slot::Craftsman}));
        QVERIFY(is(PlaceId::Stash, Stack::II, {Slot::Monk, Slot::Trader}));
        QVERIFY(is(PlaceId::Tribunal, Stack::II, {Slot::Knight, Slot::Scholar}));
        QVERIFY(is(PlaceId::Barracks, Stack::II, {}));
        QVERIFY(is(PlaceId::Theatre, Stack::I, {}));
        QVERIFY(realDefinition().place(PlaceId::Theatre).openRow);
        QVERIFY(realDefinition().place(PlaceId::Barracks).mode == PlaceMode::Permanent);
    }

    void goldsmith() {
        ATOMS("orleans.extra-tiles.goldsmith", "orleans.extra-tiles.bakery-repeat");
        Position game = with(PlaceId::Goldsmith);
        game.station("tours").station("orleans").station("blois").station("nevers", 1);
        REFUSES("orleans.extra-tiles.goldsmith", 0, UsePlace{PlaceId::Goldsmith}, Reason::NoWareToPay);
        game.ware(Ware::Wool, 1).ware(Ware::Grain, 1);
        const int wool = stack(game, Good::Wool);
        GIVE(0, UsePlace{PlaceId::Goldsmith});
        QCOMPARE(game.list().size(), std::size_t{2}); // any one good
        REFUSES("orleans.money.voluntary-price", 0, PayWare{Ware::Brocade}, Reason::NotThatWare);
        GIVE(0, PayWare{Ware::Wool});
        QCOMPARE(int(game.me().development), 3);
        QCOMPARE(game.me().wareTotal(), 1);
        QCOMPARE(stack(game, Good::Wool), wool + 1); // back on the market
    }

    void bakery() {
        ATOMS("orleans.extra-tiles.bakery", "orleans.extra-tiles.bakery-repeat");
        Position game = with(PlaceId::Bakery);
        game.coins(9).ware(Ware::Grain, 5);
        const int grain = stack(game, Good::Grain), bank = game.s.bank;
        GIVE(0, UsePlace{PlaceId::Bakery});
        REFUSES("orleans.extra-tiles.bakery", 0, BakeBread{4}, Reason::BakeryLimit);
        REFUSES("orleans.extra-tiles.bakery", 0, BakeBread{0}, Reason::NotEnoughGrain);
        GIVE(0, BakeBread{3});
        QCOMPARE(int(game.me().ware(Ware::Grain)), 2);
        QCOMPARE(int(game.me().ware(Ware::Bread)), 3);
        QCOMPARE(int(game.me().coins), 7);
        QCOMPARE(int(game.s.bank), bank + 2);
        game.fill(PlaceId::Bakery);
        GIVE(0, UsePlace{PlaceId::Bakery});
        REFUSES("orleans.extra-tiles.bakery", 0, BakeBread{3}, Reason::NotEnoughGrain);
        GIVE(0, BakeBread{2});
        QCOMPARE(int(game.me().ware(Ware::Bread)), 5); // it piles up
        QCOMPARE(stack(game, Good::Grain), grain);
        game.fill(PlaceId::Bakery);
        REFUSES("orleans.extra-tiles.bakery", 0, UsePlace{PlaceId::Bakery}, Reason::NotEnoughGrain);
    }

    void breadIsFoodAndAGood() {
        ATOMS("orleans.extra-tiles.bread", "orleans.extra-tiles.bakery-repeat");
        Position harvest(setup());
        harvest.tile(PlaceId::Bakery).ware(Ware::Bread, 2).atEvent(EventKind::Harvest);
        const int grain = stack(harvest, Good::Grain);
        QVERIFY2(harvest.give(0, Proceed{}), harvest.why());
        QVERIFY(harvest.asks() == PromptKind::HandInFood);
        QVERIFY2(harvest.give(0, HandInFood{Ware::Bread}), harvest.why());
        QCOMPARE(int(harvest.me().ware(Ware::Bread)), 1);
        QCOMPARE(stack(harvest, Good::Grain), grain + 1); // bread goes back as grain
        Position taxes(setup());
        taxes.tile(PlaceId::Bakery).ware(Ware::Bread, 2).ware(Ware::Wool, 1).coins(4).atEvent(EventKind::Taxes);
        QVERIFY2(taxes.give(0, Proceed{}), taxes.why());
        QCOMPARE(int(taxes.me().coins), 3);
    }

    void breadScoresTheLevel() {
        ATOMS("orleans.extra-tiles.bread");
        for (const auto& [space, level] : {std::pair{0, 1}, std::pair{15, 4}}) {
            Position game(setup());
            game.tile(PlaceId::Bakery).ware(Ware::Bread, 3).ware(Ware::Grain, 2).coins(0);
            game.development(static_cast<std::uint8_t>(space)).lastAction();
            GIVE(0, Pass{});
            QCOMPARE(*game.line(ScoreSource::Bread), 3 * level);
            QCOMPARE(*game.line(ScoreSource::Grain), 2);
            QCOMPARE(int(game.me().points), 3 * level + 2);
        }
    }

    void stash() {
        ATOMS("orleans.extra-tiles.stash", "orleans.extra-tiles.bakery-repeat");
        for (const Track track : {Track::Farmer, Track::Craftsman, Track::Trader, Track::Boatman, Track::Scholar}) {
            Position game = with(PlaceId::Stash);
            game.ware(Ware::Brocade, 1).coins(0).track(track, 3).noFollowers(followerOf(track)); // bare of followers
            const int brocade = stack(game, Good::Brocade);
            GIVE(0, UsePlace{PlaceId::Stash});
            GIVE(0, PayWare{Ware::Brocade});
            QCOMPARE(stack(game, Good::Brocade), brocade + 1);
            QCOMPARE(game.list().size(), std::size_t{1});
            GIVE(0, TakeReward{track});
            if (track == Track::Trader) GIVE(0, TakeTile{PlaceId::School});
            QCOMPARE(int(game.me().ware(Ware::Cheese)), track == Track::Farmer ? 1 : 0);
            QCOMPARE(int(game.me().work.technologies), track == Track::Craftsman ? 1 : 0);
            QCOMPARE(game.me().owns(PlaceId::School), track == Track::Trader);
            QCOMPARE(int(game.me().coins), track == Track::Boatman ? 4 : 0);
            QCOMPARE(int(game.me().development), track == Track::Scholar ? 4 : 0);
            QCOMPARE(int(game.me().track(track)), 3); // the marker stays
            QVERIFY(game.asks() == PromptKind::Act);
        }
    }

    void stashHasItsLimits() {
        ATOMS("orleans.extra-tiles.stash-limits");
        Position game = with(PlaceId::Stash);
        game.ware(Ware::Wine, 1).track(Track::Knight, 4);
        REFUSES("orleans.extra-tiles.stash-limits", 0, UsePlace{PlaceId::Stash}, Reason::NoRewardThere); // start spaces
        game.track(Track::Scholar, 1).track(Track::Boatman, 5).track(Track::Farmer, 1).track(Track::Craftsman, 1);
        game.track(Track::Trader, 1).noGoods(Good::Grain).noTechnology();
        for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
            if (game.def.places[i].stack == Stack::I) game.s.stacks &= ~setOf(placeAt(i));
        GIVE(0, UsePlace{PlaceId::Stash});
        GIVE(0, PayWare{Ware::Wine});
        for (const Track track : {Track::Knight, Track::Boatman, Track::Farmer, Track::Craftsman, Track::Trader})
            REFUSES("orleans.extra-tiles.stash-limits", 0, TakeReward{track}, Reason::NoRewardThere);
        const int citizens = game.me().citizens;
        GIVE(0, TakeReward{Track::Scholar});
        QCOMPARE(int(game.me().citizens), citizens);
    }

    /// The price is on the goods market when the reward is taken: it may fill the very stack that was empty.
    void stashIsPaidFirst() {
        ATOMS("orleans.extra-tiles.stash", "orleans.extra-tiles.stash-limits", "orleans.extra-tiles.bakery-repeat");
        for (const Ware same : {Ware::Grain, Ware::Bread}) {
            Position game = with(PlaceId::Stash);
            game.tile(PlaceId::Bakery).track(Track::Farmer, 1).ware(same, 1).ware(Ware::Wool, 1).noGoods(Good::Grain);
            GIVE(0, UsePlace{PlaceId::Stash});
            REFUSES("orleans.extra-tiles.stash-limits", 0, PayWare{Ware::Wool}, Reason::NoRewardThere);
            QCOMPARE(game.list().size(), std::size_t{1});
            GIVE(0, PayWare{same});
            GIVE(0, TakeReward{Track::Farmer});
            QCOMPARE(int(game.me().ware(Ware::Grain)), 1);
            QCOMPARE(int(game.me().ware(Ware::Bread)), 0);
            QCOMPARE(stack(game, Good::Grain), 0);
        }
        Position game = with(PlaceId::Stash);
        game.track(Track::Farmer, 1).ware(Ware::Wool, 1).noGoods(Good::Grain);
        REFUSES("orleans.extra-tiles.stash-limits", 0, UsePlace{PlaceId::Stash}, Reason::NoRewardThere);
    }

    void stashAsksForAGood() {
        ATOMS("orleans.extra-tiles.stash");
        Position game = with(PlaceId::Stash);
        game.track(Track::Boatman, 1);
        REFUSES("orleans.extra-tiles.stash", 0, UsePlace{PlaceId::Stash}, Reason::NoWareToPay);
    }

    void tribunal() {
        ATOMS("orleans.extra-tiles.tribunal", "orleans.extra-tiles.tribunal-scope");
        for (const bool road : {true, false}) {
            Position game = with(PlaceId::Tribunal, 4);
            const char* const way = road ? "orleans--vierzon--road" : "orleans--briare--water";
            game.good(way, 0, Good::Wine).good(way, 1, Good::Wool).coins(3);
            const int bank = game.s.bank, other = game.player(2).coins;
            GIVE(0, UsePlace{PlaceId::Tribunal});
            REFUSES("orleans.extra-tiles.tribunal", 0, (MoveMerchant{0, game.connection(way)}),
                    Reason::OtherPlayersMerchant);
            REFUSES("orleans.extra-tiles.tribunal", 0,
                    (MoveMerchant{2, game.connection("chinon--chatellerault--road")}), Reason::NoConnectionThere);
            GIVE(0, MoveMerchant{2, game.connection(way)});
            QCOMPARE(game.player(2).merchant, game.town(road ? "vierzon" : "briare"));
            QCOMPARE(game.me().merchant, game.town("orleans"));
            QCOMPARE(int(game.me().coins), 2);
            QCOMPARE(int(game.player(2).coins), other + 1); // not to the treasury
            QCOMPARE(int(game.s.bank), bank);
            QVERIFY(game.asks(0) == PromptKind::TakeGood && game.asks(2) == PromptKind::None);
            REFUSES("orleans.travel.one-good", 0, TakeGood{bothGoods}, Reason::OneGoodOnly);
            GIVE(0, TakeGood{0});
            QCOMPARE(int(game.me().ware(Ware::Wine)), 1);
            QCOMPARE(game.me().wareTotal(), 1);
            QCOMPARE(game.player(2).wareTotal(), 0);
        }
        Position game = with(PlaceId::Tribunal);
        game.coins(0);
        REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Tribunal}, Reason::CannotPayPrice);
    }

    void barracks() {
        ATOMS("orleans.extra-tiles.barracks", "orleans.extra-tiles.barracks-direction");
        for (const bool turned : {false, true}) {
            Setup table = setup();
            table.rulings.barracksDirection =
                turned ? ruling::BarracksDirection::KnightAsAny : ruling::BarracksDirection::AnyAsKnight;
            Position game(table);
            for (const bool owned : {false, true}) {
                if (owned) game.tile(PlaceId::Barracks);
                for (const Token token :
                     {Token::Farmer, Token::OwnBoatman, Token::Craftsman, Token::Trader, Token::Scholar})
                    QCOMPARE(fits(game.def, game.s, game.me(), token, Slot::Knight), owned && !turned);
                for (const Slot slot : {Slot::Farmer, Slot::Boatman, Slot::Craftsman, Slot::Trader, Slot::Scholar})
                    QCOMPARE(fits(game.def, game.s, game.me(), Token::Knight, slot), owned && turned);
                QVERIFY(!fits(game.def, game.s, game.me(), Token::Knight, Slot::Monk));
                QVERIFY(!fits(game.def, game.s, game.me(), Token::Farmer, Slot::Trader));
            }
        }
    }

    void theBarracksAtWork() {
        ATOMS("orleans.extra-tiles.barracks");
        Position game(setup());
        game.tile(PlaceId::Barracks).market(Follower::Farmer).event(EventKind::Income).planning();
        GIVE(0, PlaceFollower{Token::OwnFarmer, false, PlaceId::Guildhall, 0});
        GIVE(0, PlaceFollower{Token::OwnCraftsman, false, PlaceId::Guildhall, 1});
        GIVE(0, PlaceFollower{Token::Farmer, false, PlaceId::Guildhall, 2});
        GIVE(0, Done{});
        GIVE(0, UsePlace{PlaceId::Guildhall});
        QCOMPARE(stationsBuilt(game.s, 0), 1);
        game.acting();
        REFUSES("orleans.tiles.permanent", 0, UsePlace{PlaceId::Barracks}, Reason::PlaceHasNoAction);
    }

    void theatre() {
        ATOMS("orleans.extra-tiles.theatre", "orleans.extra-tiles.theatre-details");
        Position game(setup());
        game.tile(PlaceId::Theatre).market(Follower::Monk).market(Follower::Monk).market(Follower::Monk);
        game.technology(1).me().work.technologiesPlaced = 1;
        game.event(EventKind::Income).planning();
        REFUSES("orleans.extra-tiles.theatre-details", 0, (PlaceTechnology{PlaceId::Theatre, 0}),
                Reason::TechnologyAnySlot);
        for (const Token token : {Token::OwnFarmer, Token::Monk, Token::Monk, Token::OwnTrader, Token::Monk})
            GIVE(0, PlaceFollower{token, false, PlaceId::Theatre, 0});
        GIVE(0, Done{});
        const int coins = game.me().coins;
        GIVE(0, UsePlace{PlaceId::Theatre});
        QCOMPARE(game.me().coins - coins, 5);
        QCOMPARE(game.me().work.theatre.total(), 0);
        QCOMPARE(int(game.me().bag.of(Token::Monk)), 3);
        QCOMPARE(int(game.me().bag.of(Token::OwnFarmer)) + game.me().bag.of(Token::OwnTrader), 2);
    }

    void oneGuestIsEnough() {
        ATOMS("orleans.extra-tiles.theatre-details");
        Position game(setup());
        game.tile(PlaceId::Theatre).event(EventKind::Income).acting();
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Theatre}, Reason::PlaceNotActive);
        game.on(PlaceId::Theatre, 0, Token::OwnCraftsman);
        const int coins = game.me().coins;
        GIVE(0, UsePlace{PlaceId::Theatre});
        QCOMPARE(game.me().coins - coins, 1);
    }
};

QTEST_GUILESS_MAIN(TestOrleansExtraTiles)
#include "tst_orleans_extra_tiles.moc"
