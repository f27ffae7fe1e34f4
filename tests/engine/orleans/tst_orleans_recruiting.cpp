// SPDX-License-Identifier: GPL-3.0-or-later
// The places of a player board that bring followers, and the place tiles that traders bring.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include "engine/orleans/observe.h"

#include <array>

using namespace magister::orleans;

class TestOrleansRecruiting : public QObject {
    Q_OBJECT

private:
    /// Player 0's turn in a round without Pilgrimage.
    static Position acting() {
        Position game;
        game.event(EventKind::Income).acting();
        return game;
    }
    /// Starting followers onto a place: they come back into the bag, so that the supply is never touched.
    static void man(Position& game, PlaceId place, std::initializer_list<Token> tokens, PlayerIndex p = 0) {
        SlotOfPlace slot = 0;
        for (const Token token : tokens)
            game.on(place, slot++, token, p);
    }
    static void manVillage(Position& game, PlayerIndex p = 0) {
        man(game, PlaceId::Village, {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman}, p);
    }
    static int supply(const Position& game, Follower kind) { return game.s.supply[static_cast<std::size_t>(kind)]; }
    static bool needs(const Position& game, PlaceId place, std::initializer_list<Slot> wanted) {
        const auto& asked = game.def.place(place).actionSlots;
        return std::equal(asked.begin(), asked.end(), wanted.begin(), wanted.end());
    }

private slots:
    void tenPlacesOfferAnActionEach() {
        ATOMS("orleans.places.board-places");
        Position game = acting();
        for (std::size_t i = 0; i < boardPlaceCount; ++i) {
            QVERIFY(game.me().owns(placeAt(i)));
            QVERIFY(!game.def.places[i].actionSlots.empty());
            game.fill(placeAt(i));
        }
        for (std::size_t i = 0; i < boardPlaceCount; ++i)
            QVERIFY2(game.lists(0, UsePlace{placeAt(i)}), qPrintable(QString::number(i)));
        REFUSES("orleans.places.board-places", 0, UsePlace{PlaceId::Hayrick}, Reason::PlaceNotYours);
        // One that is added works in the same way.
        game.tile(PlaceId::Hayrick).fill(PlaceId::Hayrick);
        QVERIFY(game.lists(0, UsePlace{PlaceId::Hayrick}));
        QVERIFY(!game.player(1).owns(PlaceId::Hayrick));
    }

    void farmersBringGoods() {
        ATOMS("orleans.farmhouse.recruit", "orleans.farmhouse.good");
        Position game = acting();
        QVERIFY(needs(game, PlaceId::Farmhouse, {Slot::Boatman, Slot::Craftsman}));
        constexpr std::array goods{Good::Grain, Good::Grain, Good::Cheese, Good::Cheese,
                                   Good::Wine,  Good::Wine,  Good::Wool,   Good::Brocade};
        for (std::size_t step = 0; step < goods.size(); ++step) {
            man(game, PlaceId::Farmhouse, {Token::OwnBoatman, Token::OwnCraftsman});
            const int left = supply(game, Follower::Farmer),
                      stack = game.s.goods[static_cast<std::size_t>(goods[step])];
            const int had = game.me().ware(wareOf(goods[step])), all = game.me().wareTotal();
            GIVE(0, UsePlace{PlaceId::Farmhouse});
            QCOMPARE(supply(game, Follower::Farmer), left - 1);
            QCOMPARE(std::size_t(game.me().bag.of(Token::Farmer)), step + 1);
            QCOMPARE(std::size_t(game.me().track(Track::Farmer)), step + 1);
            QCOMPARE(int(game.me().ware(wareOf(goods[step]))), had + 1);
            QCOMPARE(game.me().wareTotal(), all + 1);
            QCOMPARE(int(game.s.goods[static_cast<std::size_t>(goods[step])]), stack - 1);
        }
        man(game, PlaceId::Farmhouse, {Token::OwnBoatman, Token::OwnCraftsman});
        REFUSES("orleans.tracks.end", 0, UsePlace{PlaceId::Farmhouse}, Reason::TrackFinished);
    }

    void farmhouseIsClosedWithoutItsGood() {
        ATOMS("orleans.farmhouse.empty-good");
        Position game = acting();
        game.fill(PlaceId::Farmhouse).noGoods(Good::Cheese);
        ALLOWS(0, UsePlace{PlaceId::Farmhouse});
        game.track(Track::Farmer, 2);
        REFUSES("orleans.farmhouse.empty-good", 0, UsePlace{PlaceId::Farmhouse}, Reason::FarmhouseNoGood);
        game.track(Track::Farmer, 4);
        ALLOWS(0, UsePlace{PlaceId::Farmhouse});
    }

    void villageTakesOneOfThree() {
        ATOMS("orleans.village.choose");
        Position game = acting();
        QVERIFY(needs(game, PlaceId::Village, {Slot::Farmer, Slot::Boatman, Slot::Craftsman}));
        game.fill(PlaceId::Village);
        GIVE(0, UsePlace{PlaceId::Village});
        for (const Follower other : {Follower::Farmer, Follower::Knight, Follower::Scholar, Follower::Monk})
            REFUSES("orleans.village.choose", 0, RecruitFollower{other}, Reason::OneOfThree);
        for (const Follower kind : {Follower::Boatman, Follower::Craftsman, Follower::Trader})
            ALLOWS(0, RecruitFollower{kind});
        GIVE(0, RecruitFollower{Follower::Boatman});
        QCOMPARE(game.count<FollowerRecruited>(), 1);
        QVERIFY(game.asks() == PromptKind::Act); // no second one
        QVERIFY(!game.lists(0, UsePlace{PlaceId::Village}));
    }

    void boatmenBringCoins() {
        ATOMS("orleans.village.boatman");
        Position game = acting();
        for (const int step : {1, 2, 3, 4}) {
            manVillage(game);
            const int coins = game.me().coins, left = supply(game, Follower::Boatman);
            GIVE(0, UsePlace{PlaceId::Village});
            GIVE(0, RecruitFollower{Follower::Boatman});
            QCOMPARE(game.me().coins - coins, step + 1);
            QCOMPARE(int(game.me().track(Track::Boatman)), step);
            QCOMPARE(int(game.me().bag.of(Token::Boatman)), step);
            QCOMPARE(supply(game, Follower::Boatman), left - 1);
        }
    }

    void lastBoatmanSpaceIsACitizenForTheFirst() {
        ATOMS("orleans.village.boatman-citizen", "orleans.village.boatman-last-later");
        Position game = acting();
        for (const PlayerIndex p : {PlayerIndex{0}, PlayerIndex{1}}) {
            game.track(Track::Boatman, 4, p).acting(p);
            manVillage(game, p);
            const int coins = game.player(p).coins;
            GIVE(p, UsePlace{PlaceId::Village});
            GIVE(p, RecruitFollower{Follower::Boatman});
            QCOMPARE(int(game.player(p).coins), coins);
            QCOMPARE(int(game.player(p).citizens), p == 0 ? 1 : 0);
            QCOMPARE(int(game.player(p).bag.of(Token::Boatman)), 1);
            QCOMPARE(int(game.player(p).track(Track::Boatman)), 5);
        }
    }

    void craftsmenBringTechnology() {
        ATOMS("orleans.village.craftsman");
        Position game = acting();
        for (const int step : {1, 2, 3, 4, 5}) {
            manVillage(game);
            const int coins = game.me().coins;
            GIVE(0, UsePlace{PlaceId::Village});
            GIVE(0, RecruitFollower{Follower::Craftsman});
            QCOMPARE(int(game.me().work.technologies), step);
            QCOMPARE(int(game.s.technologies), 16 - step);
            QCOMPARE(int(game.me().bag.of(Token::Craftsman)), step);
            QCOMPARE(int(game.me().track(Track::Craftsman)), step);
            QCOMPARE(int(game.me().coins), coins);
        }
    }

    void tradersBringPlaceTiles() {
        ATOMS("orleans.village.trader", "orleans.town.expand");
        Position game = acting();
        for (const PlaceId tile : {PlaceId::Hayrick, PlaceId::Cellar, PlaceId::School}) {
            manVillage(game);
            const int had = game.me().bag.of(Token::Trader);
            GIVE(0, UsePlace{PlaceId::Village});
            GIVE(0, RecruitFollower{Follower::Trader});
            QCOMPARE(int(game.me().bag.of(Token::Trader)), had + 1);
            QCOMPARE(int(game.me().track(Track::Trader)), had + 1);
            QVERIFY(game.asks() == PromptKind::TakeTile);
            GIVE(0, TakeTile{tile});
            QVERIFY(game.me().owns(tile) && !(game.s.stacks & setOf(tile)));
        }
        // From now on it is activated like any place, or simply works.
        game.fill(PlaceId::Hayrick);
        GIVE(0, UsePlace{PlaceId::Hayrick});
        QCOMPARE(int(game.me().ware(Ware::Grain)), 1);
        QVERIFY(fits(game.def, game.s, game.me(), Token::Scholar, Slot::Knight));
    }

    void aClosedKindLeavesTheOthers() {
        ATOMS("orleans.village.other-branch");
        Position game = acting();
        game.fill(PlaceId::Village).track(Track::Boatman, 5).noTechnology();
        GIVE(0, UsePlace{PlaceId::Village});
        REFUSES("orleans.tracks.end", 0, RecruitFollower{Follower::Boatman}, Reason::TrackFinished);
        REFUSES("orleans.supply.blocked", 0, RecruitFollower{Follower::Craftsman}, Reason::StackEmpty);
        GIVE(0, RecruitFollower{Follower::Trader});
        GIVE(0, TakeTile{PlaceId::Hayrick});
        game.fill(PlaceId::Village).noFollowers(Follower::Trader);
        REFUSES("orleans.actions.impossible", 0, UsePlace{PlaceId::Village}, Reason::ActionImpossible);
    }

    void firstTileFromStackOne() {
        ATOMS("orleans.town.first-from-one", "orleans.town.choose-freely");
        Position game = acting();
        manVillage(game);
        GIVE(0, UsePlace{PlaceId::Village});
        GIVE(0, RecruitFollower{Follower::Trader});
        int one = 0;
        for (std::size_t i = boardPlaceCount; i < boardPlaceCount + tileCount; ++i) {
            if (game.def.places[i].stack == Stack::I) {
                ++one;
                ALLOWS(0, TakeTile{placeAt(i)});
            } else {
                REFUSES("orleans.town.first-from-one", 0, TakeTile{placeAt(i)}, Reason::FirstTileFromOne);
            }
        }
        QCOMPARE(one, 12);
        QCOMPARE(game.list().size(), std::size_t{12});
        GIVE(0, TakeTile{PlaceId::Hospital});
        // Later steps: either stack, any tile of it; what is taken is gone.
        manVillage(game);
        GIVE(0, UsePlace{PlaceId::Village});
        GIVE(0, RecruitFollower{Follower::Trader});
        QCOMPARE(game.list().size(), std::size_t{19});
        REFUSES("orleans.town.choose-freely", 0, TakeTile{PlaceId::Hospital}, Reason::TileNotOnStack);
        // Everybody may look through both stacks.
        QCOMPARE(observe(game.s, 1).state.stacks, game.s.stacks);
        QCOMPARE(observe(game.s, onlooker).state.stacks, game.s.stacks);
    }

    void whenANewTileStartsToWork() {
        ATOMS("orleans.town.effective");
        Position game = acting();
        game.market(Follower::Farmer);
        manVillage(game);
        GIVE(0, UsePlace{PlaceId::Village});
        GIVE(0, RecruitFollower{Follower::Trader});
        QVERIFY(!fits(game.def, game.s, game.me(), Token::Boatman, Slot::Farmer));
        GIVE(0, TakeTile{PlaceId::HerbGarden});
        QVERIFY(fits(game.def, game.s, game.me(), Token::Boatman, Slot::Farmer)); // at once
        manVillage(game);
        GIVE(0, UsePlace{PlaceId::Village});
        GIVE(0, RecruitFollower{Follower::Trader});
        GIVE(0, TakeTile{PlaceId::Hayrick});
        const PlaceFollower place{Token::Farmer, false, PlaceId::Hayrick, 0};
        REFUSES("orleans.round.phases", 0, place, Reason::OtherPhase);
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Hayrick}, Reason::PlaceNotActive);
        game.planning();
        ALLOWS(0, place);
    }

    void noTileLeftToTake() {
        ATOMS("orleans.town.stack-empty");
        Position game = acting();
        game.fill(PlaceId::Village);
        for (std::size_t i = boardPlaceCount; i < boardPlaceCount + tileCount; ++i)
            if (game.def.places[i].stack == Stack::I) game.tile(placeAt(i), 1);
        GIVE(0, UsePlace{PlaceId::Village});
        REFUSES("orleans.town.stack-empty", 0, RecruitFollower{Follower::Trader}, Reason::NoPlaceTileLeft);
        game.track(Track::Trader, 1);
        ALLOWS(0, RecruitFollower{Follower::Trader});
        game.s.stacks = 0;
        REFUSES("orleans.town.stack-empty", 0, RecruitFollower{Follower::Trader}, Reason::NoPlaceTileLeft);
    }

    void scholarsBringDevelopment() {
        ATOMS("orleans.university.recruit", "orleans.university.points");
        Position game = acting();
        QVERIFY(needs(game, PlaceId::University, {Slot::Farmer, Slot::Craftsman, Slot::Trader}));
        for (const int step : {1, 2, 3, 4, 5}) {
            man(game, PlaceId::University, {Token::OwnFarmer, Token::OwnCraftsman, Token::OwnTrader});
            const int from = game.me().development, left = supply(game, Follower::Scholar);
            GIVE(0, UsePlace{PlaceId::University});
            QCOMPARE(game.me().development - from, step + 1);
            QCOMPARE(int(game.me().track(Track::Scholar)), step);
            QCOMPARE(int(game.me().bag.of(Token::Scholar)), step);
            QCOMPARE(supply(game, Follower::Scholar), left - 1);
        }
        man(game, PlaceId::University, {Token::OwnFarmer, Token::OwnCraftsman, Token::OwnTrader});
        REFUSES("orleans.tracks.end", 0, UsePlace{PlaceId::University}, Reason::TrackFinished);
    }

    void knightsRaiseTheDraw() {
        ATOMS("orleans.castle.recruit", "orleans.castle.draw-number", "orleans.castle.fourth-knight");
        Position game = acting();
        QVERIFY(needs(game, PlaceId::Castle, {Slot::Farmer, Slot::Boatman, Slot::Trader}));
        constexpr std::array numbers{4, 5, 6, 7, 7, 8};
        QCOMPARE(drawNumber(game.def, game.me()), numbers[0]);
        for (std::size_t step = 1; step < numbers.size(); ++step) {
            man(game, PlaceId::Castle, {Token::OwnFarmer, Token::OwnBoatman, Token::OwnTrader});
            const int coins = game.me().coins, left = supply(game, Follower::Knight);
            GIVE(0, UsePlace{PlaceId::Castle});
            QCOMPARE(drawNumber(game.def, game.me()), numbers[step]);
            QCOMPARE(std::size_t(game.me().track(Track::Knight)), step);
            QCOMPARE(std::size_t(game.me().bag.of(Token::Knight)), step);
            QCOMPARE(supply(game, Follower::Knight), left - 1);
            QCOMPARE(int(game.me().citizens), step >= 4 ? 1 : 0);
            QCOMPARE(int(game.me().coins), coins);
        }
        // Whoever comes later finds the citizen gone.
        game.track(Track::Knight, 3, 1).acting(1);
        man(game, PlaceId::Castle, {Token::OwnFarmer, Token::OwnBoatman, Token::OwnTrader}, 1);
        GIVE(1, UsePlace{PlaceId::Castle});
        QCOMPARE(int(game.player(1).track(Track::Knight)), 4);
        QCOMPARE(int(game.player(1).citizens), 0);
    }

    void theKnightTrackLimitsTheDraw() {
        ATOMS("orleans.castle.draw-number");
        constexpr std::array numbers{4, 5, 6, 7, 7, 8};
        for (std::size_t space = 0; space < numbers.size(); ++space) {
            Position game;
            game.emptyMarket()
                .bag(Follower::Scholar, 5)
                .track(Track::Knight, static_cast<std::uint8_t>(space))
                .drawing();
            const auto most = static_cast<std::uint8_t>(numbers[space]);
            REFUSES("orleans.draw.amount", 0, DrawFollowers{static_cast<std::uint8_t>(most + 1)}, Reason::DrawTooMany);
            GIVE(0, DrawFollowers{most});
        }
    }

    void monasteryBringsAMonkAndNothingElse() {
        ATOMS("orleans.monastery.recruit");
        Position game = acting();
        QVERIFY(needs(game, PlaceId::Monastery, {Slot::Scholar, Slot::Trader}));
        game.fill(PlaceId::Monastery);
        const Player before = game.me();
        const int left = supply(game, Follower::Monk);
        GIVE(0, UsePlace{PlaceId::Monastery});
        QCOMPARE(supply(game, Follower::Monk), left - 1);
        QCOMPARE(int(game.me().bag.of(Token::Monk)), 1);
        QCOMPARE(game.count<TrackAdvanced>(), 0);
        QVERIFY(game.me().tracks == before.tracks && game.me().wares == before.wares);
        QVERIFY(game.me().coins == before.coins && game.me().development == before.development);
        QVERIFY(game.me().citizens == before.citizens && game.me().tiles == before.tiles);
    }

    void monksStandInForAnybody() {
        ATOMS("orleans.monastery.wild");
        Position game;
        game.market(Follower::Monk).market(Follower::Monk).planning();
        for (std::size_t i = 0; i < boardPlaceCount; ++i)
            for (SlotOfPlace slot = 0; slot < game.def.places[i].actionSlots.size(); ++slot)
                ALLOWS(0, PlaceFollower{Token::Monk, false, placeAt(i), slot});
        GIVE(0, PlaceFollower{Token::Monk, false, PlaceId::Scriptorium, 0});
        GIVE(0, PlaceFollower{Token::Monk, false, PlaceId::Scriptorium, 1});
        GIVE(0, Done{});
        GIVE(0, UsePlace{PlaceId::Scriptorium});
        QCOMPARE(int(game.me().bag.of(Token::Monk)), 2);
    }

    void nobodyStandsInForMonks() {
        ATOMS("orleans.monastery.one-way");
        Setup setup;
        setup.players = 2;
        setup.extraTiles = true;
        Position game(setup);
        game.tile(PlaceId::Cellar).tile(PlaceId::School).tile(PlaceId::HerbGarden).tile(PlaceId::Barracks);
        for (const Follower kind : {Follower::Knight, Follower::Scholar, Follower::Monk})
            game.market(kind);
        game.technology(1).planning();
        for (const Token token : {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader,
                                  Token::Knight, Token::Scholar})
            REFUSES("orleans.monastery.one-way", 0, (PlaceFollower{token, false, PlaceId::Cellar, 0}),
                    Reason::OnlyMonk);
        game.me().work.technologiesPlaced = 1;
        REFUSES("orleans.technology.no-monk-slot", 0, (PlaceTechnology{PlaceId::Cellar, 0}), Reason::TechnologyNoMonk);
        ALLOWS(0, PlaceFollower{Token::Monk, false, PlaceId::Cellar, 0});
    }

    void scriptoriumBringsAPoint() {
        ATOMS("orleans.scriptorium.point");
        Position game = acting();
        QVERIFY(needs(game, PlaceId::Scriptorium, {Slot::Knight, Slot::Scholar}));
        game.fill(PlaceId::Scriptorium).development(1);
        const int coins = game.me().coins;
        GIVE(0, UsePlace{PlaceId::Scriptorium});
        QCOMPARE(int(game.me().development), 2);
        QCOMPARE(int(game.me().coins), coins);
        QCOMPARE(game.me().bag.total(), 2);
    }
};

QTEST_GUILESS_MAIN(TestOrleansRecruiting)
#include "tst_orleans_recruiting.moc"
