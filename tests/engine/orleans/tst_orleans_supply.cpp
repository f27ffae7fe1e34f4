// SPDX-License-Identifier: GPL-3.0-or-later
// Coins and the treasury, stacks that run out, followers that never leave.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

using namespace magister::orleans;

class TestOrleansSupply : public QObject {
    Q_OBJECT

private:
    static Setup setupOf(std::uint8_t players, ruling::BankSize bank, PlayerIndex start = 0, bool extra = false) {
        Setup setup;
        setup.players = players;
        setup.startPlayer = start;
        setup.extraTiles = extra;
        setup.rulings.bankSize = bank;
        return setup;
    }
    static Position withExtraTiles() { return Position(setupOf(2, ruling::BankSize::Unlimited, 0, true)); }
    /// The whole of it is refused, and the followers stay.
    static bool staysUnused(Position& game, PlaceId place) {
        const Filling before = game.me().work.at(place);
        return !game.allows(0, UsePlace{place}) && game.me().work.at(place) == before;
    }
    static int supply(const Position& game, Follower kind) { return game.s.supply[static_cast<std::size_t>(kind)]; }
    /// A command out of all legal ones.
    static void anything(Position& game, std::uint32_t& dice) {
        for (PlayerIndex p = 0; p < game.s.playerCount; ++p) {
            if (!game.s.isAsked(p)) continue;
            const auto all = game.list(p);
            dice = dice * 1664525u + 1013904223u;
            if (!game.give(p, all[(dice >> 8) % all.size()].command)) qFatal("%s", game.why());
            return;
        }
    }

private slots:
    void aCoinIsWorthOne() {
        ATOMS("orleans.money.unit");
        // Whatever the tokens are, any sum can be paid to the coin: 1 of 20, 5 of 6.
        Position game(2);
        game.ware(Ware::Wool, 3).coins(20).coins(6, 1).atEvent(EventKind::Taxes);
        GIVE(0, Proceed{});
        QCOMPARE(int(game.me().coins), 19);
        game.atEvent(EventKind::Harvest);
        GIVE(1, Proceed{});
        QCOMPARE(int(game.me().coins), 14);
        QCOMPARE(int(game.player(1).coins), 1);
    }

    void coinsComeFromTheTreasuryAndGoThere() {
        ATOMS("orleans.money.bank");
        Position game = withExtraTiles();
        game.tile(PlaceId::Brewery).fill(PlaceId::Brewery).tile(PlaceId::Bakery).fill(PlaceId::Bakery);
        game.ware(Ware::Grain, 1).acting();
        const int bank = game.s.bank;
        GIVE(0, UsePlace{PlaceId::Brewery});
        QCOMPARE(int(game.me().coins), 7);
        QCOMPARE(int(game.s.bank), bank - 2);
        GIVE(0, UsePlace{PlaceId::Bakery});
        GIVE(0, BakeBread{1});
        QCOMPARE(int(game.me().coins), 5);
        QCOMPARE(int(game.s.bank), bank);
        game.atEvent(EventKind::Harvest).ware(Ware::Bread, 0);
        GIVE(0, Proceed{});
        QCOMPARE(int(game.s.bank), bank + 10); // two fines
    }

    void anEmptyTreasuryPaysNothing() {
        ATOMS("orleans.money.bank-empty", "orleans.money.bank-unlimited", "orleans.event.order");
        for (const PlayerIndex start : {PlayerIndex{0}, PlayerIndex{1}}) {
            Position game(setupOf(3, ruling::BankSize::BoxTokens, start));
            const auto first = start, second = PlayerIndex((start + 1) % 3), third = PlayerIndex((start + 2) % 3);
            for (PlayerIndex p = 0; p < 3; ++p)
                game.development(4, p);                          // level 2
            game.coins(game.def.treasury.worth - 3 - 10, first); // 5 for each of the others, 3 are left
            QCOMPARE(int(game.s.bank), 3);
            const std::array<int, 3> before{game.s.players[0].coins, game.s.players[1].coins, game.s.players[2].coins};
            game.atEvent(EventKind::Income);
            GIVE(start, Proceed{});
            const auto got = [&](PlayerIndex p) { return game.player(p).coins - before[p]; };
            QCOMPARE(got(first), 2);
            QCOMPARE(got(second), 1);
            QCOMPARE(got(third), 0);
            QCOMPARE(game.count<TreasuryEmpty>(), 2);
            QVERIFY(game.event<TreasuryEmpty>(0)->player == second && game.event<TreasuryEmpty>(0)->missing == 1);
            QVERIFY(game.event<TreasuryEmpty>(1)->player == third && game.event<TreasuryEmpty>(1)->missing == 2);
            QVERIFY(game.event<TreasuryEmpty>()->rule == Rule::MoneyBankEmpty);
            // Only for now: what comes in is paid out again, what was missed is not made good.
            game.coins(game.player(first).coins - 4, first);
            game.atEvent(EventKind::Income);
            // The marker has moved on: the one who came second is the first now.
            const std::array<int, 3> then{game.s.players[0].coins, game.s.players[1].coins, game.s.players[2].coins};
            GIVE(second, Proceed{});
            QCOMPARE(game.player(second).coins - then[second], 2);
            QCOMPARE(game.player(third).coins - then[third], 2);
            QCOMPARE(game.player(first).coins - then[first], 0);
            QCOMPARE(int(game.s.bank), 0);
        }
    }

    void theTreasuryNeverRunsDryUnlessTheTableSaysSo() {
        ATOMS("orleans.money.bank-unlimited");
        QVERIFY(Rulings{}.bankSize == ruling::BankSize::Unlimited);
        Position game(3);
        for (PlayerIndex p = 0; p < 3; ++p)
            game.development(4, p);
        game.coins(game.def.treasury.worth - 3 - 10).atEvent(EventKind::Income);
        GIVE(0, Proceed{});
        QCOMPARE(int(game.player(1).coins), 7);
        QCOMPARE(int(game.player(2).coins), 7);
        QCOMPARE(game.count<TreasuryEmpty>(), 0);
    }

    void pricesOneChoosesNeedCoins() {
        ATOMS("orleans.money.voluntary-price");
        Position game = withExtraTiles();
        for (const PlaceId place : {PlaceId::Pharmacy, PlaceId::Bakery, PlaceId::Tribunal})
            game.tile(place).fill(place);
        // Plenty that torture could take.
        game.ware(Ware::Grain, 3).ware(Ware::Wool, 4).bag(Follower::Knight, 3).technology(2).acting();
        game.coins(0);
        REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Pharmacy}, Reason::CannotPayPrice);
        REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Tribunal}, Reason::CannotPayPrice);
        game.coins(1);
        REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Bakery}, Reason::CannotPayPrice);
        const auto no = refuse(game.def, game.s, 0, UsePlace{PlaceId::Bakery});
        QCOMPARE(no->arguments, (std::decay_t<decltype(no->arguments)>{2, 1}));
        GIVE(0, UsePlace{PlaceId::Pharmacy});
        REFUSES("orleans.money.voluntary-price", 0, BuyDevelopment{2}, Reason::CannotPayPrice);
        GIVE(0, BuyDevelopment{1});
        QCOMPARE(int(game.me().coins), 0);
        QCOMPARE(int(game.me().development), 1);
        game.coins(2);
        GIVE(0, UsePlace{PlaceId::Bakery});
        GIVE(0, BakeBread{3});
        QCOMPARE(int(game.me().coins), 0);
        QCOMPARE(game.count<DebtArisen>(), 0);
    }

    void theLastOneOfAStack() {
        ATOMS("orleans.supply.limited", "orleans.supply.blocked");
        Position game(2);
        game.fill(PlaceId::Farmhouse).fill(PlaceId::Castle).on(PlaceId::Farmhouse, 0, Token::Boatman, 1);
        game.on(PlaceId::Farmhouse, 1, Token::Craftsman, 1).acting();
        while (supply(game, Follower::Farmer) > 1)
            game.bag(Follower::Farmer, 1, 1);
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        QCOMPARE(supply(game, Follower::Farmer), 0);
        game.acting(1);
        REFUSES("orleans.supply.blocked", 1, UsePlace{PlaceId::Farmhouse}, Reason::StackEmpty);
        QCOMPARE(game.player(1).work.at(PlaceId::Farmhouse).filled(), 2); // they stay
        // A follower that the Plague sends back fills the stack again.
        game.event(EventKind::Plague).atEvent(EventKind::Plague).nextFromBag({Token::Farmer}, 1);
        GIVE(0, Proceed{});
        QVERIFY(supply(game, Follower::Farmer) > 0);
        game.acting(1);
        ALLOWS(1, UsePlace{PlaceId::Farmhouse});
    }

    void goodsAreLimited() {
        ATOMS("orleans.supply.limited");
        Position game(2);
        game.tile(PlaceId::TailorShop).fill(PlaceId::TailorShop);
        while (game.s.goods[static_cast<std::size_t>(Good::Brocade)] > 1)
            game.ware(Ware::Brocade, game.player(1).ware(Ware::Brocade) + 1, 1);
        game.acting();
        GIVE(0, UsePlace{PlaceId::TailorShop});
        QCOMPARE(int(game.me().ware(Ware::Brocade)), 1);
        game.fill(PlaceId::TailorShop);
        REFUSES("orleans.tiles.goods-tiles", 0, UsePlace{PlaceId::TailorShop}, Reason::GoodOutOfStock);
    }

    void noTokenNoAction() {
        ATOMS("orleans.supply.blocked");
        struct Case {
            PlaceId place;
            Follower kind;
        };
        for (const Case& c : {Case{PlaceId::Farmhouse, Follower::Farmer}, Case{PlaceId::Castle, Follower::Knight},
                              Case{PlaceId::University, Follower::Scholar}, Case{PlaceId::Monastery, Follower::Monk}}) {
            Position game(2);
            game.fill(c.place).acting().event(EventKind::Income);
            ALLOWS(0, UsePlace{c.place});
            game.noFollowers(c.kind);
            REFUSES("orleans.supply.blocked", 0, UsePlace{c.place}, Reason::StackEmpty);
            QVERIFY(staysUnused(game, c.place));
        }
        Position game(2);
        game.tile(PlaceId::Laboratory).fill(PlaceId::Laboratory).fill(PlaceId::Village).noTechnology().acting();
        REFUSES("orleans.supply.blocked", 0, UsePlace{PlaceId::Laboratory}, Reason::StackEmpty);
        GIVE(0, UsePlace{PlaceId::Village});
        REFUSES("orleans.supply.blocked", 0, RecruitFollower{Follower::Craftsman}, Reason::StackEmpty);
        game.noFollowers(Follower::Boatman);
        REFUSES("orleans.supply.blocked", 0, RecruitFollower{Follower::Boatman}, Reason::StackEmpty);
        ALLOWS(0, RecruitFollower{Follower::Trader});
        game.noFollowers(Follower::Trader);
        REFUSES("orleans.supply.blocked", 0, RecruitFollower{Follower::Trader}, Reason::StackEmpty);
    }

    void startingFollowersAreYoursThroughout() {
        ATOMS("orleans.own-followers.always");
        std::uint32_t dice = 5;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Setup setup;
            setup.players = static_cast<std::uint8_t>(2 + seed % 3);
            setup.seed = seed;
            setup.extraTiles = true;
            Position game(setup);
            while (!game.s.over()) {
                anything(game, dice);
                for (PlayerIndex p = 0; p < game.s.playerCount; ++p) {
                    const Player& player = game.player(p);
                    int own = 0;
                    for (const Token token :
                         {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader})
                        own += player.bag.of(token) + player.work.theatre.of(token);
                    own += static_cast<int>(std::count_if(player.hand.begin(), player.hand.end(), isOwn));
                    own += static_cast<int>(std::count_if(player.work.market.begin(), player.work.market.end(), isOwn));
                    own += static_cast<int>(std::count_if(player.work.tower.begin(), player.work.tower.end(), isOwn));
                    for (const Filling& filling : player.work.places)
                        own += static_cast<int>(std::count_if(filling.tokens.begin(), filling.tokens.end(), isOwn));
                    QCOMPARE(own, 4);
                }
            }
        }
    }

    void theyAreNeverLost() {
        ATOMS("orleans.own-followers.protected");
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            // Torture and Plague, out of a bag of four own ones and a knight.
            Position game(2, seed);
            game.emptyMarket().bag(Follower::Knight).ware(Ware::Grain, 3).coins(0).atEvent(EventKind::Taxes);
            GIVE(0, Proceed{});
            for (const Token token : {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader})
                REFUSES("orleans.own-followers.protected", 0,
                        (GiveUp{TortureAsset::RandomFollower, static_cast<std::uint8_t>(token), none}),
                        Reason::OwnFollowersStay);
            GIVE(0, GiveUp{TortureAsset::RandomFollower, none, none});
            QVERIFY(game.event<FollowerLost>()->token == Token::Knight);
            QCOMPARE(game.me().bag.total(), 4);
            game.atEvent(EventKind::Plague);
            GIVE(game.s.startPlayer, Proceed{});
            QCOMPARE(game.me().bag.total(), 4);
        }
        Position game(2);
        game.tile(PlaceId::GunpowderTower).onTower(Token::OwnTrader).planning();
        REFUSES("orleans.town-hall.no-own", 0, (PlaceFollower{Token::OwnFarmer, false, PlaceId::TownHall, 0}),
                Reason::NoOwnInTownHall);
        game.acting();
        REFUSES("orleans.tiles.gunpowder-tower-deeds", 0, UsePlace{PlaceId::GunpowderTower}, Reason::TowerNoOwn);
    }
};

QTEST_GUILESS_MAIN(TestOrleansSupply)
#include "tst_orleans_supply.moc"
