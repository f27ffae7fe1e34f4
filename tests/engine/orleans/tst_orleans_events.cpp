// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 6: what the hourglass brings.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

using namespace magister::orleans;

class TestOrleansEvents : public QObject {
    Q_OBJECT

private:
    static Setup seats(int players, PlayerIndex start = 0) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.startPlayer = start;
        return setup;
    }
    static int supply(const Position& game, Follower kind) { return game.s.supply[static_cast<std::size_t>(kind)]; }
    static int stack(const Position& game, Good good) { return game.s.goods[static_cast<std::size_t>(good)]; }
    /// The event takes effect; bent by then.
    template <class Bend> static Position struck(EventKind kind, Bend bend, int players = 2) {
        Position game(seats(players));
        bend(game);
        game.atEvent(kind);
        if (!game.give(0, Proceed{})) qFatal("%s", game.why());
        return game;
    }

private slots:
    void forAllAndForThisRoundOnly() {
        ATOMS("orleans.event.resolve");
        Setup setup = seats(4, 2);
        setup.pinned.hourglass = {"trading_day", "pilgrimage"};
        Position game(setup);
        for (PlayerIndex p = 0; p < 4; ++p)
            game.station((std::array{"tours", "blois", "vierzon", "nevers"})[p], p);
        game.idleRound();
        game.idleUntil(Stage::Event);
        for (PlayerIndex p = 0; p < 4; ++p)
            QCOMPARE(int(game.player(p).coins), 5); // what was turned up in phase 1 has waited
        REFUSES("orleans.event.resolve", 0, Proceed{}, Reason::StartPlayerFirst);
        GIVE(3, Proceed{}); // the start player of round II
        QVERIFY(game.event<EventBegan>()->event == EventKind::TradingDay);
        for (PlayerIndex p = 0; p < 4; ++p)
            QCOMPARE(int(game.player(p).coins), 6);
        QCOMPARE(int(game.s.round), 3);
        QVERIFY(!game.s.eventKnown);
        game.idleRound();
        for (PlayerIndex p = 0; p < 4; ++p)
            QCOMPARE(int(game.player(p).coins), 6); // not once more
    }

    void gainsClockwiseFromTheStartPlayer() {
        ATOMS("orleans.event.order");
        for (PlayerIndex start = 0; start < 3; ++start) {
            Position game(seats(3, start));
            game.atEvent(EventKind::Income);
            GIVE(start, Proceed{});
            QCOMPARE(game.count<CoinsGained>(), 3);
            for (int n = 0; n < 3; ++n)
                QCOMPARE(int(game.event<CoinsGained>(n)->player), (start + n) % 3);
        }
    }

    void lossesToo() {
        ATOMS("orleans.event.order");
        Position game(seats(3, 1));
        for (PlayerIndex p = 0; p < 3; ++p)
            game.bag(Follower::Knight, 1, p);
        game.atEvent(EventKind::Plague);
        GIVE(1, Proceed{});
        for (int n = 0; n < 3; ++n)
            QCOMPARE(int(game.event<PlagueDrawn>(n)->player), (1 + n) % 3);
        // Each is through with it before the next one's turn.
        Position harvest(seats(3, 1));
        harvest.coins(0, 1).ware(Ware::Grain, 1, 2).coins(0, 0).atEvent(EventKind::Harvest);
        const auto asked = [&] { return int(harvest.s.asked()); };
        QVERIFY2(harvest.give(1, Proceed{}), harvest.why());
        for (int coin = 0; coin < 5; ++coin) {
            QCOMPARE(asked(), 0b010);
            QVERIFY2(harvest.give(1, GiveUp{TortureAsset::TradingStation, none, none}), harvest.why());
        }
        QCOMPARE(asked(), 0b100);
        QVERIFY2(harvest.give(2, HandInFood{Ware::Grain}), harvest.why());
        QCOMPARE(asked(), 0b001);
    }

    void sixKindsThreeTilesEach() {
        ATOMS("orleans.events.kinds");
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Position game(2, seed);
            game.coins(60).coins(60, 1);
            std::array<int, eventCount> seen{};
            while (!game.s.over()) {
                game.idleUntil(Stage::Actions);
                ++seen[static_cast<std::size_t>(game.s.event)];
                game.idleRound();
            }
            for (const int count : seen)
                QCOMPARE(count, 3);
        }
        QCOMPARE(allEvents.size(), std::size_t{6});
    }

    void noNewMonksDuringPilgrimage() {
        ATOMS("orleans.events.pilgrimage");
        for (const EventKind kind : allEvents) {
            Position game(2);
            game.fill(PlaceId::Monastery).acting().event(kind);
            if (kind == EventKind::Pilgrimage) {
                REFUSES("orleans.events.pilgrimage", 0, UsePlace{PlaceId::Monastery}, Reason::NoMonksToday);
                continue;
            }
            GIVE(0, UsePlace{PlaceId::Monastery});
            QCOMPARE(int(game.me().bag.of(Token::Monk)), 1);
        }
        // All other recruiting goes on.
        Position game(2);
        game.fill(PlaceId::Castle).fill(PlaceId::University).fill(PlaceId::Farmhouse).fill(PlaceId::Village).acting();
        QVERIFY(game.s.event == EventKind::Pilgrimage);
        for (const PlaceId place : {PlaceId::Castle, PlaceId::University, PlaceId::Farmhouse, PlaceId::Village})
            ALLOWS(0, UsePlace{place});
    }

    void whatPilgrimageLeavesAlone() {
        ATOMS("orleans.events.pilgrimage-scope");
        Setup setup = seats(2);
        setup.pinned.hourglass = {"income"};
        Position game(setup);
        game.tile(PlaceId::Brewery).market(Follower::Monk).market(Follower::Monk).market(Follower::Scholar);
        game.idleUntil(Stage::Planning);
        QVERIFY(game.s.event == EventKind::Pilgrimage);
        GIVE(0, PlaceFollower{Token::Monk, false, PlaceId::Brewery, 0});
        GIVE(0, PlaceFollower{Token::Monk, false, PlaceId::Farmhouse, 0}); // in place of a boatman
        GIVE(0, PlaceFollower{Token::OwnCraftsman, false, PlaceId::Farmhouse, 1});
        GIVE(0, PlaceFollower{Token::Scholar, false, PlaceId::Monastery, 0});
        GIVE(0, PlaceFollower{Token::OwnTrader, false, PlaceId::Monastery, 1});
        game.idleUntil(Stage::Actions);
        GIVE(0, UsePlace{PlaceId::Brewery});
        QCOMPARE(int(game.me().coins), 7);
        GIVE(1, Pass{});
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        REFUSES("orleans.events.pilgrimage", 0, UsePlace{PlaceId::Monastery}, Reason::NoMonksToday);
        game.idleRound();
        game.idleUntil(Stage::Actions);
        GIVE(1, Pass{});
        const int monks = supply(game, Follower::Monk);
        GIVE(0, UsePlace{PlaceId::Monastery}); // filled then, used now
        QCOMPARE(supply(game, Follower::Monk), monks - 1);
    }

    void incomeByLevel() {
        ATOMS("orleans.events.income");
        constexpr std::array<std::uint8_t, 6> begins{0, 4, 9, 15, 22, 30};
        for (std::size_t level = 1; level <= begins.size(); ++level) {
            const std::uint8_t space = begins[level - 1];
            const Position game = struck(EventKind::Income, [&](Position& bent) {
                bent.development(space).development(space == 0 ? 0 : static_cast<std::uint8_t>(space - 1), 1);
            });
            QCOMPARE(int(game.s.players[0].coins), 5 + int(level));
            QCOMPARE(int(game.s.players[1].coins), 5 + std::max(1, int(level) - 1)); // a space short
            QCOMPARE(int(game.s.bank), game.def.treasury.worth - game.s.players[0].coins - game.s.players[1].coins);
        }
    }

    void harvestTakesOneFood() {
        ATOMS("orleans.events.harvest");
        for (const Ware food : {Ware::Grain, Ware::Cheese, Ware::Wine}) {
            Position game = struck(EventKind::Harvest, [&](Position& bent) {
                bent.ware(food, 2).ware(Ware::Wool, 1).ware(Ware::Brocade, 1);
            });
            QVERIFY(game.asks(0) == PromptKind::HandInFood);
            REFUSES("orleans.events.harvest", 0, HandInFood{Ware::Wool}, Reason::NotFood);
            REFUSES("orleans.events.harvest", 0, HandInFood{Ware::Brocade}, Reason::NotFood);
            const Ware other = food == Ware::Grain ? Ware::Wine : Ware::Grain;
            REFUSES("orleans.events.harvest", 0, HandInFood{other}, Reason::NotThatWare);
            QCOMPARE(game.list(0).size(), std::size_t{1});
            const int before = stack(game, goodOf(food));
            GIVE(0, HandInFood{food});
            QCOMPARE(stack(game, goodOf(food)), before + 1); // back on the goods market
            QCOMPARE(int(game.me().ware(food)), 1);
            QCOMPARE(game.me().wareTotal(), 3);
            QCOMPARE(int(game.me().coins), 5);
        }
        // Of several kinds one chooses; each player hands in one.
        Position game = struck(EventKind::Harvest, [](Position& bent) {
            bent.ware(Ware::Grain, 1).ware(Ware::Cheese, 1).ware(Ware::Wine, 1).ware(Ware::Wine, 1, 1);
        });
        QCOMPARE(game.list(0).size(), std::size_t{3});
        GIVE(0, HandInFood{Ware::Cheese});
        GIVE(1, HandInFood{Ware::Wine});
        QCOMPARE(game.me().wareTotal(), 2);
        QCOMPARE(game.player(1).wareTotal(), 0);
    }

    void noFoodAFine() {
        ATOMS("orleans.events.harvest-fine");
        Position game = struck(EventKind::Harvest,
                               [](Position& bent) { bent.ware(Ware::Wool, 2).coins(7).ware(Ware::Wine, 1, 1); });
        QCOMPARE(int(game.me().coins), 2); // wool is no food
        QCOMPARE(int(game.me().ware(Ware::Wool)), 2);
        QVERIFY(game.event<CoinsPaid>()->rule == Rule::EventsHarvestFine);
        QVERIFY(game.asks(1) == PromptKind::HandInFood);
        REFUSES("orleans.events.harvest-fine", 1, PayFine{}, Reason::FoodFirst);
        GIVE(1, HandInFood{Ware::Wine});
        QCOMPARE(int(game.player(1).coins), 5);
    }

    void everyCoinOfTheFineThatIsMissing() {
        ATOMS("orleans.events.harvest-fine");
        for (int coins = 0; coins < 5; ++coins) {
            Position game = struck(EventKind::Harvest, [&](Position& bent) { bent.coins(coins).ware(Ware::Wool, 2); });
            QVERIFY(game.asks(0) == PromptKind::PayDebt);
            if (coins > 0) GIVE(0, PayCoins{});
            int given = 0;
            for (; game.asks(0) == PromptKind::PayDebt; ++given)
                GIVE(0, GiveUp{TortureAsset::TradingStation, none, none});
            QCOMPARE(given, 5 - coins);
            QCOMPARE(int(game.me().coins), 0);
        }
    }

    void aCoinForThreeGoods() {
        ATOMS("orleans.events.taxes", "orleans.events.taxes-goods");
        constexpr std::array<int, 10> due{0, 0, 0, 1, 1, 1, 2, 2, 2, 3};
        for (int goods = 0; goods < int(due.size()); ++goods) {
            const Position game = struck(EventKind::Taxes, [&](Position& bent) {
                // whatever the kinds
                for (int i = 0; i < goods; ++i) {
                    const Ware ware = allWares[static_cast<std::size_t>(i % 5)];
                    bent.ware(ware, bent.me().ware(ware) + 1);
                }
            });
            QCOMPARE(int(game.s.players[0].coins), 5 - due[static_cast<std::size_t>(goods)]);
            QCOMPARE(game.s.players[0].wareTotal(), goods); // the goods themselves stay
        }
    }

    void onlyWhatOneOwnsIsTaxed() {
        ATOMS("orleans.events.taxes-goods");
        Setup setup = seats(2);
        setup.extraTiles = true;
        Position game(setup);
        game.tile(PlaceId::Bakery).ware(Ware::Grain, 1).ware(Ware::Bread, 2).ware(Ware::Wool, 2, 1);
        QVERIFY(std::any_of(game.s.map.begin(), game.s.map.end(), [](int good) { return good != none; }));
        QVERIFY(stack(game, Good::Grain) >= 3); // neither the map nor the market counts
        game.atEvent(EventKind::Taxes);
        GIVE(0, Proceed{});
        QCOMPARE(int(game.me().coins), 4); // bread is a good
        QCOMPARE(int(game.player(1).coins), 5);
        QVERIFY(game.event<EventSpared>()->player == 1);
    }

    void missingTaxCoins() {
        ATOMS("orleans.events.taxes");
        Position game =
            struck(EventKind::Taxes, [](Position& bent) { bent.ware(Ware::Grain, 6).ware(Ware::Wool, 3).coins(1); });
        GIVE(0, PayCoins{});
        GIVE(0, GiveUp{TortureAsset::TradingStation, none, none});
        QVERIFY(game.asks(0) == PromptKind::PayDebt);
        GIVE(0, GiveUp{TortureAsset::TradingStation, none, none});
        QVERIFY(game.asks(0) != PromptKind::PayDebt);
        QCOMPARE(int(game.me().stations), 8);
    }

    void tradingDayForBuiltStations() {
        ATOMS("orleans.events.trading-day");
        const Position game = struck(EventKind::TradingDay, [](Position& bent) {
            bent.station("tours").station("blois").station("orleans").station("orleans", 1);
        });
        QCOMPARE(int(game.s.players[0].coins), 8);
        QCOMPARE(int(game.s.players[1].coins), 6);
        QCOMPARE(int(game.s.bank), game.def.treasury.worth - 14);
        const Position bare = struck(EventKind::TradingDay, [](Position&) {});
        QCOMPARE(int(bare.s.players[0].coins), 5); // those that are not built bring nothing
    }

    void plagueTakesOneFromTheBag() {
        ATOMS("orleans.events.plague", "orleans.events.plague-track");
        Position game(2);
        game.bag(Follower::Knight, 2).track(Track::Knight, 2).bag(Follower::Monk, 1, 1);
        const int knights = supply(game, Follower::Knight), monks = supply(game, Follower::Monk);
        game.fill(PlaceId::Castle).atEvent(EventKind::Plague);
        GIVE(0, Proceed{});
        QCOMPARE(game.count<PlagueDrawn>(), 2);
        QCOMPARE(game.me().bag.total(), 1);
        QCOMPARE(supply(game, Follower::Knight), knights + 1);
        QCOMPARE(game.player(1).bagTotal(), 0);
        QCOMPARE(supply(game, Follower::Monk), monks + 1);
        QCOMPARE(int(game.me().track(Track::Knight)), 2); // the marker stays
        QCOMPARE(drawNumber(game.def, game.me()), 6);
        // It can be recruited again.
        game.acting();
        GIVE(0, UsePlace{PlaceId::Castle});
        QCOMPARE(supply(game, Follower::Knight), knights);
        QCOMPARE(int(game.me().track(Track::Knight)), 3);
    }

    void plagueIsDrawnByChance() {
        ATOMS("orleans.events.plague");
        int knights = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Position game(2, seed);
            game.bag(Follower::Knight, 2).bag(Follower::Scholar, 2).atEvent(EventKind::Plague);
            GIVE(0, Proceed{});
            const Token token = game.event<PlagueDrawn>()->token;
            QVERIFY(token == Token::Knight || token == Token::Scholar);
            knights += token == Token::Knight;
        }
        QVERIFY2(knights > 25 && knights < 75, "about half");
    }

    void startingFollowersSurvive() {
        ATOMS("orleans.events.plague-own");
        for (const Token drawn : {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader}) {
            Position game(2);
            game.emptyMarket().bag(Follower::Knight, 3).nextFromBag({drawn}).atEvent(EventKind::Plague);
            const TokenCounts bag = game.me().bag;
            const auto before = game.s.supply;
            GIVE(0, Proceed{});
            const auto* plague = game.event<PlagueDrawn>();
            QVERIFY(plague && plague->token == drawn && plague->rule == Rule::EventsPlagueOwn);
            QVERIFY(game.me().bag == bag); // it goes back, and there is no second draw
            QCOMPARE(game.count<PlagueDrawn>(), 1);
            QCOMPARE(game.s.supply, before);
        }
    }

    void anEmptyBagLosesNothing() {
        ATOMS("orleans.events.plague-empty");
        Position game(2);
        game.fill(PlaceId::Castle).market(Follower::Monk).atEvent(EventKind::Plague);
        const Workforce work = game.me().work;
        GIVE(0, Proceed{});
        QVERIFY(game.me().work == work); // those on the market and on places are safe
        QCOMPARE(game.count<PlagueDrawn>(), 0);
        QCOMPARE(game.count<EventSpared>(), 2);
        QVERIFY(game.event<EventSpared>()->rule == Rule::EventsPlagueEmpty);
    }
};

QTEST_GUILESS_MAIN(TestOrleansEvents)
#include "tst_orleans_events.moc"
