// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a solo game: what is scored, and what counts as a good result.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestSoloScoring : public QObject {
    Q_OBJECT

private:
    static Position ending(Side boards = Side::A, Side scrolls = Side::A, ruling::SoloRepopFive five = {}) {
        Setup setup;
        setup.players = 1;
        setup.boards = boards;
        setup.scrolls = scrolls;
        setup.rulings.soloRepopFive = five;
        Position game(setup);
        game.atScoring();
        return game;
    }
    /// What a game of nothing but `points` comes to: popularity is behind, so that only they count.
    static Position endingWith(int points, Side boards, Side scrolls) {
        Position game = ending(boards, scrolls);
        game.book(Book::Popularity, 3, opponent).me().points = static_cast<std::int16_t>(points);
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        return game;
    }

private slots:
    void popularityLevelOrAhead() {
        ATOMS("messina.solo.popularity-points");
        for (std::uint8_t mine = 3; mine <= 7; ++mine) {
            Position game = ending();
            game.book(Book::Popularity, mine, 0).book(Book::Popularity, 5, opponent);
            GIVE(Proceed{});
            QCOMPARE(game.line(ScoreSource::SoloPopularity), std::optional(mine >= 5 ? 5 : 0));
            QCOMPARE(game.line(ScoreSource::PopularityRank), std::nullopt);
        }
        Position upper = ending(); // level is level, whoever lies on top, and fire decides nothing
        upper.book(Book::Popularity, 5, 0).book(Book::Popularity, 5, opponent);
        upper.s.bookArrival[0] = {0, opponent, none, none};
        QVERIFY2(upper.give(Proceed{}), upper.why());
        QCOMPARE(upper.line(ScoreSource::SoloPopularity), std::optional(5));
    }

    void theRatsComeFirst() {
        ATOMS("messina.solo.popularity-points", "messina.rats.popularity");
        for (std::uint8_t rats = 0; rats <= 4; ++rats) {
            Position game = ending();
            game.book(Book::Popularity, 7, 0).book(Book::Popularity, 5, opponent).me().rats = rats;
            GIVE(Proceed{});
            QCOMPARE(game.line(ScoreSource::SoloPopularity), std::optional(rats <= 2 ? 5 : 0));
            QCOMPARE(int(game.me().book(Book::Popularity)), 7 - rats);
            QCOMPARE(int(game.s.players[opponent].book(Book::Popularity)), 5);
        }
    }

    void bonusForDistricts() {
        ATOMS("messina.solo.repop-bonus");
        constexpr std::array<int, 6> bonus{0, 0, 3, 7, 10, 10};
        for (const auto five : {ruling::SoloRepopFive::Ten, ruling::SoloRepopFive::NotAwarded})
            for (const Side side : {Side::A, Side::B})
                for (std::uint8_t districts = 0; districts <= 5; ++districts) {
                    Position game = ending(side, side, five);
                    int worth = 0;
                    for (PlaceIndex place = 0; place < districts; ++place) {
                        game.owns(place);
                        worth += game.def.hexes[game.s.places[place].hex].points;
                    }
                    GIVE(Proceed{});
                    const bool silent = districts == 5 && five == ruling::SoloRepopFive::NotAwarded;
                    QCOMPARE(game.line(ScoreSource::SoloRepopulated), std::optional(silent ? 0 : bonus[districts]));
                    QCOMPARE(game.line(ScoreSource::Districts), std::optional(worth)); // besides their own values
                    QCOMPARE(game.line(ScoreSource::RepopulationRank), std::nullopt);  // instead of the ranking
                }
    }

    void aGoodResult_data() {
        QTest::addColumn<bool>("boardsB");
        QTest::addColumn<bool>("scrollsB");
        QTest::addColumn<int>("target");
        QTest::newRow("standard") << false << false << 130;
        QTest::newRow("advanced") << true << true << 140;
        QTest::newRow("boards b, scrolls a") << true << false << 140;
        QTest::newRow("boards a, scrolls b") << false << true << 140;
    }
    void aGoodResult() {
        ATOMS("messina.solo.target", "messina.advanced.mixed-sides");
        QFETCH(bool, boardsB);
        QFETCH(bool, scrollsB);
        QFETCH(int, target);
        for (const int points : {0, target - 1, target, target + 1, target + 60}) {
            const Position game = endingWith(points, boardsB ? Side::B : Side::A, scrollsB ? Side::B : Side::A);
            QCOMPARE(int(game.s.players[0].points), points); // nothing else came in
            QVERIFY(game.s.over());
            QCOMPARE(int(game.s.winners), points >= target ? 1 : 0);
            QCOMPARE(game.event<GameEnded>()->rule, Rule::SoloTarget);
        }
    }

    /// The result counts what the last scoring brings.
    void reachedByTheLastScoring() {
        ATOMS("messina.solo.target", "messina.solo.popularity-points");
        Position game = ending();
        game.book(Book::Popularity, 3, 0).book(Book::Popularity, 3, opponent).me().points = 125;
        GIVE(Proceed{});
        QCOMPARE(int(game.me().points), 130);
        QCOMPARE(int(game.s.winners), 1);
        Position rats = ending();
        rats.book(Book::Popularity, 3, opponent).me().points = 131;
        rats.me().rats = 3; // two points lost
        QVERIFY2(rats.give(Proceed{}), rats.why());
        QCOMPARE(int(rats.s.winners), 0);
    }

    void allElseAsUsual() {
        ATOMS("messina.solo.target", "messina.score.order");
        Position game = ending();
        game.tokens(4, 2, 1, 0).book(Book::City, 8, 0).book(Book::Church, 6, 0).book(Book::Popularity, 9, 0);
        game.upgrade(0, "hut-q01").workshop("workshop-b19").owns(0).owns(1);
        game.me().rats = 2;
        game.me().scroll = {4, 0, 1};
        game.me().points = 20;
        GIVE(Proceed{});
        QCOMPARE(game.line(ScoreSource::Rats), std::optional(-1));
        QCOMPARE(game.line(ScoreSource::PopularityBook), std::optional(1)); // space 7
        QCOMPARE(game.line(ScoreSource::CityBook), std::optional(5));
        QCOMPARE(game.line(ScoreSource::ChurchBook), std::optional(1));
        QCOMPARE(game.line(ScoreSource::ScrollTrack1), std::optional(8));
        QCOMPARE(game.line(ScoreSource::ScrollTrack3), std::optional(4));
        QCOMPARE(game.line(ScoreSource::Leftovers), std::optional(2));
        int sum = 20;
        for (const Event& event : game.told)
            if (const auto* l = std::get_if<ScoreLine>(&event)) {
                QCOMPARE(l->player, PlayerIndex{0}); // the opponent scores nothing
                sum += l->points;
            }
        QCOMPARE(int(game.me().points), sum);
        QCOMPARE(int(game.s.players[opponent].points), 0);
    }

    /// In a game of several neither line is written.
    void onlyAlone() {
        ATOMS("messina.solo.repop-bonus", "messina.solo.popularity-points");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players);
            game.atScoring().owns(0).owns(1).owns(2);
            GIVE(Proceed{});
            QCOMPARE(game.line(ScoreSource::SoloRepopulated), std::nullopt);
            QCOMPARE(game.line(ScoreSource::SoloPopularity), std::nullopt);
            QVERIFY(game.event<GameEnded>()->rule != Rule::SoloTarget);
        }
    }
};

QTEST_GUILESS_MAIN(TestSoloScoring)
#include "tst_solo_scoring.moc"
