// SPDX-License-Identifier: GPL-3.0-or-later
// What may not be done, and why: every rule that a command can offend against.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

using namespace magister::orleans;

class TestOrleansRefusals : public QObject {
    Q_OBJECT

private:
    static Position with(std::uint8_t players = 2, bool extra = false) {
        Setup setup;
        setup.players = players;
        setup.extraTiles = extra;
        return Position(setup);
    }
    static GiveUp give(TortureAsset asset, int which = none, int slot = none) {
        return {asset, static_cast<std::uint8_t>(which), static_cast<std::uint8_t>(slot)};
    }
    /// Player 0 owes coins for Taxes: so many goods, so many coins.
    static Position owing(int wool, int grain, int coins) {
        Position game = with();
        game.ware(Ware::Wool, wool).ware(Ware::Grain, grain).coins(coins).coins(20, 1).atEvent(EventKind::Taxes);
        return game;
    }

private slots:
    void turnsAndPhases() {
        Position game = with(3);
        game.fill(PlaceId::Farmhouse).acting(0);
        REFUSES("orleans.actions.pass", 1, Pass{}, Reason::AlreadyPassed);
        game.s.done = 0;
        REFUSES("orleans.actions.turn", 1, Pass{}, Reason::NotYourTurn);
        REFUSES("orleans.round.phases", 0, DrawFollowers{1}, Reason::OtherPhase);
        REFUSES("orleans.round.phases", 0, Proceed{}, Reason::NotTheTime);
        REFUSES("orleans.actions.free-choice", 0, Decline{}, Reason::NothingToDecline);
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Castle}, Reason::PlaceNotActive);
        REFUSES("orleans.places.board-places", 0, UsePlace{PlaceId::Cellar}, Reason::PlaceNotYours);
    }

    /// Who is not asked is told why by what the others are asked.
    void notAsked() {
        Setup setup;
        setup.players = 3;
        setup.fewerTiles = true;
        setup.rulings.planningOrder = ruling::PlanningOrder::OneByOne;
        Position game(setup);
        REFUSES("orleans.variant.reduced", 1, Decline{}, Reason::NotYourTurn);
        game.idleUntil(Stage::Hourglass);
        REFUSES("orleans.hourglass.reveal", 1, Proceed{}, Reason::StartPlayerFirst);
        game.idleUntil(Stage::Planning);
        REFUSES("orleans.planning.one-by-one", 1, Done{}, Reason::PlanInTurn);
        game.idleUntil(Stage::Actions);
        REFUSES("orleans.actions.turn", 1, Done{}, Reason::NotYourTurn);
        game.bag(Follower::Knight, 2).bag(Follower::Knight, 2, 1).bag(Follower::Knight, 2, 2);
        game.idleUntil(Stage::Followers);
        QCOMPARE(int(game.s.asked()), 0b010);
        REFUSES("orleans.round.sequence", 2, Done{}, Reason::DrawInTurn);
        game.ware(Ware::Wine, 1, 0).ware(Ware::Wool, 3, 1).coins(0, 1).atEvent(EventKind::Taxes);
        GIVE(game.s.startPlayer, Proceed{});
        QVERIFY(game.asks(1) == PromptKind::PayDebt);
        REFUSES("orleans.torture.when", 0, PayCoins{}, Reason::DebtFirst);
        game.coins(1, 1);
        GIVE(1, PayCoins{});
        game.atEvent(EventKind::Harvest);
        GIVE(game.s.startPlayer, Proceed{});
        while (game.asks(0) != PromptKind::HandInFood && game.s.asked())
            GIVE(1, (GiveUp{TortureAsset::Good, static_cast<std::uint8_t>(Ware::Wool), none}));
        REFUSES("orleans.events.harvest", 1, HandInFood{Ware::Wine}, Reason::OthersChoose);
    }

    /// All draw at the same time, and whoever cannot is done without a word.
    void nothingToDraw() {
        Position game = with();
        game.bag(Follower::Knight, 2);
        game.idleUntil(Stage::Followers);
        QCOMPARE(int(game.s.asked()), 0b01);
        REFUSES("orleans.round.simultaneous", 1, Done{}, Reason::AlreadyDone);
    }

    void drawing() {
        Position game = with();
        game.bag(Follower::Knight, 6).drawing();
        REFUSES("orleans.draw.amount", 0, DrawFollowers{5}, Reason::DrawTooMany);
        REFUSES("orleans.draw.amount", 0, DrawFollowers{0}, Reason::DrawNothing);
        ALLOWS(0, DrawFollowers{4});
        game.track(Track::Knight, 5);
        REFUSES("orleans.draw.free-spaces", 0, DrawFollowers{5}, Reason::NoMarketSpace);
        game.emptyMarket();
        game.me().bag = {};
        game.s.supply[static_cast<std::size_t>(Follower::Knight)] = 14;
        REFUSES("orleans.draw.short-bag", 0, DrawFollowers{1}, Reason::BagTooSmall);
    }

    void retrieving() {
        Position game = with();
        game.fill(PlaceId::Castle).bag(Follower::Knight, 6).drawing();
        REFUSES("orleans.draw.retrieve", 0, (Retrieve{PlaceId::Farmhouse, 0}), Reason::NobodyThere);
        GIVE(0, DrawFollowers{3});
        GIVE(0, Retrieve{PlaceId::Castle, 0});
        REFUSES("orleans.draw.retrieve", 0, (Retrieve{PlaceId::Castle, 1}), Reason::NoDrawGivenUp);
        REFUSES("orleans.draw.retrieve-limits", 0, DrawFollowers{1}, Reason::DrawsGivenUp);
    }

    void noRoomToRetrieve() {
        Position game = with();
        game.fill(PlaceId::Castle).drawing();
        for (const Follower kind : {Follower::Knight, Follower::Knight, Follower::Monk, Follower::Monk})
            game.market(kind);
        REFUSES("orleans.draw.retrieve-limits", 0, (Retrieve{PlaceId::Castle, 0}), Reason::NoRoomToRetrieve);
    }

    void bathhouse() {
        Position game = with();
        game.tile(PlaceId::Bathhouse).bag(Follower::Knight, 4).drawing();
        GIVE(0, UseBathhouse{});
        REFUSES("orleans.tiles.bathhouse", 0, ReturnDrawn{}, Reason::BathMustKeep);
        GIVE(0, KeepDrawn{Token::Knight, false});
        QCOMPARE(int(game.me().bag.of(Token::Knight)), 3);
        REFUSES("orleans.tiles.bathhouse", 0, UseBathhouse{}, Reason::BathhouseUsed);
    }

    void bathhouseWithoutRoom() {
        Position game = with();
        game.tile(PlaceId::Bathhouse).bag(Follower::Knight, 2).drawing();
        for (const Follower kind : {Follower::Scholar, Follower::Scholar, Follower::Monk, Follower::Monk})
            game.market(kind);
        GIVE(0, UseBathhouse{});
        REFUSES("orleans.tiles.bathhouse", 0, (KeepDrawn{Token::Knight, false}), Reason::BathMarketFull);
        GIVE(0, ReturnDrawn{});
        QCOMPARE(int(game.me().bag.of(Token::Knight)), 2);
    }

    void placing() {
        Position game = with();
        game.tile(PlaceId::Brewery).market(Follower::Scholar).on(PlaceId::Castle, 0, Token::Farmer).planning();
        REFUSES("orleans.planning.match", 0, (PlaceFollower{Token::OwnFarmer, false, PlaceId::Farmhouse, 0}),
                Reason::WrongFollower);
        REFUSES("orleans.planning.one-per-slot", 0, (PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}),
                Reason::SlotTaken);
        REFUSES("orleans.planning.locked", 0, (TakeBack{PlaceId::Castle, 0}), Reason::SlotsLocked);
        REFUSES("orleans.monastery.one-way", 0, (PlaceFollower{Token::Scholar, false, PlaceId::Brewery, 0}),
                Reason::OnlyMonk);
        REFUSES("orleans.town-hall.no-own", 0, (PlaceFollower{Token::OwnFarmer, false, PlaceId::TownHall, 0}),
                Reason::NoOwnInTownHall);
        ALLOWS(0, PlaceFollower{Token::Scholar, false, PlaceId::TownHall, 1});
        REFUSES("orleans.planning.place", 0, (PlaceFollower{Token::Knight, false, PlaceId::TownHall, 1}),
                Reason::FollowerNotThere);
        REFUSES("orleans.planning.slots", 0, (PlaceFollower{Token::Scholar, false, PlaceId::TownHall, 2}),
                Reason::NoSuchSlot);
    }

    void technology() {
        Position game = with();
        game.tile(PlaceId::Hayrick).tile(PlaceId::Cellar).tile(PlaceId::Laboratory).technology(3);
        game.track(Track::Craftsman, 3).on(PlaceId::Ship, 0, Token::Farmer).planning();
        REFUSES("orleans.technology.first-farmer", 0, (PlaceTechnology{PlaceId::Castle, 1}),
                Reason::FirstTechnologyFarmer);
        REFUSES("orleans.technology.no-monk-slot", 0, (PlaceTechnology{PlaceId::Cellar, 0}), Reason::TechnologyNoMonk);
        REFUSES("orleans.technology.no-single-slot", 0, (PlaceTechnology{PlaceId::Hayrick, 0}),
                Reason::TechnologySingleSlot);
        REFUSES("orleans.technology.any-slot", 0, (PlaceTechnology{PlaceId::TownHall, 0}), Reason::TechnologyAnySlot);
        REFUSES("orleans.technology.placement", 0, (PlaceTechnology{PlaceId::Ship, 0}), Reason::SlotTaken);
        GIVE(0, PlaceTechnology{PlaceId::Castle, 0});
        REFUSES("orleans.technology.one-per-place", 0, (PlaceTechnology{PlaceId::Castle, 1}),
                Reason::TechnologyOnePerPlace);
        ALLOWS(0, PlaceTechnology{PlaceId::Laboratory, 1});
        GIVE(0, Done{});
        game.planning();
        REFUSES("orleans.technology.permanent", 0, (TakeBack{PlaceId::Castle, 0}), Reason::TechnologyStays);
        game.track(Track::Craftsman, 0).me().work.technologiesPlaced = 0;
        REFUSES("orleans.technology.first-details", 0, (PlaceTechnology{PlaceId::Village, 1}),
                Reason::FirstTechnologyEver);
        game.acting();
        REFUSES("orleans.technology.placement", 0, (PlaceTechnology{PlaceId::Village, 0}),
                Reason::TechnologyWhenPlanning);
        game.me().newTechnologies = 2;
        REFUSES("orleans.technology.delay", 0, (PlaceTechnology{PlaceId::Village, 0}), Reason::TechnologyTooNew);
    }

    void recruiting() {
        Position game = with();
        game.fill(PlaceId::University).fill(PlaceId::Monastery).fill(PlaceId::Farmhouse).acting();
        game.track(Track::Scholar, 5);
        REFUSES("orleans.tracks.end", 0, UsePlace{PlaceId::University}, Reason::TrackFinished);
        REFUSES("orleans.events.pilgrimage", 0, UsePlace{PlaceId::Monastery}, Reason::NoMonksToday);
        game.noGoods(Good::Grain);
        REFUSES("orleans.farmhouse.empty-good", 0, UsePlace{PlaceId::Farmhouse}, Reason::FarmhouseNoGood);
        game.noFollowers(Follower::Farmer);
        REFUSES("orleans.supply.blocked", 0, UsePlace{PlaceId::Farmhouse}, Reason::StackEmpty);
    }

    void village() {
        Position game = with();
        game.fill(PlaceId::Village).acting();
        GIVE(0, UsePlace{PlaceId::Village});
        REFUSES("orleans.village.choose", 0, RecruitFollower{Follower::Farmer}, Reason::OneOfThree);
        REFUSES("orleans.round.phases", 0, Pass{}, Reason::AnswerFirst);
        game.track(Track::Craftsman, 5);
        REFUSES("orleans.tracks.end", 0, RecruitFollower{Follower::Craftsman}, Reason::TrackFinished);
        const TileSet stacks = game.s.stacks;
        game.s.stacks = 0;
        REFUSES("orleans.town.stack-empty", 0, RecruitFollower{Follower::Trader}, Reason::NoPlaceTileLeft);
        game.s.stacks = stacks;
        GIVE(0, RecruitFollower{Follower::Trader});
        REFUSES("orleans.town.first-from-one", 0, TakeTile{PlaceId::Cellar}, Reason::FirstTileFromOne);
        REFUSES("orleans.town.choose-freely", 0, TakeTile{PlaceId::Theatre}, Reason::TileNotOnStack);
        GIVE(0, TakeTile{PlaceId::Windmill});
    }

    void travelling() {
        Position game = with();
        game.tile(PlaceId::HorseWagon).fill(PlaceId::Ship).fill(PlaceId::Wagon).fill(PlaceId::HorseWagon).acting();
        const State start = game.s;
        GIVE(0, UsePlace{PlaceId::Ship});
        REFUSES("orleans.travel.must-move", 0, Travel{none}, Reason::MustMove);
        REFUSES("orleans.travel.ship", 0, Travel{game.connection("chartres--orleans--road")}, Reason::NoWaterwayThere);
        game.s = start;
        GIVE(0, UsePlace{PlaceId::Wagon});
        REFUSES("orleans.travel.wagon", 0, Travel{game.connection("orleans--blois--water")}, Reason::NoRoadThere);
        game.s = start;
        GIVE(0, UsePlace{PlaceId::HorseWagon});
        REFUSES("orleans.tiles.horse-wagon", 0, Travel{game.connection("orleans--blois--water")},
                Reason::HorseWagonNoRoad);
        game.s = start;
        game.good("chartres--orleans--road", 0, Good::Wool);
        GIVE(0, UsePlace{PlaceId::Wagon});
        GIVE(0, Travel{game.connection("chartres--orleans--road")});
        REFUSES("orleans.travel.one-good", 0, TakeGood{bothGoods}, Reason::OneGoodOnly);
        REFUSES("orleans.travel.empty-connection", 0, TakeGood{1}, Reason::NoGoodThere);
        // A town without any road: every action must be able to do what it is for.
        bool found = false;
        for (TownIndex town = 0; town < townCount; ++town) {
            bool water = false;
            for (const ConnectionIndex index : game.def.towns[town].connections)
                water = water || game.def.connections[index].way == Way::Water;
            if (water) continue;
            found = true;
            game.s = start;
            game.me().merchant = town;
            REFUSES("orleans.actions.impossible", 0, UsePlace{PlaceId::Ship}, Reason::NoWayFromHere);
        }
        QVERIFY(found);
    }

    void stations() {
        Position game = with();
        game.fill(PlaceId::Guildhall).station("orleans").station("blois", 1).acting();
        REFUSES("orleans.guildhall.orleans", 0, UsePlace{PlaceId::Guildhall}, Reason::OrleansStationBuilt);
        game.merchant("blois");
        REFUSES("orleans.guildhall.one-per-town", 0, UsePlace{PlaceId::Guildhall}, Reason::StationStandsHere);
        game.merchant("tours");
        ALLOWS(0, UsePlace{PlaceId::Guildhall});
        game.me().stations = 0;
        REFUSES("orleans.guildhall.none-left", 0, UsePlace{PlaceId::Guildhall}, Reason::NoStationLeft);
    }

    void deeds() {
        Position game = with();
        game.tile(PlaceId::School).on(PlaceId::TownHall, 0, Token::Monk).on(PlaceId::TownHall, 1, Token::Scholar);
        game.acting();
        GIVE(0, UsePlace{PlaceId::TownHall});
        REFUSES("orleans.town-hall.send", 0, Decline{}, Reason::SendOneAtLeast);
        REFUSES("orleans.deeds.no-monk", 0, (SendFollower{0, DeedId::Cathedral, Follower::Trader}), Reason::DeedNoMonk);
        REFUSES("orleans.deeds.no-substitutes", 0, (SendFollower{1, DeedId::Plague, Follower::Farmer}),
                Reason::DeedNoSubstitute);
        REFUSES("orleans.deeds.exact", 0, (SendFollower{1, DeedId::Cathedral, Follower::Scholar}),
                Reason::DeedNeedsOther);
        game.deedLeft(DeedId::PeaceTreaty, Follower::Knight, 1);
        REFUSES("orleans.town-hall.send", 0, (SendFollower{0, DeedId::PeaceTreaty, Follower::Monk}),
                Reason::DeedHasNoSpace);
    }

    void tower() {
        Position game = with();
        game.tile(PlaceId::GunpowderTower).acting();
        REFUSES("orleans.tiles.gunpowder-tower-activation", 0, UsePlace{PlaceId::GunpowderTower},
                Reason::TowerEmpty);
        game.onTower(Token::OwnFarmer);
        REFUSES("orleans.tiles.gunpowder-tower-deeds", 0, UsePlace{PlaceId::GunpowderTower}, Reason::TowerNoOwn);
        game.onTower(Token::Knight);
        GIVE(0, UsePlace{PlaceId::GunpowderTower});
        REFUSES("orleans.tiles.gunpowder-tower-deeds", 0, (SendFollower{0, DeedId::CityWall, Follower::Farmer}),
                Reason::TowerNoOwn);
        GIVE(0, SendFollower{1, DeedId::CityWall, Follower::Knight});
    }

    void tilesWithPrices() {
        Position game = with(2, true);
        game.tile(PlaceId::Pharmacy).tile(PlaceId::Hayrick).tile(PlaceId::Bakery).tile(PlaceId::Stash);
        game.fill(PlaceId::Pharmacy).fill(PlaceId::Hayrick).fill(PlaceId::Bakery).fill(PlaceId::Stash);
        game.ware(Ware::Grain, 4).acting();
        const State start = game.s;
        game.noGoods(Good::Grain);
        REFUSES("orleans.tiles.goods-tiles", 0, UsePlace{PlaceId::Hayrick}, Reason::GoodOutOfStock);
        game.s = start;
        GIVE(0, UsePlace{PlaceId::Pharmacy});
        REFUSES("orleans.tiles.pharmacy", 0, BuyDevelopment{4}, Reason::PharmacyLimits);
        REFUSES("orleans.tiles.pharmacy", 0, BuyDevelopment{0}, Reason::PharmacyLimits);
        game.coins(2);
        REFUSES("orleans.money.voluntary-price", 0, BuyDevelopment{3}, Reason::CannotPayPrice);
        game.s = start;
        REFUSES("orleans.extra-tiles.stash-limits", 0, UsePlace{PlaceId::Stash}, Reason::NoRewardThere);
        GIVE(0, UsePlace{PlaceId::Bakery});
        REFUSES("orleans.extra-tiles.bakery", 0, BakeBread{4}, Reason::BakeryLimit);
        game.s = start;
        game.coins(1);
        REFUSES("orleans.money.voluntary-price", 0, UsePlace{PlaceId::Bakery}, Reason::CannotPayPrice);
        game.track(Track::Boatman, 1);
        GIVE(0, UsePlace{PlaceId::Stash});
        REFUSES("orleans.money.voluntary-price", 0, PayWare{Ware::Wool}, Reason::NotThatWare);
        GIVE(0, PayWare{Ware::Grain});
        REFUSES("orleans.extra-tiles.stash-limits", 0, TakeReward{Track::Farmer}, Reason::NoRewardThere);
        GIVE(0, TakeReward{Track::Boatman});
        QCOMPARE(int(game.me().coins), 3);
    }

    void harvestAndSacristy() {
        Position game = with();
        game.tile(PlaceId::Sacristy).fill(PlaceId::Sacristy).ware(Ware::Cheese, 1).atEvent(EventKind::Harvest);
        REFUSES("orleans.tiles.sacristy", 0, UseSacristy{}, Reason::SacristyWaits);
        GIVE(0, Proceed{});
        QVERIFY(game.asks(0) == PromptKind::Protect);
        GIVE(0, Decline{});
        REFUSES("orleans.round.phases", 0, UseSacristy{}, Reason::NotTheTime);
        REFUSES("orleans.events.harvest-fine", 0, PayFine{}, Reason::FoodFirst);
        REFUSES("orleans.events.harvest", 0, HandInFood{Ware::Wool}, Reason::NotFood);
        GIVE(0, HandInFood{Ware::Cheese});
        game.acting();
        REFUSES("orleans.tiles.sacristy", 0, UsePlace{PlaceId::Sacristy}, Reason::SacristyWaits);
    }

    void torture() {
        Position game = owing(4, 8, 1);
        game.development(8).bag(Follower::Knight, 1);
        REFUSES("orleans.torture.when", 0, give(TortureAsset::Good, int(Ware::Wool)), Reason::NothingOwed);
        GIVE(0, Proceed{});
        QVERIFY(game.asks(0) == PromptKind::PayDebt);
        REFUSES("orleans.torture.coins-first", 0, give(TortureAsset::Good, int(Ware::Wool)), Reason::CoinsFirst);
        GIVE(0, PayCoins{});
        REFUSES("orleans.torture.coins-first", 0, PayCoins{}, Reason::NoCoinsLeft);
        REFUSES("orleans.torture.development", 0, give(TortureAsset::DevelopmentPoint), Reason::CoinSpaceBars);
        REFUSES("orleans.own-followers.protected", 0,
                give(TortureAsset::RandomFollower, static_cast<int>(Token::OwnFarmer)), Reason::OwnFollowersStay);
        GIVE(0, give(TortureAsset::RandomFollower));
        QCOMPARE(int(game.s.followersGone[static_cast<std::size_t>(Follower::Knight)]), 1);
        REFUSES("orleans.torture.bag-only-own", 0, give(TortureAsset::RandomFollower), Reason::OnlyOwnInBag);
        REFUSES("orleans.torture.per-coin", 0, give(TortureAsset::PlaceTile, int(PlaceId::Cellar)), Reason::NotAnAsset);
        GIVE(0, give(TortureAsset::TradingStation));
        GIVE(0, give(TortureAsset::Good, int(Ware::Wool)));
        QVERIFY(game.asks(0) != PromptKind::PayDebt);
    }

    void afterTheEnd() {
        ATOMS("orleans.end.after-eighteen", "orleans.round.count");
        Position game = with();
        game.lastAction();
        GIVE(0, Pass{});
        QVERIFY(game.s.over());
        REFUSES("orleans.end.after-eighteen", 0, Pass{}, Reason::GameIsOver);
        TURNS_DOWN("orleans.overview.players", Setup{.players = 5, .pinned = {}, .rulings = {}});
    }
};

QTEST_GUILESS_MAIN(TestOrleansRefusals)
#include "tst_orleans_refusals.moc"
