// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 4: which follower may stand where, when a place is active, and what stays as it was put.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

using namespace magister::orleans;

class TestOrleansSlots : public QObject {
    Q_OBJECT

private:
    static int onMarket(const Player& player) {
        return static_cast<int>(std::count_if(player.work.market.begin(), player.work.market.end(), isFollower));
    }
    static PlaceFollower put(Token token, PlaceId place, int slot) {
        return {token, false, place, static_cast<SlotOfPlace>(slot)};
    }
    static Setup seats(int players, PlayerIndex start, ruling::PlanningOrder order) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.startPlayer = start;
        setup.rulings.planningOrder = order;
        return setup;
    }

private slots:
    void fromTheMarketToBoardAndTiles() {
        ATOMS("orleans.planning.place");
        Position game(2);
        game.tile(PlaceId::Hayrick).tile(PlaceId::Winery, 1).planning();
        QCOMPARE(onMarket(game.me()), 4);
        GIVE(0, put(Token::OwnFarmer, PlaceId::Hayrick, 0));
        GIVE(0, put(Token::OwnTrader, PlaceId::Castle, 2));
        GIVE(0, put(Token::OwnBoatman, PlaceId::Village, 1));
        QCOMPARE(onMarket(game.me()), 1);
        QVERIFY(game.me().work.at(PlaceId::Hayrick).tokens[0] == Token::OwnFarmer);
        QVERIFY(game.me().work.at(PlaceId::Castle).tokens[2] == Token::OwnTrader);
        QVERIFY(game.me().work.at(PlaceId::Village).tokens[1] == Token::OwnBoatman);
        REFUSES("orleans.planning.place", 0, put(Token::OwnFarmer, PlaceId::Castle, 0), Reason::FollowerNotThere);
        REFUSES("orleans.planning.place", 0, put(Token::Knight, PlaceId::Ship, 2), Reason::FollowerNotThere);
        // Neither another's tile nor one of the stacks.
        REFUSES("orleans.places.board-places", 0, put(Token::OwnCraftsman, PlaceId::Winery, 0), Reason::PlaceNotYours);
        REFUSES("orleans.places.board-places", 0, put(Token::OwnCraftsman, PlaceId::Windmill, 0),
                Reason::PlaceNotYours);
    }

    void nobodyMustBeUsed() {
        ATOMS("orleans.planning.keep");
        Position game(2);
        game.idleUntil(Stage::Planning);
        GIVE(0, put(Token::OwnBoatman, PlaceId::Farmhouse, 0));
        GIVE(0, Done{});
        game.idleRound();
        QCOMPARE(onMarket(game.me()), 3);
        game.idleUntil(Stage::Planning);
        GIVE(0, put(Token::OwnCraftsman, PlaceId::Farmhouse, 1)); // a round later
        QCOMPARE(onMarket(game.me()), 2);
    }

    void whoHasFinishedSaysSo() {
        ATOMS("orleans.planning.together", "orleans.planning.take-back");
        Position game(3);
        game.idleUntil(Stage::Planning);
        GIVE(1, put(Token::OwnBoatman, PlaceId::Farmhouse, 0));
        GIVE(1, Done{});
        QVERIFY(game.event<DoneSaid>()->player == 1);
        REFUSES("orleans.planning.together", 1, put(Token::OwnCraftsman, PlaceId::Farmhouse, 1), Reason::AlreadyDone);
        REFUSES("orleans.planning.together", 1, (TakeBack{PlaceId::Farmhouse, 0}), Reason::AlreadyDone);
        REFUSES("orleans.planning.together", 1, Done{}, Reason::AlreadyDone);
        GIVE(0, put(Token::OwnBoatman, PlaceId::Farmhouse, 0));
        GIVE(0, TakeBack{PlaceId::Farmhouse, 0});
        QCOMPARE(onMarket(game.me()), 4);
        GIVE(0, Done{});
        QVERIFY(game.s.stage == Stage::Planning);
        GIVE(2, Done{});
        QVERIFY(game.s.stage == Stage::Actions);
    }

    void orOneJobAtATimeClockwise() {
        ATOMS("orleans.planning.one-by-one");
        Position game(seats(3, 2, ruling::PlanningOrder::OneByOne));
        game.idleUntil(Stage::Planning);
        for (const PlayerIndex p : {PlayerIndex{2}, PlayerIndex{0}, PlayerIndex{1}}) {
            for (PlayerIndex other = 0; other < 3; ++other)
                QCOMPARE(game.s.isAsked(other), other == p);
            GIVE(p, put(Token::OwnBoatman, PlaceId::Farmhouse, 0));
            GIVE(p, put(Token::OwnCraftsman, PlaceId::Farmhouse, 1)); // one job, whole or in part
            REFUSES("orleans.planning.one-by-one", p, put(Token::OwnFarmer, PlaceId::Castle, 0), Reason::JobFirst);
            GIVE(p, CommitJob{});
            QVERIFY(game.event<JobCommitted>()->player == p);
        }
        // Round again; whoever is done is passed over.
        GIVE(2, put(Token::OwnFarmer, PlaceId::Castle, 0));
        GIVE(2, CommitJob{});
        GIVE(0, Done{});
        GIVE(1, Done{});
        QVERIFY(game.s.isAsked(2) && game.s.stage == Stage::Planning);
        GIVE(2, put(Token::OwnTrader, PlaceId::Castle, 2));
        GIVE(2, CommitJob{});
        QVERIFY(game.s.isAsked(2) && !game.s.isAsked(0));
        REFUSES("orleans.planning.one-by-one", 2, (TakeBack{PlaceId::Castle, 2}), Reason::JobIsDone);
        GIVE(2, Done{});
        QVERIFY(game.s.stage == Stage::Actions);
    }

    /// The printed example: a boatman and a craftsman at the Farmhouse bring another farmer.
    void slotsShowWhatAPlaceNeeds() {
        ATOMS("orleans.planning.slots", "orleans.planning.active");
        Position game(2);
        game.idleUntil(Stage::Planning);
        GIVE(0, put(Token::OwnBoatman, PlaceId::Farmhouse, 0));
        GIVE(0, put(Token::OwnCraftsman, PlaceId::Farmhouse, 1));
        REFUSES("orleans.planning.slots", 0, put(Token::OwnFarmer, PlaceId::Farmhouse, 2), Reason::NoSuchSlot);
        game.idleUntil(Stage::Actions);
        GIVE(0, UsePlace{PlaceId::Farmhouse});
        QVERIFY(game.event<FollowerRecruited>()->follower == Follower::Farmer);
    }

    void severalOneOrNone() {
        ATOMS("orleans.planning.slots");
        Position game(2);
        game.tile(PlaceId::School).tile(PlaceId::ShippingLine).market(Follower::Scholar).planning();
        REFUSES("orleans.planning.slots", 0, put(Token::Scholar, PlaceId::School, 0), Reason::NoSuchSlot);
        GIVE(0, put(Token::Scholar, PlaceId::Castle, 0)); // the School works with nobody on it
        GIVE(0, put(Token::OwnBoatman, PlaceId::ShippingLine, 0));
        game.on(PlaceId::Ship, 0, Token::Farmer).on(PlaceId::Ship, 1, Token::Boatman).acting();
        ALLOWS(0, UsePlace{PlaceId::ShippingLine});                                                 // one is enough
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Ship}, Reason::PlaceNotActive); // two are not
        game.on(PlaceId::Ship, 2, Token::Knight);
        ALLOWS(0, UsePlace{PlaceId::Ship});
    }

    void onlyItsOwnKind() {
        ATOMS("orleans.planning.match");
        constexpr std::array places{PlaceId::Ship,    PlaceId::Wagon,     PlaceId::Guildhall,
                                    PlaceId::Castle,  PlaceId::Monastery, PlaceId::Scriptorium,
                                    PlaceId::Village, PlaceId::Farmhouse, PlaceId::University};
        for (const Follower kind : allFollowers) {
            Position game(4);
            game.market(kind).planning();
            const auto sees = [&](Token token, PlaceId place, int slot) {
                const Slot asked = game.def.place(place).actionSlots[static_cast<std::size_t>(slot)];
                if (kindOf(token) == Follower::Monk || asked == slotFor(kindOf(token)))
                    return game.allows(0, put(token, place, slot));
                return game.refuses("orleans.planning.match", 0, put(token, place, slot), Reason::WrongFollower);
            };
            for (const PlaceId place : places)
                for (int slot = 0; slot < int(game.def.place(place).actionSlots.size()); ++slot) {
                    QVERIFY2(sees(neutral(kind), place, slot), game.why());
                    if (static_cast<std::size_t>(kind) < startingCount)
                        QVERIFY2(sees(own(kind), place, slot), game.why());
                }
        }
    }

    void otherwiseByARuleThatLetsItStandIn() {
        ATOMS("orleans.planning.match");
        Position game(2);
        game.planning();
        REFUSES("orleans.planning.match", 0, put(Token::OwnBoatman, PlaceId::Castle, 0), Reason::WrongFollower);
        game.tile(PlaceId::HerbGarden);
        ALLOWS(0, put(Token::OwnBoatman, PlaceId::Castle, 0));
    }

    void activeOnceEverySlotIsFilled() {
        ATOMS("orleans.planning.active", "orleans.planning.incomplete", "orleans.planning.partial");
        for (const PlaceId place :
             {PlaceId::Ship, PlaceId::Wagon, PlaceId::Guildhall, PlaceId::Castle, PlaceId::Monastery,
              PlaceId::Scriptorium, PlaceId::Village, PlaceId::Farmhouse, PlaceId::University}) {
            Position game(2);
            game.acting().event(EventKind::Income);
            const auto& asked = game.def.place(place).actionSlots;
            for (std::size_t slot = 0; slot < asked.size(); ++slot) {
                REFUSES("orleans.planning.incomplete", 0, UsePlace{place}, Reason::PlaceNotActive);
                QVERIFY(!isActive(game.def, game.me(), place));
                game.on(place, static_cast<SlotOfPlace>(slot), neutral(followerOf(asked[slot])));
            }
            QVERIFY(isActive(game.def, game.me(), place));
            ALLOWS(0, UsePlace{place});
        }
    }

    void technologyFillsASlotToo() {
        ATOMS("orleans.planning.incomplete", "orleans.planning.active");
        Position game(2);
        game.on(PlaceId::Castle, 0, Token::Technology).on(PlaceId::Castle, 1, Token::Boatman).acting();
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Castle}, Reason::PlaceNotActive);
        game.on(PlaceId::Castle, 2, Token::Trader);
        ALLOWS(0, UsePlace{PlaceId::Castle});
    }

    void nowOrInALaterRound() {
        ATOMS("orleans.planning.active");
        Position game(2);
        game.fill(PlaceId::Scriptorium).acting();
        ALLOWS(0, UsePlace{PlaceId::Scriptorium});
        for (int later = 0; later < 3; ++later)
            game.idleRound();
        game.idleUntil(Stage::Actions);
        if (!game.s.isAsked(0)) GIVE(1, Pass{});
        GIVE(0, UsePlace{PlaceId::Scriptorium});
        QCOMPARE(int(game.me().development), 1);
    }

    void inPartNowTheRestLater() {
        ATOMS("orleans.planning.partial");
        Position game(2);
        game.idleUntil(Stage::Planning);
        GIVE(0, put(Token::OwnFarmer, PlaceId::Ship, 0));
        GIVE(0, put(Token::OwnBoatman, PlaceId::Ship, 1));
        game.idleUntil(Stage::Actions);
        REFUSES("orleans.planning.incomplete", 0, UsePlace{PlaceId::Ship}, Reason::PlaceNotActive); // they do nothing
        const auto no = refuse(game.def, game.s, 0, UsePlace{PlaceId::Ship});
        QCOMPARE(no->arguments, (std::decay_t<decltype(no->arguments)>{2, 3}));
        game.idleRound();
        QCOMPARE(freeMarketSpaces(game.def, game.me()), 6); // and leave room on the market
        game.idleUntil(Stage::Planning);
        game.market(Follower::Knight);
        GIVE(0, put(Token::Knight, PlaceId::Ship, 2));
        game.idleUntil(Stage::Actions);
        GIVE(1, Pass{});
        ALLOWS(0, UsePlace{PlaceId::Ship});
    }

    void noShiftingToAnotherSlot() {
        ATOMS("orleans.planning.locked");
        Position game(2);
        game.on(PlaceId::Castle, 0, Token::OwnFarmer).bag(Follower::Knight);
        game.idleUntil(Stage::Planning);
        REFUSES("orleans.planning.locked", 0, (TakeBack{PlaceId::Castle, 0}), Reason::SlotsLocked);
        REFUSES("orleans.planning.place", 0, put(Token::OwnFarmer, PlaceId::Village, 0), Reason::FollowerNotThere);
        game.idleRound();
        game.idleUntil(Stage::Followers);
        GIVE(0, Retrieve{PlaceId::Castle, 0}); // for a draw given up
        game.idleUntil(Stage::Planning);
        GIVE(0, put(Token::OwnFarmer, PlaceId::Village, 0));
        GIVE(0, TakeBack{PlaceId::Village, 0}); // not finished yet
        GIVE(0, put(Token::OwnFarmer, PlaceId::University, 0));
    }

    void oneOnASlot() {
        ATOMS("orleans.planning.one-per-slot");
        Position game(2);
        game.market(Follower::Farmer).technology().on(PlaceId::Village, 0, Token::Technology).planning();
        GIVE(0, put(Token::OwnFarmer, PlaceId::Castle, 0));
        REFUSES("orleans.planning.one-per-slot", 0, put(Token::Farmer, PlaceId::Castle, 0), Reason::SlotTaken);
        REFUSES("orleans.planning.one-per-slot", 0, put(Token::Farmer, PlaceId::Village, 0), Reason::SlotTaken);
        REFUSES("orleans.technology.placement", 0, (PlaceTechnology{PlaceId::Castle, 0}), Reason::SlotTaken);
        GIVE(0, put(Token::Farmer, PlaceId::University, 0));
    }

    void takenBackUntilDone() {
        ATOMS("orleans.planning.take-back");
        Position game(2);
        game.technology().on(PlaceId::Ship, 0, Token::Farmer).planning();
        const Workforce before = game.me().work;
        GIVE(0, put(Token::OwnFarmer, PlaceId::Castle, 0));
        GIVE(0, PlaceTechnology{PlaceId::Wagon, 0});
        GIVE(0, put(Token::OwnTrader, PlaceId::Wagon, 1));
        // In any order; only what was placed in this phase.
        GIVE(0, TakeBack{PlaceId::Wagon, 0});
        GIVE(0, TakeBack{PlaceId::Castle, 0});
        GIVE(0, TakeBack{PlaceId::Wagon, 1});
        QCOMPARE(onMarket(game.me()), 4);
        QCOMPARE(int(game.me().work.technologies), int(before.technologies));
        QCOMPARE(int(game.me().work.technologiesPlaced), int(before.technologiesPlaced));
        REFUSES("orleans.planning.locked", 0, (TakeBack{PlaceId::Ship, 0}), Reason::SlotsLocked);
        REFUSES("orleans.planning.take-back", 0, (TakeBack{PlaceId::Castle, 0}), Reason::NobodyThere);
    }
};

QTEST_GUILESS_MAIN(TestOrleansSlots)
#include "tst_orleans_slots.moc"
