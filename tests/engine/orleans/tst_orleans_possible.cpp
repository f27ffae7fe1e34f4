// SPDX-License-Identifier: GPL-3.0-or-later
// Every place of the game: what keeps its action from being chosen, and what does not.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <functional>

using namespace magister::orleans;

namespace {

/// Something that a place needs and that is missing.
struct Lack {
    PlaceId place;
    std::function<void(Position&)> bend;
    Reason reason;
    const char* atom;
};

void endOf(Position& game, Track track) {
    game.track(track, game.def.track(track).lastSpace());
}

/// No space at the deeds for the farmers with which `fill` mans the Town Hall.
void closeDeeds(Position& game) {
    for (std::size_t deed = 0; deed < deedCount; ++deed)
        if (game.def.deeds[deed].spaces[static_cast<std::size_t>(Follower::Farmer)] > 0)
            game.deedLeft(static_cast<DeedId>(deed), Follower::Farmer, 0);
}

void noGood(Position& game, Good good) {
    game.noGoods(good);
}

const std::vector<Lack>& lacks() {
    static const std::vector<Lack> all{
        {PlaceId::Farmhouse, [](Position& g) { g.noFollowers(Follower::Farmer); }, Reason::StackEmpty,
         "orleans.supply.blocked"},
        {PlaceId::Farmhouse, [](Position& g) { noGood(g, Good::Grain); }, Reason::FarmhouseNoGood,
         "orleans.farmhouse.empty-good"},
        {PlaceId::Farmhouse, [](Position& g) { endOf(g, Track::Farmer); }, Reason::TrackFinished, "orleans.tracks.end"},
        {PlaceId::Village,
         [](Position& g) {
             for (const Track track : {Track::Boatman, Track::Craftsman, Track::Trader})
                 endOf(g, track);
         },
         Reason::ActionImpossible, "orleans.actions.impossible"},
        {PlaceId::University, [](Position& g) { endOf(g, Track::Scholar); }, Reason::TrackFinished,
         "orleans.tracks.end"},
        {PlaceId::Castle, [](Position& g) { endOf(g, Track::Knight); }, Reason::TrackFinished, "orleans.tracks.end"},
        {PlaceId::Monastery, [](Position& g) { g.noFollowers(Follower::Monk); }, Reason::StackEmpty,
         "orleans.supply.blocked"},
        {PlaceId::Monastery, [](Position& g) { g.event(EventKind::Pilgrimage); }, Reason::NoMonksToday,
         "orleans.events.pilgrimage"},
        {PlaceId::Ship, [](Position& g) { g.merchant("chartres"); }, Reason::NoWayFromHere,
         "orleans.actions.impossible"},
        {PlaceId::Guildhall, [](Position& g) { g.station("orleans"); }, Reason::OrleansStationBuilt,
         "orleans.guildhall.orleans"},
        {PlaceId::Guildhall, [](Position& g) { g.station("tours", 1).merchant("tours"); }, Reason::StationStandsHere,
         "orleans.guildhall.one-per-town"},
        {PlaceId::Guildhall, [](Position& g) { g.me().stations = 0; }, Reason::NoStationLeft,
         "orleans.guildhall.none-left"},
        {PlaceId::TownHall, closeDeeds, Reason::NoDeedTakesThem, "orleans.town-hall.send"},
        {PlaceId::Hayrick, [](Position& g) { noGood(g, Good::Grain); }, Reason::GoodOutOfStock,
         "orleans.tiles.goods-tiles"},
        {PlaceId::CheeseFactory, [](Position& g) { noGood(g, Good::Cheese); }, Reason::GoodOutOfStock,
         "orleans.tiles.goods-tiles"},
        {PlaceId::Winery, [](Position& g) { noGood(g, Good::Wine); }, Reason::GoodOutOfStock,
         "orleans.tiles.goods-tiles"},
        {PlaceId::WoolManufacturer, [](Position& g) { noGood(g, Good::Wool); }, Reason::GoodOutOfStock,
         "orleans.tiles.goods-tiles"},
        {PlaceId::TailorShop, [](Position& g) { noGood(g, Good::Brocade); }, Reason::GoodOutOfStock,
         "orleans.tiles.goods-tiles"},
        {PlaceId::Pharmacy, [](Position& g) { g.coins(0); }, Reason::CannotPayPrice, "orleans.money.voluntary-price"},
        {PlaceId::Laboratory, [](Position& g) { g.noTechnology(); }, Reason::StackEmpty, "orleans.supply.blocked"},
        {PlaceId::Goldsmith, [](Position& g) { g.station("tours"); }, Reason::NoWareToPay,
         "orleans.extra-tiles.goldsmith"},
        {PlaceId::Bakery, [](Position& g) { g.ware(Ware::Grain, 1).coins(1); }, Reason::CannotPayPrice,
         "orleans.money.voluntary-price"},
        {PlaceId::Bakery, [](Position& g) { g.ware(Ware::Cheese, 1); }, Reason::NotEnoughGrain,
         "orleans.extra-tiles.bakery"},
        {PlaceId::Stash, [](Position& g) { g.track(Track::Scholar, 1); }, Reason::NoWareToPay,
         "orleans.extra-tiles.stash"},
        {PlaceId::Stash, [](Position& g) { g.ware(Ware::Wool, 1); }, Reason::NoRewardThere,
         "orleans.extra-tiles.stash-limits"},
        {PlaceId::Tribunal, [](Position& g) { g.coins(0); }, Reason::CannotPayPrice, "orleans.money.voluntary-price"},
        {PlaceId::Theatre, [](Position&) {}, Reason::PlaceNotActive, "orleans.planning.incomplete"},
        {PlaceId::GunpowderTower, [](Position&) {}, Reason::TowerEmpty, "orleans.tiles.gunpowder-tower-activation"},
        {PlaceId::GunpowderTower, [](Position& g) { g.onTower(Token::OwnFarmer); }, Reason::TowerNoOwn,
         "orleans.tiles.gunpowder-tower-deeds"},
        {PlaceId::GunpowderTower,
         [](Position& g) {
             g.onTower(Token::Farmer);
             closeDeeds(g);
         },
         Reason::NoDeedTakesThem, "orleans.town-hall.send"},
        {PlaceId::Sacristy, [](Position&) {}, Reason::SacristyWaits, "orleans.tiles.sacristy"},
        {PlaceId::HerbGarden, [](Position&) {}, Reason::PlaceHasNoAction, "orleans.tiles.permanent"},
        {PlaceId::Bathhouse, [](Position&) {}, Reason::PlaceHasNoAction, "orleans.tiles.permanent"},
        {PlaceId::School, [](Position&) {}, Reason::PlaceHasNoAction, "orleans.tiles.permanent"},
        {PlaceId::Barracks, [](Position&) {}, Reason::PlaceHasNoAction, "orleans.tiles.permanent"},
    };
    return all;
}

/// Only coins and points come of these, whatever is missing.
constexpr std::array alwaysOpen{PlaceId::Scriptorium, PlaceId::Brewery, PlaceId::Windmill,     PlaceId::Library,
                                PlaceId::Hospital,    PlaceId::Cellar,  PlaceId::ShippingLine, PlaceId::Office};
/// Every town has a road.
constexpr std::array byRoad{PlaceId::Wagon, PlaceId::HorseWagon};

Position at(PlaceId place, ruling::BankSize bank = ruling::BankSize::Unlimited) {
    Setup setup;
    setup.extraTiles = true;
    setup.rulings.bankSize = bank;
    Position game(setup);
    game.event(EventKind::Income);
    if (isTile(place)) game.tile(place);
    game.fill(place).acting();
    return game;
}

} // namespace

class TestOrleansPossible : public QObject {
    Q_OBJECT

private slots:
    void everyPlaceIsJudged() {
        for (std::size_t i = 0; i < placeCount; ++i) {
            const PlaceId place = placeAt(i);
            const auto is = [&](PlaceId each) { return each == place; };
            const bool lacking =
                std::any_of(lacks().begin(), lacks().end(), [&](const Lack& l) { return is(l.place); });
            const bool open = std::any_of(alwaysOpen.begin(), alwaysOpen.end(), is);
            const bool road = std::any_of(byRoad.begin(), byRoad.end(), is);
            QVERIFY2(int(lacking) + int(open) + int(road) == 1, QByteArray::number(int(i)));
        }
    }

    void whatIsMissingClosesThePlace() {
        ATOMS("orleans.actions.impossible", "orleans.supply.blocked");
        for (const Lack& lack : lacks()) {
            Position game = at(lack.place);
            lack.bend(game);
            QVERIFY2(game.refuses(lack.atom, 0, UsePlace{lack.place}, lack.reason), game.why());
        }
    }

    /// Neither full coffers of others nor the end of the development track: the followers go home all the same.
    void coinsAndPointsMayBeLost() {
        ATOMS("orleans.actions.impossible", "orleans.money.bank-empty", "orleans.development.end");
        for (const PlaceId place : alwaysOpen) {
            Position game = at(place, ruling::BankSize::BoxTokens);
            game.development(game.def.development.lastSpace).coins(0);
            game.coins(game.player(1).coins + game.s.bank, 1);
            QCOMPARE(int(game.s.bank), 0);
            const int placed = game.me().work.at(place).filled();
            GIVE(0, UsePlace{place});
            QCOMPARE(int(game.me().coins), 0);
            QCOMPARE(int(game.me().development), int(game.def.development.lastSpace));
            QCOMPARE(game.me().bagTotal(), placed);
        }
    }

    /// Points that are bought or counted are lost there like those that are given.
    void soMayThoseThatCost() {
        ATOMS("orleans.development.end");
        for (const PlaceId place : {PlaceId::Pharmacy, PlaceId::Goldsmith, PlaceId::University}) {
            Position game = at(place);
            game.development(game.def.development.lastSpace).station("tours").ware(Ware::Wool, 1).coins(1);
            ALLOWS(0, UsePlace{place});
        }
    }

    /// Real towns all have a road; a pack of one's own may know better.
    void withoutARoadNobodyTravels() {
        ATOMS("orleans.actions.impossible");
        for (const PlaceId place : {PlaceId::Wagon, PlaceId::HorseWagon, PlaceId::Tribunal}) {
            Position game = at(place);
            ALLOWS(0, UsePlace{place});
            Definition islands = game.def;
            for (Town& town : islands.towns)
                town.connections.clear();
            REFUSED("orleans.actions.impossible", refuse(islands, game.s, 0, UsePlace{place}),
                    place == PlaceId::Tribunal ? Reason::NobodyToMove : Reason::NoWayFromHere);
        }
    }
};

QTEST_GUILESS_MAIN(TestOrleansPossible)
#include "tst_orleans_possible.moc"
