// SPDX-License-Identifier: GPL-3.0-or-later
// The development track, citizens, fewer place tiles, the end of the game and its scoring.
#include "tests/engine/orleans/atoms.h"
#include "tests/engine/orleans/position.h"

#include <array>
#include <bit>

using namespace magister::orleans;

class TestOrleansEnd : public QObject {
    Q_OBJECT

private:
    static Position acting(std::uint8_t players = 2) {
        Position game(players);
        game.event(EventKind::Income).acting();
        return game;
    }
    /// Two development points by the Library, from that space on.
    static bool goOn(Position& game, int from, PlayerIndex p = 0) {
        game.development(static_cast<std::uint8_t>(from), p).acting(p);
        game.s.players[p].tiles |= setOf(PlaceId::Library);
        game.s.stacks &= ~setOf(PlaceId::Library);
        game.fill(PlaceId::Library, p);
        const bool done = game.give(p, UsePlace{PlaceId::Library});
        game.s.players[p].tiles &= ~setOf(PlaceId::Library);
        return done;
    }
    static int points(const Position& game, PlayerIndex p = 0) { return game.s.players[p].points; }
    static Position fewer(std::uint8_t players, PlayerIndex start = 0) {
        Setup setup;
        setup.players = players;
        setup.fewerTiles = true;
        setup.startPlayer = start;
        return Position(setup);
    }

private slots:
    void aPointASpace() {
        ATOMS("orleans.development.point");
        for (const int from : {0, 13, 26}) {
            Position game = acting();
            QVERIFY2(goOn(game, from), game.why());
            QCOMPARE(int(game.me().development), from + 2);
        }
    }

    void coinsOnTheWay() {
        ATOMS("orleans.development.coins");
        for (const auto& [space, coins] : {std::pair{7, 3}, std::pair{12, 4}, std::pair{25, 5}})
            for (const int from : {space - 3, space - 2, space - 1, int(space)}) { // short, on, past, behind
                Position game = acting();
                for (const PlayerIndex p : {PlayerIndex{0}, PlayerIndex{1}}) { // for every player
                    const int had = game.player(p).coins;
                    QVERIFY2(goOn(game, from, p), game.why());
                    QCOMPARE(game.player(p).coins - had, from == space - 2 || from == space - 1 ? coins : 0);
                }
            }
    }

    void coinsOnce() {
        ATOMS("orleans.development.coins-once");
        Position game = acting();
        game.development(7).coins(0).atEvent(EventKind::Harvest);
        GIVE(0, Proceed{});
        GIVE(0, GiveUp{TortureAsset::DevelopmentPoint, none, none}); // off the coin space itself
        QCOMPARE(int(game.me().development), 6);
        game.tile(PlaceId::Library).fill(PlaceId::Library).acting();
        GIVE(0, UsePlace{PlaceId::Library});
        QCOMPARE(int(game.me().development), 8);
        QCOMPARE(int(game.me().coins), 0);
    }

    void citizensForTheFirst() {
        ATOMS("orleans.development.citizen");
        for (const int space : {3, 18, 28})
            for (const int from : {space - 2, space - 1}) {
                Position game = acting();
                for (const PlayerIndex p : {PlayerIndex{0}, PlayerIndex{1}}) {
                    QVERIFY2(goOn(game, from, p), game.why());
                    QCOMPARE(int(game.player(p).citizens), p == 0 ? 1 : 0);
                }
            }
        Position game = acting();
        QVERIFY2(goOn(game, 10), game.why());
        QCOMPARE(int(game.me().citizens), 0);
    }

    void levels() {
        ATOMS("orleans.development.level");
        const Position game;
        Player player = game.s.players[0];
        QCOMPARE(levelOf(game.def, player), 1);
        constexpr std::array stars{0, 4, 9, 15, 22, 30};
        for (int space = 0, level = 0; space <= 30; ++space) {
            if (static_cast<std::size_t>(level) < stars.size() && stars[static_cast<std::size_t>(level)] == space)
                ++level;
            player.development = static_cast<std::uint8_t>(space);
            QCOMPARE(levelOf(game.def, player), level);
        }
    }

    void levelsPay() {
        ATOMS("orleans.development.level-uses");
        for (const auto& [space, level] : {std::pair{0, 1}, std::pair{9, 3}, std::pair{30, 6}}) {
            Position game = acting();
            game.development(static_cast<std::uint8_t>(space)).coins(0);
            game.tile(PlaceId::Hospital).fill(PlaceId::Hospital);
            GIVE(0, UsePlace{PlaceId::Hospital});
            QCOMPARE(int(game.me().coins), level);
            game.atEvent(EventKind::Income);
            GIVE(0, Proceed{});
            QCOMPARE(int(game.me().coins), 2 * level);
            game.station("tours").lastAction();
            GIVE(0, Pass{});
            QCOMPARE(*game.line(ScoreSource::Stations), level);
        }
    }

    void pointsPastTheEndAreLost() {
        ATOMS("orleans.development.end");
        for (const int from : {28, 29, 30}) {
            Position game = acting();
            QVERIFY2(goOn(game, from), game.why());
            QCOMPARE(int(game.me().development), 30);
        }
    }

    void aLevelCanFall() {
        ATOMS("orleans.development.level-falls");
        Position game = acting();
        game.development(4).coins(0).atEvent(EventKind::Harvest);
        QCOMPARE(levelOf(game.def, game.me()), 2);
        GIVE(0, Proceed{});
        GIVE(0, GiveUp{TortureAsset::DevelopmentPoint, none, none});
        QCOMPARE(levelOf(game.def, game.me()), 1);
    }

    void whereTheCitizensLie() {
        ATOMS("orleans.citizens.where");
        const Position game;
        QCOMPARE(std::popcount(game.s.citizensLeft), 14);
        QCOMPARE(game.def.development.citizens.size(), std::size_t{3});
        for (const Track track : allTracks) {
            int citizens = 0;
            for (const TrackSpace& space : game.def.track(track).spaces)
                citizens += space.kind == RewardKind::Citizen;
            QCOMPARE(citizens, track == Track::Knight || track == Track::Boatman ? 1 : 0);
        }
        QCOMPARE(int(firstDeedCitizen) + int(deedCount), int(lastCitizen));
        QCOMPARE(int(game.def.citizensAtEnd), 1);
    }

    void citizensAreKept() {
        ATOMS("orleans.citizens.kept");
        Position game = acting();
        QVERIFY2(goOn(game, 2), game.why());
        game.development(0).coins(0).me().stations = 0;
        game.me().bag = {};
        game.me().work.market = {Token::OwnFarmer, Token::OwnBoatman, Token::OwnCraftsman, Token::OwnTrader};
        for (const Follower kind : {Follower::Knight, Follower::Scholar})
            ++game.s.supply[static_cast<std::size_t>(kind)];
        game.atEvent(EventKind::Harvest);
        GIVE(0, Proceed{});
        QCOMPARE(game.count<DebtDropped>(), 1); // nothing that could be given up
        QCOMPARE(int(game.me().citizens), 1);
    }

    void afterEighteenRounds() {
        ATOMS("orleans.end.after-eighteen");
        Position before = acting();
        before.round(17).event(EventKind::Pilgrimage).acting();
        QVERIFY2(before.give(0, Pass{}), before.why());
        QVERIFY(!before.s.over());
        QCOMPARE(int(before.s.round), 18);
        Position game = acting();
        game.lastAction();
        GIVE(0, Pass{});
        QVERIFY(game.s.over());
        QCOMPARE(game.count<GameEnded>(), 1);
        REFUSES("orleans.end.after-eighteen", 0, Pass{}, Reason::GameIsOver);
        REFUSES("orleans.end.after-eighteen", 1, Proceed{}, Reason::GameIsOver);
    }

    void theFourteenthCitizen() {
        ATOMS("orleans.end.fourteenth");
        struct Case {
            int mine, others;
            bool given;
        };
        for (const Case& c : {Case{2, 1, true}, Case{2, 2, false}, Case{0, 0, false}, Case{1, 0, true}}) {
            Position game(3);
            const std::array towns{"tours", "blois", "chinon", "nevers", "briare", "loches"};
            std::size_t next = 0;
            for (int i = 0; i < c.mine; ++i)
                game.station(towns[next++], 1);
            for (int i = 0; i < c.others; ++i)
                for (const PlayerIndex p : {PlayerIndex{0}, PlayerIndex{2}})
                    game.station(towns[next++], p);
            game.lastAction();
            GIVE(0, Pass{});
            QCOMPARE(int(game.player(1).citizens), c.given ? 1 : 0);
            QCOMPARE(int(game.me().citizens + game.player(2).citizens), 0);
            // Before it is scored.
            QCOMPARE(*game.line(ScoreSource::Citizens, 1), c.given ? 1 : 0);
        }
    }

    void coinsAndGoods() {
        ATOMS("orleans.end.score-coins", "orleans.end.score-goods");
        Position game;
        game.coins(17).ware(Ware::Grain, 5).ware(Ware::Cheese, 4).ware(Ware::Wine, 3).ware(Ware::Wool, 2);
        game.ware(Ware::Brocade, 1).lastAction();
        GIVE(0, Pass{});
        QCOMPARE(*game.line(ScoreSource::Coins), 17);
        QCOMPARE(*game.line(ScoreSource::Grain), 5);
        QCOMPARE(*game.line(ScoreSource::Cheese), 8);
        QCOMPARE(*game.line(ScoreSource::Wine), 9);
        QCOMPARE(*game.line(ScoreSource::Wool), 8);
        QCOMPARE(*game.line(ScoreSource::Brocade), 5);
        QCOMPARE(points(game), 52);
    }

    /// The rulebook's example: five stations and two citizens at level four.
    void stationsAndCitizensTimesLevel() {
        ATOMS("orleans.end.score-stations-citizens");
        Position game;
        for (const char* town : {"tours", "blois", "chinon", "nevers", "briare"})
            game.station(town);
        for (const char* town : {"le_mans", "chartres", "etampes", "vendome", "loches"})
            game.station(town, 1); // so that nobody gets the last citizen
        game.me().citizens = 2;
        game.s.citizensLeft &= static_cast<std::uint16_t>(~0b11u);
        game.coins(0).development(15).lastAction();
        GIVE(0, Pass{});
        QCOMPARE(*game.line(ScoreSource::Stations) + *game.line(ScoreSource::Citizens), 28);
        QCOMPARE(points(game), 28);
    }

    void nothingElseScores() {
        ATOMS("orleans.end.nothing-else");
        Position game;
        game.coins(0).bag(Follower::Knight, 3).technology(3).tile(PlaceId::School).development(14);
        game.fill(PlaceId::Castle).track(Track::Scholar, 4).lastAction();
        QCOMPARE(int(game.me().stations), 10);
        GIVE(0, Pass{});
        QCOMPARE(points(game), 0);
    }

    /// Everybody is told every source of points that this table has, those that bring nothing as well.
    void everySourceIsToldToEverybody() {
        ATOMS("orleans.end.nothing-else", "orleans.end.score-coins", "orleans.end.score-goods",
              "orleans.end.score-stations-citizens", "orleans.extra-tiles.bread");
        for (const bool extra : {false, true}) {
            Setup setup;
            setup.players = 3;
            setup.extraTiles = extra;
            Position game(setup);
            game.coins(0).coins(0, 1).coins(3, 2).lastAction();
            GIVE(0, Pass{});
            for (PlayerIndex p = 0; p < 3; ++p)
                for (int i = 0; i < int(ScoreSource::Count); ++i) {
                    const auto source = static_cast<ScoreSource>(i);
                    const auto points = game.line(source, p);
                    QCOMPARE(points.has_value(), extra || source != ScoreSource::Bread);
                    QCOMPARE(points.value_or(0), p == 2 && source == ScoreSource::Coins ? 3 : 0);
                }
        }
    }

    void theHighestTotalWins() {
        ATOMS("orleans.end.winner");
        Position game(3);
        game.coins(10).coins(12, 1).coins(11, 2).development(29).lastAction();
        GIVE(0, Pass{});
        QCOMPARE(int(game.s.winners), 0b010);
    }

    void tiesGoToDevelopment() {
        ATOMS("orleans.end.tie");
        for (const bool shared : {false, true}) {
            Position game(3);
            game.coins(12).coins(12, 1).coins(11, 2).development(8).development(shared ? 8 : 6, 1).development(29, 2);
            game.lastAction();
            GIVE(0, Pass{});
            QCOMPARE(int(game.s.winners), shared ? 0b011 : 0b001);
        }
    }

    void eachRemovesATile() {
        ATOMS("orleans.variant.reduced");
        for (const std::uint8_t players : {std::uint8_t{3}, std::uint8_t{4}}) {
            Position game = fewer(players, 1);
            constexpr std::array tiles{PlaceId::Hayrick, PlaceId::School, PlaceId::Office, PlaceId::Bathhouse};
            for (std::size_t i = 0; i < players; ++i) {
                const PlayerIndex p = game.s.seat(i); // clockwise from the start player
                QVERIFY(game.asks(p) == PromptKind::RemoveTile);
                QCOMPARE(game.list(p).size(), 21 - i);
                QCOMPARE(std::popcount(unsigned(game.s.asked())), 1);
                GIVE(p, RemoveTile{tiles[i]});
                QVERIFY(!(game.s.stacks & setOf(tiles[i])));
            }
            QCOMPARE(std::popcount(game.s.stacks), 20 - int(players));
            QCOMPARE(int(game.s.round), 1);
            QVERIFY(game.asks(1) == PromptKind::TurnHourglass);
        }
        QVERIFY(Position().asks(0) == PromptKind::TurnHourglass); // only where the table wishes it
    }

    /// Removing is an offer, made to each of two players twice, whatever the other does.
    void twoMayDeclineTwice() {
        ATOMS("orleans.variant.reduced", "orleans.variant.order");
        Position game = fewer(2);
        for (const PlayerIndex p : {PlayerIndex{0}, PlayerIndex{1}, PlayerIndex{0}, PlayerIndex{1}}) {
            QCOMPARE(int(game.s.asked()), 1 << p);
            GIVE(p, Decline{});
        }
        QCOMPARE(std::popcount(game.s.stacks), 20);
        QVERIFY(game.asks(0) == PromptKind::TurnHourglass);
    }

    void twoRemoveTwoEachInTurn() {
        ATOMS("orleans.variant.reduced", "orleans.variant.order");
        Position game = fewer(2);
        GIVE(0, RemoveTile{PlaceId::Hayrick});
        QVERIFY(game.asks(0) == PromptKind::None && game.asks(1) == PromptKind::RemoveTile);
        REFUSES("orleans.town.choose-freely", 1, RemoveTile{PlaceId::Hayrick}, Reason::TileNotOnStack);
        GIVE(1, Decline{});
        QVERIFY(game.asks(0) == PromptKind::RemoveTile);
        GIVE(0, Decline{});
        GIVE(1, RemoveTile{PlaceId::School}); // who has declined once may remove another time
        QCOMPARE(std::popcount(game.s.stacks), 18);
        QVERIFY(game.asks(0) == PromptKind::TurnHourglass);
    }
};

QTEST_GUILESS_MAIN(TestOrleansEnd)
#include "tst_orleans_end.moc"
