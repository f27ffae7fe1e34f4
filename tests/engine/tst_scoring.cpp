// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring and the winner.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestScoring : public QObject {
    Q_OBJECT

private:
    /// Ready to score: nobody has a point, a token or a rat.
    static Position atTheEnd(std::uint8_t players = 2) {
        Position game(players);
        game.quiet().round(6);
        game.s.stage = Stage::Scoring;
        game.s.promptStack[0] = Prompt{};
        game.s.promptStack[0].kind = PromptKind::Proceed;
        game.s.promptStack[0].player = game.s.order[0];
        for (PlayerIndex p = 0; p < players; ++p) {
            game.player(p).points = 0;
            game.tokens(0, 0, 0, 0, p);
        }
        return game;
    }
    static int line(const Position& game, ScoreSource source, PlayerIndex p = 0) {
        for (const Event& event : game.told)
            if (const auto* l = std::get_if<ScoreLine>(&event); l && l->source == source && l->player == p) return l->points;
        return -999;
    }

private slots:
    void ratsTable() {
        ATOMS("messina.rats.points");
        // The table of the rulebooks, told by what each further rat adds; more than ten cost no more. Seven rats: 13.
        constexpr std::array<int, 14> adds{0, 0, 1, 1, 2, 3, 3, 3, 3, 2, 3, 0, 0, 0};
        int lost = 0;
        for (std::size_t rats = 0; rats < adds.size(); ++rats) {
            lost += adds[rats];
            Position game = atTheEnd();
            game.me().rats = static_cast<std::uint8_t>(rats);
            game.me().points = 30;
            GIVE(Proceed{});
            QCOMPARE(line(game, ScoreSource::Rats), -lost);
            if (rats == 7) QCOMPARE(lost, 13);
            if (rats >= 10) QCOMPARE(lost, 21);
        }
        Position many = atTheEnd();
        many.me().rats = 60;
        QVERIFY2(many.give(Proceed{}), many.why());
        QCOMPARE(line(many, ScoreSource::Rats), -21);
    }

    void ratsPushPopularityBack() {
        ATOMS("messina.rats.popularity", "messina.rats.floor", "messina.score.book-spaces");
        Position game = atTheEnd();
        game.book(Book::Popularity, 11).book(Book::City, 9).book(Book::Church, 6);
        game.me().rats = 3;
        GIVE(Proceed{});
        QCOMPARE(int(game.me().book(Book::Popularity)), 8);
        QCOMPARE(line(game, ScoreSource::PopularityBook), 2); // space 8, after the setback
        QCOMPARE(line(game, ScoreSource::CityBook), 8);
        QCOMPARE(line(game, ScoreSource::ChurchBook), 1);
        Position floor = atTheEnd();
        floor.book(Book::Popularity, 4).me().rats = 9;
        QVERIFY2(floor.give(Proceed{}), floor.why());
        QCOMPARE(int(floor.me().book(Book::Popularity)), 1);
        QVERIFY(floor.event<DiscPushedBack>()->rule == Rule::RatsFloor);
    }

    void scoreMayFallBelowZero() {
        ATOMS("messina.rats.negative");
        Position game = atTheEnd();
        game.me().rats = 10;
        game.me().points = 2;
        game.book(Book::Popularity, 1, 0).book(Book::Popularity, 2, 1);
        GIVE(Proceed{});
        QCOMPARE(int(game.me().points), 2 - 21);
    }

    void orderOfTheParts() {
        ATOMS("messina.score.order");
        Position game = atTheEnd(3);
        game.me().rats = 4;
        game.book(Book::Popularity, 6);
        GIVE(Proceed{});
        std::vector<int> part;
        for (const Event& event : game.told)
            if (const auto* l = std::get_if<ScoreLine>(&event)) {
                const auto s = l->source;
                part.push_back(s == ScoreSource::Rats        ? 0
                               : s < ScoreSource::Districts  ? 1
                               : s == ScoreSource::Districts ? 2
                               : s == ScoreSource::Leftovers ? 4
                                                             : 3);
            }
        QVERIFY(std::is_sorted(part.begin(), part.end()));
        constexpr std::size_t baseGame = 10; // the advanced and the solo game score more
        QCOMPARE(part.size(), 3u * baseGame);
        QVERIFY(game.s.over());
    }

    void popularityRanking() {
        ATOMS("messina.score.popularity-rank");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game = atTheEnd(players);
            for (PlayerIndex p = 0; p < players; ++p)
                game.book(Book::Popularity, static_cast<std::uint8_t>(5 - p), p);
            GIVE(Proceed{});
            const std::array<int, 4> expected =
                players == 2 ? std::array<int, 4>{5, 0, 0, 0} : std::array<int, 4>{10, 7, 3, 0};
            for (PlayerIndex p = 0; p < players; ++p)
                QCOMPARE(line(game, ScoreSource::PopularityRank, p), expected[p]);
        }
    }

    void rankComesAfterTheRats() {
        ATOMS("messina.rats.popularity", "messina.score.popularity-rank");
        Position game = atTheEnd(2);
        game.book(Book::Popularity, 7, 0).book(Book::Popularity, 5, 1);
        game.me().rats = 3;
        GIVE(Proceed{});
        QCOMPARE(line(game, ScoreSource::PopularityRank, 0), 0);
        QCOMPARE(line(game, ScoreSource::PopularityRank, 1), 5);
    }

    void popularityTies() {
        ATOMS("messina.score.popularity-tie");
        Position fire = atTheEnd(2); // more fire decides, a big one counting as two
        fire.tokens(0, 0, 3, 0, 0).tokens(0, 0, 0, 2, 1);
        QVERIFY2(fire.give(Proceed{}), fire.why());
        QCOMPARE(line(fire, ScoreSource::PopularityRank, 1), 5);
        QCOMPARE(line(fire, ScoreSource::PopularityRank, 0), 0);

        Position level = atTheEnd(2); // still level: shared, rounded down
        level.tokens(0, 0, 2, 0, 0).tokens(0, 0, 0, 1, 1);
        QVERIFY2(level.give(Proceed{}), level.why());
        QCOMPARE(line(level, ScoreSource::PopularityRank, 0), 2); // 5 + 0 by two
        QCOMPARE(line(level, ScoreSource::PopularityRank, 1), 2);

        Position three = atTheEnd(4); // 10 + 7 + 3 by three, and the fourth place has none
        three.book(Book::Popularity, 4, 0).book(Book::Popularity, 4, 1).book(Book::Popularity, 4, 3);
        QVERIFY2(three.give(Proceed{}), three.why());
        for (const PlayerIndex p : {0, 1, 3})
            QCOMPARE(line(three, ScoreSource::PopularityRank, p), 6);
        QCOMPARE(line(three, ScoreSource::PopularityRank, 2), 0);

        Position second = atTheEnd(3); // 7 + 3 by two
        second.book(Book::Popularity, 9, 2);
        QVERIFY2(second.give(Proceed{}), second.why());
        QCOMPARE(line(second, ScoreSource::PopularityRank, 2), 10);
        QCOMPARE(line(second, ScoreSource::PopularityRank, 0), 5);
        QCOMPARE(line(second, ScoreSource::PopularityRank, 1), 5);
    }

    void districtPoints() {
        ATOMS("messina.score.districts");
        Position game = atTheEnd();
        game.hex(game.at(0, 0), "hex-a-wood-fire").hex(game.at(0, 1), "hex-a-build").owns(game.at(0, 0)).owns(game.at(0, 1));
        GIVE(Proceed{});
        QCOMPARE(line(game, ScoreSource::Districts), 19 + 7); // the two points of the tiles are not scored again
        QCOMPARE(line(game, ScoreSource::Districts, 1), 0);
    }

    /// Three steps on the middle track of board a make a ship worth 4; four ships score 16.
    void scrollExample() {
        ATOMS("messina.score.scroll", "messina.score.scroll-ships", "messina.ship.goods");
        Position game = atTheEnd();
        game.me().scroll = {0, 3, 0};
        for (const char* id : {"ship-1-silk", "ship-1-spices", "ship-2-silk", "ship-3-spices"}) {
            const TileIndex tile = game.shipId(id);
            for (std::size_t i = 0; i < game.s.shipPile.size(); ++i)
                if (game.s.shipPile[i] == tile) game.s.shipPile.erase(i);
            game.me().ships.push(tile);
        }
        GIVE(Proceed{});
        QCOMPARE(line(game, ScoreSource::ScrollTrack2), 16);
        QCOMPARE(line(game, ScoreSource::ScrollTrack1), 0);
    }

    void buildingsAtMostSix() {
        ATOMS("messina.score.scroll-buildings", "messina.score.scroll");
        for (int buildings : {0, 3, 6, 8}) {
            Position game = atTheEnd();
            game.me().scroll = {2, 0, 0}; // two points each
            const std::array<const char*, 4> workshops{"workshop-b19", "workshop-b20", "workshop-b21", "workshop-b22"};
            const std::array<const char*, 4> huts{"hut-q01", "hut-q02", "hut-q03", "hut-q04"};
            for (int i = 0; i < buildings; ++i)
                if (i % 2) game.workshop(workshops[static_cast<std::size_t>(i / 2)]);
                else game.upgrade(static_cast<std::uint8_t>(i / 2), huts[static_cast<std::size_t>(i / 2)]);
            game.cart("cart-1-1").cart("cart-2-1"); // carts are none
            GIVE(Proceed{});
            QCOMPARE(line(game, ScoreSource::ScrollTrack1), 2 * std::min(buildings, 6));
        }
    }

    void tilesInTown() {
        ATOMS("messina.score.scroll-repop");
        constexpr std::array<int, 5> worth{0, 2, 3, 5, 7};
        for (std::uint8_t steps = 0; steps < 5; ++steps) {
            Position game = atTheEnd();
            game.me().scroll = {0, 0, steps};
            for (const PlaceIndex place : {game.at(0, 0), game.at(0, 1), game.at(1, 0)})
                game.owns(place);
            GIVE(Proceed{});
            QCOMPARE(line(game, ScoreSource::ScrollTrack3), 3 * worth[steps]);
        }
    }

    void leftovers() {
        ATOMS("messina.score.leftovers");
        struct Case {
            std::array<int, 4> tokens;
            int points;
        };
        for (const Case& c : {Case{{0, 0, 0, 0}, 0}, Case{{1, 1, 0, 0}, 0}, Case{{1, 1, 0, 1}, 1}, Case{{2, 1, 1, 1}, 1},
                              Case{{2, 1, 1, 2}, 2}, Case{{10, 3, 4, 0}, 5}}) {
            Position game = atTheEnd();
            game.tokens(c.tokens[0], c.tokens[1], c.tokens[2], c.tokens[3]);
            game.me().rats = 2; // rats are no leftovers
            GIVE(Proceed{});
            QCOMPARE(line(game, ScoreSource::Leftovers), c.points);
        }
    }

    void mostPointsWin() {
        ATOMS("messina.win.most-points", "messina.score.over-fifty", "messina.overview.aim");
        Position game = atTheEnd(3);
        game.player(0).points = 120; // far beyond one lap of the track
        game.player(1).points = 140;
        GIVE(Proceed{});
        QCOMPARE(int(game.s.winners), 1 << 1);
        QVERIFY(game.event<GameEnded>()->rule == Rule::WinMostPoints);
        QCOMPARE(int(game.player(0).points), 120 + line(game, ScoreSource::PopularityRank, 0));
    }

    void tieBreaks() {
        // Points are made level by hand, whatever the districts bring.
        const auto ending = [](std::vector<const char*> mine, std::vector<const char*> theirs) {
            Position game = atTheEnd(2);
            const std::array<std::pair<int, int>, 4> spots{{{0, 0}, {0, 1}, {1, 0}, {-1, 0}}};
            std::size_t spot = 0;
            std::array<int, 2> sum{};
            for (PlayerIndex p = 0; p < 2; ++p)
                for (const char* id : p == 0 ? mine : theirs) {
                    const PlaceIndex place = game.at(spots[spot].first, spots[spot].second);
                    ++spot;
                    game.hex(place, id).owns(place, p);
                    sum[p] += game.def.hexes[game.hexId(id)].points;
                }
            game.player(0).points = static_cast<std::int16_t>(100 - sum[0]);
            game.player(1).points = static_cast<std::int16_t>(100 - sum[1]);
            if (!game.give(Proceed{})) qFatal("%s", game.why());
            return game;
        };
        {
            ATOMS("messina.win.tie-districts");
            Position game = ending({"hex-a-wood-fire"}, {"hex-a-build", "hex-a-city"});
            QCOMPARE(int(game.player(0).points), int(game.player(1).points));
            QCOMPARE(int(game.s.winners), 2); // two small districts beat a big one
            QVERIFY(game.event<GameEnded>()->rule == Rule::WinTieDistricts);
        }
        {
            ATOMS("messina.win.tie-value");
            // the single best counts, not the sum: 19 + 7 against 13 + 14
            Position game = ending({"hex-a-wood-fire", "hex-a-build"}, {"hex-a-fire", "hex-a-coin-overseer-any"});
            QCOMPARE(int(game.s.winners), 1);
            QVERIFY(game.event<GameEnded>()->rule == Rule::WinTieValue);
        }
        {
            ATOMS("messina.win.shared");
            Position game = ending({}, {});
            QCOMPARE(int(game.s.winners), 3);
            QVERIFY(game.event<GameEnded>()->rule == Rule::WinShared);
        }
    }

    void totalIsTheSumOfTheLines() {
        ATOMS("messina.score.order");
        Position game = atTheEnd(4);
        std::array<int, 4> expected{};
        for (PlayerIndex p = 0; p < 4; ++p) {
            game.player(p).points = static_cast<std::int16_t>(7 * p);
            game.player(p).rats = static_cast<std::uint8_t>(2 * p);
            game.book(Book::City, static_cast<std::uint8_t>(p + 6), p).tokens(p, 2 * p, p, 1, p);
            expected[p] = game.player(p).points;
        }
        GIVE(Proceed{});
        for (const Event& event : game.told)
            if (const auto* l = std::get_if<ScoreLine>(&event)) expected[l->player] += l->points;
        for (PlayerIndex p = 0; p < 4; ++p)
            QCOMPARE(int(game.player(p).points), expected[p]);
    }
};

QTEST_GUILESS_MAIN(TestScoring)
#include "tst_scoring.moc"
