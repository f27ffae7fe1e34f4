// SPDX-License-Identifier: GPL-3.0-or-later
// The twenty place tiles.
#include "atoms.h"
#include "position.h"

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
    static void draws(Position& game, std::initializer_list<Follower> followers) {
        for (const Follower kind : followers) {
            game.bag(kind);
            game.me().pinned.push(neutral(kind));
        }
    }

private slots:
    void fourWorkWithoutSlots() {
        ATOMS("orleans.tiles.permanent");
        Position game;
        game.acting();
        for (const PlaceId tile : {PlaceId::HerbGarden, PlaceId::Bathhouse, PlaceId::School, PlaceId::GunpowderTower}) {
            const Place& place = game.def.place(tile);
            QVERIFY(place.mode == PlaceMode::Permanent && place.actionSlots.empty() && !place.openRow);
            game.tile(tile);
            if (tile == PlaceId::GunpowderTower) continue;
            REFUSES("orleans.tiles.permanent", 0, UsePlace{tile}, Reason::PlaceHasNoAction);
        }
        int permanent = 0;
        for (std::size_t i = 0; i < boardPlaceCount + tileCount; ++i)
            permanent += game.def.places[i].mode == PlaceMode::Permanent;
        QCOMPARE(permanent, 4);
    }

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

    void bathhouseDrawsTwoAndKeepsOne() {
        ATOMS("orleans.tiles.bathhouse");
        Position game;
        game.tile(PlaceId::Bathhouse).drawing();
        draws(game, {Follower::Knight, Follower::Monk, Follower::Scholar});
        GIVE(0, UseBathhouse{});
        QCOMPARE(game.me().hand.size(), std::size_t{2});
        REFUSES("orleans.tiles.bathhouse", 0, ReturnDrawn{}, Reason::BathMustKeep);
        GIVE(0, KeepDrawn{Token::Monk, false});
        QCOMPARE(freeMarketSpaces(game.def, game.me()), 3);
        QCOMPARE(int(game.me().bag.of(Token::Knight)), 1);
        QCOMPARE(int(game.me().bag.of(Token::Monk)), 0);
        QCOMPARE(int(game.me().drawn), 0);                                          // these draws are extra
        REFUSES("orleans.tiles.bathhouse", 0, UseBathhouse{}, Reason::NoBathhouse); // once a round
        game.bag(Follower::Farmer, 2);
        ALLOWS(0, DrawFollowers{3});
        // A full market takes nobody.
        game.market(Follower::Farmer).market(Follower::Farmer).market(Follower::Farmer);
        game.me().bathed = false;
        GIVE(0, UseBathhouse{});
        REFUSES("orleans.tiles.bathhouse", 0, (KeepDrawn{game.me().hand[0], false}), Reason::BathMarketFull);
        GIVE(0, ReturnDrawn{});
        QCOMPARE(game.me().bag.total(), 4);
        QVERIFY(game.me().hand.empty());
    }

    /// The tower's spaces are spaces of the market: where only they are free, the one that is kept goes there.
    void bathhouseKeepsOneOnTheTower() {
        ATOMS("orleans.tiles.bathhouse", "orleans.tiles.gunpowder-tower");
        Position game;
        game.tile(PlaceId::Bathhouse).tile(PlaceId::GunpowderTower);
        for (int i = 0; i < 4; ++i)
            game.market(Follower::Farmer);
        game.drawing();
        draws(game, {Follower::Knight, Follower::Monk});
        GIVE(0, UseBathhouse{});
        REFUSES("orleans.tiles.bathhouse", 0, (KeepDrawn{Token::Knight, false}), Reason::BathMarketFull);
        REFUSES("orleans.tiles.bathhouse", 0, ReturnDrawn{}, Reason::BathMustKeep);
        GIVE(0, KeepDrawn{Token::Knight, true});
        QVERIFY(game.me().work.tower[0] == Token::Knight && game.me().work.tower[1] == Token::Nothing);
        QCOMPARE(int(game.me().bag.of(Token::Monk)), 1);
        QVERIFY(game.me().hand.empty());
    }

    void noBathhouseNoBath() {
        ATOMS("orleans.tiles.bathhouse");
        Position game;
        game.bag(Follower::Knight, 2).tile(PlaceId::Bathhouse, 1).drawing();
        REFUSES("orleans.tiles.bathhouse", 0, UseBathhouse{}, Reason::NoBathhouse);
    }

    void schoolAndHerbGarden() {
        ATOMS("orleans.tiles.school", "orleans.tiles.herb-garden", "orleans.tiles.substitutes-own");
        constexpr std::array kinds{Slot::Farmer, Slot::Boatman, Slot::Craftsman, Slot::Trader,
                                   Slot::Knight, Slot::Scholar, Slot::Monk};
        Position plain;
        Position school;
        school.tile(PlaceId::School);
        Position garden;
        garden.tile(PlaceId::HerbGarden);
        for (const Slot slot : kinds) {
            QCOMPARE(fits(plain.def, plain.s, plain.me(), Token::Scholar, slot), slot == Slot::Scholar);
            QCOMPARE(fits(school.def, school.s, school.me(), Token::Scholar, slot), slot != Slot::Monk);
            QCOMPARE(fits(school.def, school.s, school.player(1), Token::Scholar, slot), slot == Slot::Scholar);
            QCOMPARE(fits(school.def, school.s, school.me(), Token::Boatman, slot), slot == Slot::Boatman);
            const bool herbs =
                slot == Slot::Boatman || slot == Slot::Craftsman || slot == Slot::Trader || slot == Slot::Farmer;
            for (const Token token : {Token::Boatman, Token::OwnBoatman}) // the own-coloured one, too
                QCOMPARE(fits(garden.def, garden.s, garden.me(), token, slot), herbs);
            QCOMPARE(fits(garden.def, garden.s, garden.me(), Token::Trader, slot), slot == Slot::Trader);
        }
        Position game;
        game.tile(PlaceId::HerbGarden).market(Follower::Boatman).planning();
        GIVE(0, PlaceFollower{Token::Boatman, false, PlaceId::Farmhouse, 0});
        GIVE(0, PlaceFollower{Token::OwnBoatman, false, PlaceId::Farmhouse, 1}); // as a craftsman
        GIVE(0, Done{});
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        QCOMPARE(int(game.me().track(Track::Farmer)), 1);
        QCOMPARE(int(game.me().bag.of(Token::OwnBoatman)), 1);
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

    void sacristyProtects() {
        ATOMS("orleans.tiles.sacristy", "orleans.tiles.sacristy-scope");
        const Place& place = realDefinition().place(PlaceId::Sacristy);
        QVERIFY(place.stack == Stack::I && place.actionSlots.size() == 1 && place.actionSlots[0] == Slot::Monk);
        for (const EventKind kind : {EventKind::Harvest, EventKind::Taxes, EventKind::Plague})
            for (const bool used : {true, false}) {
                Position game = with(PlaceId::Sacristy);
                game.ware(Ware::Cheese, 3).bag(Follower::Knight).atEvent(kind);
                const auto holdings = [&] {
                    return game.me().coins + game.me().wareTotal() + game.me().bag.of(Token::Knight);
                };
                const int had = holdings();
                REFUSES("orleans.tiles.sacristy-scope", 0, UseSacristy{}, Reason::SacristyCannotHelp); // not yet
                GIVE(0, Proceed{});
                QVERIFY(game.asks() == PromptKind::Protect);
                if (used)
                    GIVE(0, UseSacristy{});
                else
                    GIVE(0, Decline{}); // it is an offer
                if (!used && kind == EventKind::Harvest) GIVE(0, HandInFood{Ware::Cheese});
                QCOMPARE(holdings(), had - (used ? 0 : 1));
                QCOMPARE(int(game.me().bag.of(Token::Monk)), used ? 1 : 0);
                QCOMPARE(game.me().work.at(PlaceId::Sacristy).filled(), used ? 0 : 1);
            }
    }

    void sacristyNeedsItsMonk() {
        ATOMS("orleans.tiles.sacristy");
        Position game;
        game.tile(PlaceId::Sacristy).bag(Follower::Monk).ware(Ware::Cheese, 1).atEvent(EventKind::Harvest);
        GIVE(0, Proceed{});
        QVERIFY(game.asks() == PromptKind::HandInFood);
        REFUSES("orleans.tiles.sacristy", 0, UseSacristy{}, Reason::NoSacristy);
        Position turn = with(PlaceId::Sacristy);
        QVERIFY2(turn.refuses("orleans.tiles.sacristy", 0, UsePlace{PlaceId::Sacristy}, Reason::SacristyWaits),
                 turn.why());
    }

    void sacristyHelpsAgainstNothingElse() {
        ATOMS("orleans.tiles.sacristy-scope");
        Position census(3);
        census.tile(PlaceId::Sacristy).fill(PlaceId::Sacristy).coins(0);
        census.track(Track::Farmer, 1, 1).track(Track::Farmer, 1, 2);
        QVERIFY2(census.give(0, Proceed{}), census.why());
        QVERIFY(census.asks() == PromptKind::PayDebt);
        QVERIFY2(census.refuses("orleans.tiles.sacristy-scope", 0, UseSacristy{}, Reason::SacristyCannotHelp),
                 census.why());
        Position game = with(PlaceId::Sacristy);
        game.event(EventKind::Pilgrimage).fill(PlaceId::Monastery);
        REFUSES("orleans.events.pilgrimage", 0, UsePlace{PlaceId::Monastery}, Reason::NoMonksToday);
        REFUSES("orleans.tiles.sacristy-scope", 0, UseSacristy{}, Reason::SacristyCannotHelp);
        for (const EventKind kind : {EventKind::Income, EventKind::TradingDay}) {
            Position good = with(PlaceId::Sacristy);
            good.station("tours").atEvent(kind);
            QVERIFY2(good.give(0, Proceed{}), good.why());
            QVERIFY(good.asks() != PromptKind::Protect);
            QCOMPARE(int(good.me().coins), 11);
        }
    }

    void towerKeepsTwo() {
        ATOMS("orleans.tiles.gunpowder-tower");
        QVERIFY(realDefinition().place(PlaceId::GunpowderTower).stack == Stack::II);
        Position game;
        game.tile(PlaceId::GunpowderTower).drawing();
        draws(game, {Follower::Knight, Follower::Monk, Follower::Scholar, Follower::Trader});
        GIVE(0, DrawFollowers{4});
        QVERIFY(game.asks() == PromptKind::KeepDrawn);
        GIVE(0, KeepDrawn{Token::Knight, true});
        GIVE(0, KeepDrawn{Token::Monk, false});
        GIVE(0, KeepDrawn{Token::Trader, true});
        QVERIFY(game.asks() != PromptKind::KeepDrawn); // the last one has only the market left
        QCOMPARE(freeMarketSpaces(game.def, game.me()), 2);
        QCOMPARE(freeTowerSpaces(game.def, game.me()), 0);
        game.planning();
        GIVE(0, PlaceFollower{Token::Knight, true, PlaceId::Scriptorium, 0});
        REFUSES("orleans.planning.place", 0, (PlaceFollower{Token::Scholar, true, PlaceId::Scriptorium, 1}),
                Reason::FollowerNotThere); // that one is on the market
        QCOMPARE(freeTowerSpaces(game.def, game.me()), 1);
    }

    void towerIsRoomForTwoMore() {
        ATOMS("orleans.tiles.gunpowder-tower");
        Position game;
        for (int i = 0; i < 4; ++i)
            game.market(Follower::Farmer);
        game.bag(Follower::Knight, 4).tile(PlaceId::GunpowderTower).drawing();
        REFUSES("orleans.draw.free-spaces", 0, DrawFollowers{3}, Reason::NoMarketSpace);
        GIVE(0, DrawFollowers{2});
        QVERIFY(game.me().work.tower[0] == Token::Knight && game.me().work.tower[1] == Token::Knight);
        REFUSES("orleans.draw.free-spaces", 0, DrawFollowers{1}, Reason::NoMarketSpace);
    }

    void towerSendsToDeeds() {
        ATOMS("orleans.tiles.gunpowder-tower-deeds", "orleans.tiles.gunpowder-tower-activation");
        Position game;
        game.event(EventKind::Income).tile(PlaceId::GunpowderTower).acting();
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::GunpowderTower}, Reason::PlaceNotActive);
        game.onTower(Token::OwnFarmer);
        REFUSES("orleans.tiles.gunpowder-tower-deeds", 0, UsePlace{PlaceId::GunpowderTower}, Reason::TowerNoOwn);
        game.onTower(Token::Scholar);
        GIVE(0, UsePlace{PlaceId::GunpowderTower});
        REFUSES("orleans.tiles.gunpowder-tower-deeds", 0, (SendFollower{0, DeedId::CityWall, Follower::Farmer}),
                Reason::TowerNoOwn);
        REFUSES("orleans.deeds.exact", 0, (SendFollower{1, DeedId::CityWall, Follower::Knight}),
                Reason::DeedNeedsOther);
        const int coins = game.me().coins;
        GIVE(0, SendFollower{1, DeedId::Plague, Follower::Scholar});
        QCOMPARE(game.me().coins - coins, 2);
        QVERIFY(game.asks() == PromptKind::Act);
        QVERIFY(game.me().work.tower[0] == Token::OwnFarmer && game.me().work.tower[1] == Token::Nothing);
    }

    void towerSendsBothAsOneAction() {
        ATOMS("orleans.tiles.gunpowder-tower-deeds", "orleans.tiles.gunpowder-tower-activation");
        Position game;
        game.event(EventKind::Income)
            .tile(PlaceId::GunpowderTower)
            .onTower(Token::Monk)
            .onTower(Token::Knight)
            .acting();
        GIVE(0, UsePlace{PlaceId::GunpowderTower});
        GIVE(0, SendFollower{1, DeedId::CityWall, Follower::Knight});
        ALLOWS(0, Decline{}); // one would do
        GIVE(0, SendFollower{0, DeedId::PapalConclave, Follower::Monk});
        QVERIFY(game.asks() == PromptKind::Act);
        QCOMPARE(freeTowerSpaces(game.def, game.me()), 2);
        // Nobody's kind has a space left: nothing to do.
        game.onTower(Token::Monk);
        for (std::size_t deed = 0; deed < deedCount; ++deed) {
            const auto monk = static_cast<std::size_t>(Follower::Monk);
            const int more = game.def.deeds[deed].spaces[monk] - game.s.deeds[deed][monk];
            game.s.deeds[deed][monk] = game.def.deeds[deed].spaces[monk];
            game.s.supply[monk] = static_cast<std::uint8_t>(game.s.supply[monk] - more);
        }
        REFUSES("orleans.town-hall.send", 0, UsePlace{PlaceId::GunpowderTower}, Reason::DeedHasNoSpace);
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
