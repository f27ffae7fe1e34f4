// SPDX-License-Identifier: GPL-3.0-or-later
// Technology tiles and where they may lie.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

using namespace magister::orleans;

class TestOrleansTechnology : public QObject {
    Q_OBJECT

private:
    /// Player 0 plans with so many tiles beside the board; so many others have been laid before.
    static Position planning(int tiles, int before = 0) {
        Position game;
        game.technology(tiles).track(Track::Craftsman, 1).planning();
        game.me().work.technologiesPlaced = static_cast<std::uint8_t>(before);
        return game;
    }
    static PlaceTechnology at(PlaceId place, int slot) { return {place, static_cast<SlotOfPlace>(slot)}; }

private slots:
    void aTileSavesAFollowerForGood() {
        ATOMS("orleans.technology.replace", "orleans.technology.permanent");
        Position game = planning(1);
        GIVE(0, at(PlaceId::Castle, 0));
        QCOMPARE(int(game.me().work.technologies), 0);
        GIVE(0, PlaceFollower{Token::OwnBoatman, false, PlaceId::Castle, 1});
        GIVE(0, PlaceFollower{Token::OwnTrader, false, PlaceId::Castle, 2});
        GIVE(0, Done{});
        GIVE(0, UsePlace{PlaceId::Castle});
        QCOMPARE(int(game.me().track(Track::Knight)), 1);
        QCOMPARE(game.me().bag.total(), 3); // the two, and the knight
        QVERIFY(game.me().work.at(PlaceId::Castle).tokens[0] == Token::Technology);
        game.acting();
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Castle}, Reason::PlaceNotActive);
        // Two are enough again.
        game.on(PlaceId::Castle, 1, Token::OwnBoatman).on(PlaceId::Castle, 2, Token::OwnTrader);
        GIVE(0, UsePlace{PlaceId::Castle});
        QCOMPARE(int(game.me().track(Track::Knight)), 2);
    }

    void aTileLiesOnPlaceTilesToo() {
        ATOMS("orleans.technology.replace");
        Position game = planning(1);
        game.tile(PlaceId::CheeseFactory);
        GIVE(0, at(PlaceId::CheeseFactory, 1));
        GIVE(0, PlaceFollower{Token::OwnFarmer, false, PlaceId::CheeseFactory, 0});
        GIVE(0, Done{});
        GIVE(0, UsePlace{PlaceId::CheeseFactory});
        QCOMPARE(int(game.me().ware(Ware::Cheese)), 1);
    }

    void aTileStaysWhereItIs() {
        ATOMS("orleans.technology.permanent");
        Position game = planning(1);
        GIVE(0, at(PlaceId::Castle, 0));
        ALLOWS(0, TakeBack{PlaceId::Castle, 0}); // until planning is done
        GIVE(0, Done{});
        game.drawing();
        REFUSES("orleans.technology.permanent", 0, (Retrieve{PlaceId::Castle, 0}), Reason::TechnologyStays);
        game.planning();
        REFUSES("orleans.technology.permanent", 0, (TakeBack{PlaceId::Castle, 0}), Reason::TechnologyStays);
        REFUSES("orleans.planning.one-per-slot", 0, (PlaceFollower{Token::OwnFarmer, false, PlaceId::Castle, 0}),
                Reason::SlotTaken);
    }

    void theFirstLiesOnAFarmerSlot() {
        ATOMS("orleans.technology.first-farmer", "orleans.technology.any-slot");
        Position game = planning(2);
        int farmers = 0;
        for (std::size_t i = 0; i < boardPlaceCount; ++i)
            for (int slot = 0; slot < static_cast<int>(game.def.places[i].actionSlots.size()); ++slot) {
                const Slot kind = game.def.places[i].actionSlots[static_cast<std::size_t>(slot)];
                if (kind == Slot::Farmer) {
                    ++farmers;
                    ALLOWS(0, at(placeAt(i), slot));
                } else if (kind == Slot::Any) {
                    REFUSES("orleans.technology.any-slot", 0, at(placeAt(i), slot), Reason::TechnologyAnySlot);
                } else {
                    REFUSES("orleans.technology.first-farmer", 0, at(placeAt(i), slot), Reason::FirstTechnologyFarmer);
                }
            }
        QCOMPARE(farmers, 6);
        GIVE(0, at(PlaceId::Castle, 0));
        ALLOWS(0, at(PlaceId::Farmhouse, 0));
    }

    void theFirstCannotBeTakenBackFromUnderTheOthers() {
        ATOMS("orleans.technology.first-farmer", "orleans.planning.take-back");
        Position game = planning(3);
        GIVE(0, at(PlaceId::Castle, 0));
        GIVE(0, at(PlaceId::Farmhouse, 0));
        REFUSES("orleans.technology.first-farmer", 0, (TakeBack{PlaceId::Castle, 0}), Reason::FirstTechnologyHolds);
        ALLOWS(0, TakeBack{PlaceId::Farmhouse, 0});
        GIVE(0, at(PlaceId::Ship, 0)); // another one on a farmer slot may have been the first
        GIVE(0, TakeBack{PlaceId::Castle, 0});
        REFUSES("orleans.technology.first-farmer", 0, (TakeBack{PlaceId::Ship, 0}), Reason::FirstTechnologyHolds);
        GIVE(0, TakeBack{PlaceId::Farmhouse, 0});
        GIVE(0, TakeBack{PlaceId::Ship, 0});
        QCOMPARE(int(game.me().work.technologies), 3);
        REFUSES("orleans.technology.first-farmer", 0, at(PlaceId::Farmhouse, 0), Reason::FirstTechnologyFarmer);
        // Whoever has laid one in an earlier round is free.
        game.me().work.technologiesPlaced = 1;
        GIVE(0, at(PlaceId::Castle, 0));
        GIVE(0, at(PlaceId::Farmhouse, 0));
        ALLOWS(0, TakeBack{PlaceId::Castle, 0});
    }

    void laterOnesAnywhereButOnMonkSlots() {
        ATOMS("orleans.technology.no-monk-slot");
        Position game = planning(1, 1);
        game.tile(PlaceId::Cellar).tile(PlaceId::Brewery);
        ALLOWS(0, at(PlaceId::Castle, 0));      // farmer
        ALLOWS(0, at(PlaceId::Castle, 1));      // boatman
        ALLOWS(0, at(PlaceId::Guildhall, 1));   // craftsman
        ALLOWS(0, at(PlaceId::Castle, 2));      // trader
        ALLOWS(0, at(PlaceId::Ship, 2));        // knight
        ALLOWS(0, at(PlaceId::Scriptorium, 1)); // scholar
        ALLOWS(0, at(PlaceId::Cellar, 1));
        REFUSES("orleans.technology.no-monk-slot", 0, at(PlaceId::Cellar, 0), Reason::TechnologyNoMonk);
        REFUSES("orleans.technology.no-monk-slot", 0, at(PlaceId::Brewery, 0), Reason::TechnologyNoMonk);
    }

    void oneInAPlace() {
        ATOMS("orleans.technology.one-per-place");
        Position game = planning(2);
        GIVE(0, at(PlaceId::Village, 0));
        for (const int slot : {1, 2})
            REFUSES("orleans.technology.one-per-place", 0, at(PlaceId::Village, slot), Reason::TechnologyOnePerPlace);
        GIVE(0, Done{});
        game.planning();
        REFUSES("orleans.technology.one-per-place", 0, at(PlaceId::Village, 1), Reason::TechnologyOnePerPlace);
        ALLOWS(0, at(PlaceId::University, 1));
    }

    void noneWhereThereIsOneSlot() {
        ATOMS("orleans.technology.no-single-slot");
        for (const int before : {0, 1}) {
            Position game = planning(1, before);
            game.tile(PlaceId::Hayrick).tile(PlaceId::ShippingLine);
            REFUSES("orleans.technology.no-single-slot", 0, at(PlaceId::Hayrick, 0), Reason::TechnologySingleSlot);
            REFUSES("orleans.technology.no-single-slot", 0, at(PlaceId::ShippingLine, 0), Reason::TechnologySingleSlot);
        }
    }

    void noneWhereAnybodyMayStand() {
        ATOMS("orleans.technology.any-slot");
        Position game = planning(1, 1);
        game.tile(PlaceId::Pharmacy);
        for (const int slot : {0, 1})
            REFUSES("orleans.technology.any-slot", 0, at(PlaceId::TownHall, slot), Reason::TechnologyAnySlot);
        REFUSES("orleans.technology.any-slot", 0, at(PlaceId::Pharmacy, 0), Reason::TechnologyAnySlot);
    }

    void aNewTileWaitsForTheEndOfTheActions() {
        ATOMS("orleans.technology.delay", "orleans.technology.placement");
        Position game;
        game.emptyMarket().event(EventKind::Income).fill(PlaceId::Village).acting();
        GIVE(0, UsePlace{PlaceId::Village});
        GIVE(0, RecruitFollower{Follower::Craftsman});
        REFUSES("orleans.technology.delay", 0, at(PlaceId::Castle, 0), Reason::TechnologyTooNew);
        GIVE(0, Pass{});
        QVERIFY(game.s.stage == Stage::Event);
        REFUSES("orleans.technology.placement", 0, at(PlaceId::Castle, 0), Reason::TechnologyWhenPlanning);
        GIVE(0, Proceed{});
        GIVE(1, Proceed{});
        QCOMPARE(int(game.s.round), 2);
        REFUSES("orleans.technology.placement", 0, at(PlaceId::Castle, 0), Reason::TechnologyWhenPlanning);
        GIVE(0, Done{});
        if (game.asks(1) == PromptKind::Draw) GIVE(1, Done{});
        QVERIFY(game.asks(0) == PromptKind::Plan);
        GIVE(0, at(PlaceId::Castle, 0));
    }

    void aTilePushesNobodyOut() {
        ATOMS("orleans.technology.placement");
        Position game = planning(1);
        game.on(PlaceId::Castle, 0, Token::Farmer);
        REFUSES("orleans.technology.placement", 0, at(PlaceId::Castle, 0), Reason::SlotTaken);
        GIVE(0, PlaceFollower{Token::OwnFarmer, false, PlaceId::Ship, 0});
        REFUSES("orleans.technology.placement", 0, at(PlaceId::Ship, 0), Reason::SlotTaken);
        GIVE(0, at(PlaceId::Wagon, 0));
        REFUSES("orleans.technology.replace", 0, at(PlaceId::Village, 0), Reason::NoTechnology); // none left
    }

    void theLaboratorysTileMayBeTheFirst() {
        ATOMS("orleans.technology.first-details");
        Position game = planning(1);
        game.track(Track::Craftsman, 0).tile(PlaceId::Laboratory);
        REFUSES("orleans.technology.first-details", 0, at(PlaceId::Laboratory, 0), Reason::FirstTechnologyEver);
        REFUSES("orleans.technology.first-details", 0, at(PlaceId::Castle, 1), Reason::FirstTechnologyEver);
        ALLOWS(0, at(PlaceId::Castle, 0));
    }

    void theRuleOfTheFirstDoesNotReturn() {
        ATOMS("orleans.technology.first-details");
        Position game = planning(1);
        GIVE(0, at(PlaceId::Castle, 0));
        GIVE(0, Done{});
        game.coins(0).atEvent(EventKind::Harvest);
        GIVE(0, Proceed{});
        GIVE(0, GiveUp{TortureAsset::TechnologyTile, static_cast<std::uint8_t>(PlaceId::Castle), 0});
        QVERIFY(game.me().work.at(PlaceId::Castle).tokens[0] == Token::Nothing);
        game.technology(1).planning();
        ALLOWS(0, at(PlaceId::Castle, 1));
    }
};

QTEST_GUILESS_MAIN(TestOrleansTechnology)
#include "tst_orleans_technology.moc"
