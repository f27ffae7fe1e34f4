// SPDX-License-Identifier: GPL-3.0-or-later
// Place tiles without an action of their own: lasting abilities, the Sacristy, the tower.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <array>

using namespace magister::orleans;

class TestOrleansLastingTiles : public QObject {
    Q_OBJECT

private:
    /// Player 0's turn; owns the tile, and its slots are filled.
    static Position with(PlaceId tile, std::uint8_t players = 2) {
        Position game(players);
        game.event(EventKind::Income).coins(10).tile(tile).fill(tile).acting();
        return game;
    }
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
        QCOMPARE(int(game.me().drawn), 0);                                            // these draws are extra
        REFUSES("orleans.tiles.bathhouse", 0, UseBathhouse{}, Reason::BathhouseUsed); // once a round
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

    /// The tower may be used; it need not be.
    void aFullMarketForcesNobodyOntoTheTower() {
        ATOMS("orleans.tiles.bathhouse", "orleans.tiles.gunpowder-tower");
        Position game;
        game.tile(PlaceId::Bathhouse).tile(PlaceId::GunpowderTower).drawing();
        draws(game, {Follower::Knight, Follower::Monk, Follower::Scholar});
        while (freeMarketSpaces(game.def, game.me()) > 0)
            game.market(Follower::Farmer);
        GIVE(0, UseBathhouse{});
        QVERIFY(freeTowerSpaces(game.def, game.me()) > 0);
        ALLOWS(0, (KeepDrawn{game.me().hand[0], true}));
        REFUSES("orleans.tiles.bathhouse", 0, (KeepDrawn{game.me().hand[0], false}), Reason::BathMarketFull);
        GIVE(0, ReturnDrawn{});
        QVERIFY(game.me().hand.empty());
        QCOMPARE(game.me().bag.total(), 3);
    }

    /// Who has no tower is told so; a tower that is full is another matter.
    void noTowerAndAFullOne() {
        ATOMS("orleans.tiles.gunpowder-tower");
        Position without;
        without.tile(PlaceId::Bathhouse).bag(Follower::Knight, 2).drawing();
        QVERIFY2(without.give(0, UseBathhouse{}), without.why());
        QVERIFY2(without.refuses("orleans.tiles.gunpowder-tower", 0, (KeepDrawn{Token::Knight, true}), Reason::NoTower),
                 without.why());
        Position game;
        game.tile(PlaceId::Bathhouse).tile(PlaceId::GunpowderTower).onTower(Token::Monk).onTower(Token::Monk);
        game.bag(Follower::Knight, 2).drawing();
        GIVE(0, UseBathhouse{});
        REFUSES("orleans.tiles.gunpowder-tower", 0, (KeepDrawn{Token::Knight, true}), Reason::TowerFull);
    }

    void noBathhouseNoBath() {
        ATOMS("orleans.tiles.bathhouse");
        Position game;
        game.bag(Follower::Knight, 2).tile(PlaceId::Bathhouse, 1).drawing();
        REFUSES("orleans.tiles.bathhouse", 0, UseBathhouse{}, Reason::NoBathhouse);
        Position empty;
        empty.tile(PlaceId::Bathhouse).on(PlaceId::Farmhouse, 0, Token::OwnBoatman).drawing();
        QCOMPARE(empty.me().bagTotal(), 0);
        QVERIFY2(empty.refuses("orleans.tiles.bathhouse", 0, UseBathhouse{}, Reason::BathBagEmpty), empty.why());
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
                REFUSES("orleans.tiles.sacristy", 0, UseSacristy{}, Reason::SacristyWaits); // not yet
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
        REFUSES("orleans.tiles.gunpowder-tower-activation", 0, UsePlace{PlaceId::GunpowderTower},
                Reason::TowerEmpty);
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
        REFUSES("orleans.town-hall.send", 0, UsePlace{PlaceId::GunpowderTower}, Reason::NoDeedTakesThem);
    }
};

QTEST_GUILESS_MAIN(TestOrleansLastingTiles)
#include "tst_orleans_lasting_tiles.moc"
