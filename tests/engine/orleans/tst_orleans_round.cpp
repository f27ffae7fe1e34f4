// SPDX-License-Identifier: GPL-3.0-or-later
// Eighteen rounds of seven phases: the hourglass, the census, the start player.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include "engine/orleans/observe.h"

using namespace magister::orleans;

class TestOrleansRound : public QObject {
    Q_OBJECT

private:
    static Setup seats(int players, PlayerIndex start = 0, bool inTurn = false) {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(players);
        setup.startPlayer = start;
        if (inTurn) setup.rulings.planningOrder = ruling::PlanningOrder::OneByOne;
        return setup;
    }
    /// The census of round I with the farmer markers there, by seat; everybody has five coins before it.
    static Position census(const std::vector<int>& spaces) {
        Position game(seats(static_cast<int>(spaces.size())));
        for (PlayerIndex p = 0; p < spaces.size(); ++p)
            game.track(Track::Farmer, static_cast<std::uint8_t>(spaces[p]), p);
        if (!game.give(0, Proceed{})) qFatal("%s", game.why());
        return game;
    }
    static std::vector<int> gains(const Position& game) {
        std::vector<int> all;
        for (PlayerIndex p = 0; p < game.s.playerCount; ++p)
            all.push_back(game.s.players[p].coins - 5);
        return all;
    }
    static std::vector<PlayerIndex> askedNow(const Position& game) {
        std::vector<PlayerIndex> all;
        for (PlayerIndex p = 0; p < game.s.playerCount; ++p)
            if (game.s.isAsked(p)) all.push_back(p);
        return all;
    }
    using Seats = std::vector<PlayerIndex>;
    using Coins = std::vector<int>;

private slots:
    void sevenPhasesInOrder() {
        ATOMS("orleans.round.phases");
        Setup setup = seats(3);
        setup.pinned.hourglass = {"income"};
        Position game(setup);
        game.idleRound();
        QCOMPARE(int(game.s.round), 2);
        game.bag(Follower::Knight);
        std::vector<Stage> stages;
        const auto note = [&] {
            for (const Event& event : game.told)
                if (const auto* reached = std::get_if<StageReached>(&event)) stages.push_back(reached->stage);
        };
        // Whatever belongs to another phase is refused.
        const PlaceFollower place{Token::OwnFarmer, false, PlaceId::Castle, 0};
        REFUSES("orleans.round.phases", 1, DrawFollowers{1}, Reason::OtherPhase);
        GIVE(1, Proceed{});
        note();
        REFUSES("orleans.round.phases", 0, place, Reason::OtherPhase);
        REFUSES("orleans.round.phases", 0, Pass{}, Reason::OtherPhase);
        GIVE(0, Done{});
        note();
        REFUSES("orleans.round.phases", 0, DrawFollowers{1}, Reason::OtherPhase);
        REFUSES("orleans.round.phases", 0, UsePlace{PlaceId::Farmhouse}, Reason::OtherPhase);
        for (PlayerIndex p = 0; p < 3; ++p) {
            GIVE(p, Done{});
            note();
        }
        REFUSES("orleans.round.phases", 1, place, Reason::OtherPhase);
        REFUSES("orleans.round.phases", 1, Proceed{}, Reason::NotTheTime);
        for (const PlayerIndex p : Seats{1, 2, 0}) {
            GIVE(p, Pass{});
            note();
        }
        REFUSES("orleans.round.phases", 1, Pass{}, Reason::OtherPhase);
        GIVE(1, Proceed{});
        note();
        const std::vector<Stage> seven{Stage::Census, Stage::Followers,   Stage::Planning, Stage::Actions,
                                       Stage::Event,  Stage::StartPlayer, Stage::Hourglass};
        QVERIFY(stages == seven);
        QCOMPARE(int(game.s.round), 3);
    }

    void alwaysEighteenRounds() {
        ATOMS("orleans.round.count", "orleans.hourglass.timer");
        for (int players = 2; players <= 4; ++players) {
            Position game(seats(players));
            for (int round = 1; round <= 18; ++round) {
                QVERIFY(!game.s.over());
                QCOMPARE(int(game.s.round), round);
                QCOMPARE(int(game.s.hourglass.size()), 19 - round);
                game.idleUntil(Stage::Actions);
                QCOMPARE(int(game.s.hourglass.size()), 18 - round);
                game.idleRound();
            }
            QVERIFY(game.s.over());
            QCOMPARE(int(game.s.round), 18);
            QCOMPARE(game.count<GameEnded>(), 1);
        }
    }

    void lastTileLastRound() {
        ATOMS("orleans.hourglass.timer");
        Position game(2);
        game.round(17).acting();
        QCOMPARE(int(game.s.hourglass.size()), 1);
        game.idleRound();
        QCOMPARE(int(game.s.round), 18);
        GIVE(game.s.startPlayer, Proceed{});
        QVERIFY(game.s.hourglass.empty());
        QVERIFY(!game.s.over()); // the round is played to its end
        game.idleRound();
        QVERIFY(game.s.over());
    }

    void firstStartPlayer() {
        ATOMS("orleans.round.first-start-player");
        for (PlayerIndex start = 0; start < 3; ++start) {
            Position game(seats(3, start));
            QCOMPARE(game.s.startPlayer, start);
            QCOMPARE(askedNow(game), Seats{start});
            game.idleUntil(Stage::Actions);
            QCOMPARE(askedNow(game), Seats{start});
        }
        TURNS_DOWN("orleans.round.first-start-player", seats(3, 3));
    }

    void allAtTheSameTimeButActions() {
        ATOMS("orleans.round.simultaneous");
        Position game(seats(3));
        for (PlayerIndex p = 0; p < 3; ++p)
            game.bag(Follower::Farmer, 2, p).fill(PlaceId::Farmhouse, p);
        GIVE(0, Proceed{});
        QVERIFY(game.s.stage == Stage::Followers);
        QCOMPARE(askedNow(game), (Seats{0, 1, 2}));
        GIVE(2, DrawFollowers{2}); // in any order
        GIVE(0, DrawFollowers{1});
        GIVE(2, Done{});
        QVERIFY(game.s.stage == Stage::Followers);
        GIVE(1, Done{});
        GIVE(0, Done{});
        QVERIFY(game.s.stage == Stage::Planning);
        QCOMPARE(askedNow(game), (Seats{0, 1, 2}));
        game.idleUntil(Stage::Actions);
        QCOMPARE(askedNow(game), Seats{0});
    }

    void orClockwiseFromTheStartPlayer() {
        ATOMS("orleans.round.sequence");
        Position game(seats(3, 2, true));
        for (PlayerIndex p = 0; p < 3; ++p)
            game.bag(Follower::Farmer, 2, p);
        GIVE(2, Proceed{});
        for (const PlayerIndex p : Seats{2, 0, 1}) {
            QCOMPARE(askedNow(game), Seats{p});
            GIVE(p, DrawFollowers{1});
            GIVE(p, Done{});
        }
        for (const PlayerIndex p : Seats{2, 0, 1}) {
            QVERIFY(game.s.stage == Stage::Planning);
            QCOMPARE(askedNow(game), Seats{p});
            GIVE(p, Done{});
        }
    }

    void paymentsInThatOrder() {
        ATOMS("orleans.round.sequence", "orleans.event.order");
        Position game(seats(3, 2));
        game.ware(Ware::Grain, 3, 0).ware(Ware::Cheese, 3, 1).ware(Ware::Wine, 3, 2).atEvent(EventKind::Taxes);
        GIVE(2, Proceed{});
        QCOMPARE(game.count<CoinsPaid>(), 3);
        for (int n = 0; n < 3; ++n)
            QCOMPARE(int(game.event<CoinsPaid>(n)->player), (2 + n) % 3);
    }

    void theStartPlayerTurnsTheHourglass() {
        ATOMS("orleans.hourglass.reveal");
        Position game(seats(3, 1));
        game.idleRound(); // the next one is not always Pilgrimage
        QCOMPARE(int(game.s.startPlayer), 2);
        QVERIFY(!game.s.eventKnown);
        for (const PlayerIndex p : {PlayerIndex{0}, PlayerIndex{1}})
            REFUSES("orleans.hourglass.reveal", p, Proceed{}, Reason::StartPlayerFirst);
        const State hidden = observe(game.s, onlooker).state;
        QVERIFY(!hidden.eventKnown && hidden.hourglass.back() == none);
        const auto top = static_cast<EventKind>(game.s.hourglass.back());
        GIVE(2, Proceed{});
        const auto* turned = game.event<HourglassTurned>();
        QVERIFY(turned && turned->player == 2 && turned->event == top);
        // Everybody knows it before planning begins.
        game.idleUntil(Stage::Planning);
        const State seen = observe(game.s, onlooker).state;
        QVERIFY(seen.eventKnown && seen.event == top);
    }

    void onlyPilgrimageWorksBeforePhaseSix() {
        ATOMS("orleans.hourglass.timing");
        for (const EventKind kind : allEvents) {
            Position game(seats(2));
            game.ware(Ware::Wool, 3).bag(Follower::Knight).station("tours").fill(PlaceId::Monastery);
            game.idleUntil(Stage::Planning);
            game.event(kind);
            const Player before = game.me();
            game.idleUntil(Stage::Actions);
            QVERIFY(game.me().coins == before.coins && game.me().wares == before.wares && game.me().bag == before.bag);
            const bool pilgrimage = kind == EventKind::Pilgrimage;
            if (pilgrimage)
                REFUSES("orleans.events.pilgrimage", 0, UsePlace{PlaceId::Monastery}, Reason::NoMonksToday);
            else
                ALLOWS(0, UsePlace{PlaceId::Monastery});
            GIVE(0, Pass{});
            GIVE(1, Pass{});
            QCOMPARE(game.s.stage == Stage::Event, !pilgrimage);
            QCOMPARE(game.s.round == 2, pilgrimage); // nothing of it is left for phase 6
            QCOMPARE(game.count<EventBegan>(), 0);
            if (pilgrimage) continue;
            GIVE(0, Proceed{});
            QVERIFY(game.event<EventBegan>()->event == kind);
        }
    }

    /// The printed picture: who is furthest right gets a coin, who is nearest the start pays one.
    void censusOfFour() {
        ATOMS("orleans.census.compare", "orleans.census.leader", "orleans.census.last");
        Position game = census({5, 1, 3, 2});
        QCOMPARE(gains(game), (Coins{1, -1, 0, 0}));
        const auto* taken = game.event<CensusTaken>();
        QVERIFY(taken && taken->leader == 0 && taken->last == 1);
        const int coins = game.s.players[0].coins + game.s.players[1].coins + 10;
        QCOMPARE(int(game.s.bank), game.def.treasury.worth - coins); // from the treasury and into it
        QVERIFY(game.event<CoinsGained>()->rule == Rule::CensusLeader);
        QVERIFY(game.event<CoinsPaid>()->rule == Rule::CensusLast);
        QCOMPARE(gains(census({0, 3, 8})), (Coins{-1, 0, 1}));
    }

    void markersCountNotTokens() {
        ATOMS("orleans.census.compare");
        Position game(seats(3));
        game.track(Track::Farmer, 2, 1).track(Track::Farmer, 1, 2).bag(Follower::Farmer, 5, 0);
        game.bag(Follower::Farmer, 1, 2);
        GIVE(0, Proceed{});
        QCOMPARE(gains(game), (Coins{-1, 1, 0}));
    }

    void sharedLead() {
        ATOMS("orleans.census.tie");
        QCOMPARE(gains(census({4, 4, 2})), (Coins{0, 0, -1}));
        QCOMPARE(gains(census({4, 4, 4, 2})), (Coins{0, 0, 0, -1}));
        QCOMPARE(gains(census({1, 3, 3, 2})), (Coins{-1, 0, 0, 0}));
        QCOMPARE(int(census({4, 4, 2}).event<CensusTaken>()->leader), int(none));
    }

    void sharedLastPlace() {
        ATOMS("orleans.census.tie-last");
        QCOMPARE(gains(census({4, 1, 1})), (Coins{1, 0, 0}));
        QCOMPARE(gains(census({1, 1, 1, 2})), (Coins{0, 0, 0, 1}));
        QCOMPARE(gains(census({2, 2, 2})), (Coins{0, 0, 0}));
        QCOMPARE(int(census({4, 1, 1}).event<CensusTaken>()->last), int(none));
    }

    void withTwoPlayersNobodyPays() {
        ATOMS("orleans.census.two-players");
        QCOMPARE(gains(census({3, 1})), (Coins{1, 0}));
        QCOMPARE(gains(census({0, 1})), (Coins{0, 1}));
        QCOMPARE(gains(census({2, 2})), (Coins{0, 0}));
    }

    void whoCannotPayTheCensus() {
        ATOMS("orleans.census.last", "orleans.torture.when");
        Position game(seats(3));
        game.track(Track::Farmer, 2, 0).track(Track::Farmer, 1, 1).coins(0, 2);
        GIVE(0, Proceed{});
        QVERIFY(game.s.stage == Stage::Census);
        QCOMPARE(askedNow(game), Seats{2});
        QVERIFY(game.asks(2) == PromptKind::PayDebt);
        GIVE(2, GiveUp{TortureAsset::TradingStation, none, none});
        QCOMPARE(int(game.player(2).stations), 9);
        QVERIFY(game.s.stage == Stage::Planning);
    }

    void theMarkerGoesToTheLeft() {
        ATOMS("orleans.start-player.pass");
        for (int players = 2; players <= 4; ++players) {
            Position game(seats(players, 1));
            for (int round = 0; round < 6; ++round) {
                QCOMPARE(int(game.s.startPlayer), (1 + round) % players);
                game.idleUntil(Stage::Actions);
                QCOMPARE(int(game.s.startPlayer), (1 + round) % players); // for the whole round
                game.idleRound();
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestOrleansRound)
#include "tst_orleans_round.moc"
