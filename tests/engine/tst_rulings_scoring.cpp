// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings on the end of the game: ties in popularity, ties for the victory, ties in repopulating.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestRulingsScoring : public QObject {
    Q_OBJECT

private:
    /// Ready to score: nobody has a point, a token or a rat.
    static Position atTheEnd(const Rulings& rulings, std::uint8_t players, Side scrolls = Side::A) {
        Setup setup;
        setup.players = players;
        setup.rulings = rulings;
        setup.scrolls = scrolls;
        Position game(setup);
        game.quiet().round(6);
        game.s.stage = Stage::Scoring;
        game.s.promptStack[0] = Prompt{};
        game.s.promptStack[0].kind = PromptKind::Proceed;
        game.s.promptStack[0].player = 0;
        for (PlayerIndex p = 0; p < players; ++p) {
            game.player(p).points = 0;
            game.tokens(0, 0, 0, 0, p);
        }
        return game;
    }
    static const ScoreLine* line(const Position& game, ScoreSource source, PlayerIndex p) {
        for (const Event& event : game.told)
            if (const auto* l = std::get_if<ScoreLine>(&event); l && l->source == source && l->player == p) return l;
        return nullptr;
    }
    /// Points by player in that part of the scoring.
    static QList<int> shares(const Position& game, ScoreSource source) {
        QList<int> points;
        for (PlayerIndex p = 0; p < game.s.playerCount; ++p)
            points += line(game, source, p) ? line(game, source, p)->points : -999;
        return points;
    }

    static QList<int> popularity(ruling::PopularityTie answer, const QList<int>& spaces, const QList<int>& fires = {},
                                 const QList<int>& arrival = {}) {
        Rulings rulings;
        rulings.popularityTie = answer;
        Position game = atTheEnd(rulings, static_cast<std::uint8_t>(spaces.size()));
        for (PlayerIndex p = 0; p < spaces.size(); ++p) {
            game.book(Book::Popularity, static_cast<std::uint8_t>(spaces[p]), p);
            if (!fires.isEmpty()) game.tokens(0, 0, fires[p], 0, p);
            if (!arrival.isEmpty()) game.s.bookArrival[0][p] = static_cast<PlayerIndex>(arrival[p]);
        }
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        return shares(game, ScoreSource::PopularityRank);
    }

    /// The two sets of districts, with everybody's points made level.
    static Position levelAt100(ruling::FinalTieValue answer, const std::array<std::vector<const char*>, 2>& districts) {
        Rulings rulings;
        rulings.finalTieValue = answer;
        Position game = atTheEnd(rulings, 2);
        constexpr std::array<std::pair<int, int>, 4> spots{{{0, 0}, {0, 1}, {1, 0}, {-1, 0}}};
        std::size_t spot = 0;
        for (PlayerIndex p = 0; p < 2; ++p) {
            int sum = 0;
            for (const char* id : districts[p]) {
                const PlaceIndex place = game.at(spots[spot].first, spots[spot].second);
                ++spot;
                game.hex(place, id).owns(place, p);
                sum += game.def.hexes[game.hexId(id)].points;
            }
            game.player(p).points = static_cast<std::int16_t>(100 - sum);
        }
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        return game;
    }

    /// Points for repopulating when `worth[p]` lists the hexes of each player.
    static QList<int> repopulation(ruling::AdvancedRepopTie answer,
                                   const std::vector<std::vector<const char*>>& hexes) {
        Rulings rulings;
        rulings.advancedRepopTie = answer;
        Position game = atTheEnd(rulings, static_cast<std::uint8_t>(hexes.size()), Side::B);
        PlaceIndex place = 0;
        for (PlayerIndex p = 0; p < hexes.size(); ++p)
            for (const char* id : hexes[p]) {
                game.hex(place, id).owns(place, p);
                ++place;
            }
        if (!game.give(Proceed{})) qFatal("%s", game.why());
        for (PlayerIndex p = 0; p < hexes.size(); ++p) {
            const ScoreLine* l = line(game, ScoreSource::RepopulationRank, p);
            if (!l) qFatal("nothing is said about the repopulating of seat %d", p + 1);
        }
        return shares(game, ScoreSource::RepopulationRank);
    }

private slots:
    void popularityTie() {
        ATOMS("messina.score.popularity-tie", "messina.score.popularity-rank");
        using R = ruling::PopularityTie;
        const QList<int> arrival{2, 0, 3, 1}; // 1 lies on top, then 3, 0, 2
        // Two first.
        QCOMPARE(popularity(R::ShareDown, {5, 5, 3, 2}, {}, arrival), (QList<int>{8, 8, 3, 0})); // (10 + 7) / 2
        QCOMPARE(popularity(R::UpperDisc, {5, 5, 3, 2}, {}, arrival), (QList<int>{7, 10, 3, 0}));
        QCOMPARE(popularity(R::AllFull, {5, 5, 3, 2}, {}, arrival), (QList<int>{10, 10, 3, 0}));
        // Two last but one, and nothing else changes.
        QCOMPARE(popularity(R::ShareDown, {5, 4, 2, 2}, {}, arrival), (QList<int>{10, 7, 1, 1})); // (3 + 0) / 2
        QCOMPARE(popularity(R::UpperDisc, {5, 4, 2, 2}, {}, arrival), (QList<int>{10, 7, 0, 3}));
        QCOMPARE(popularity(R::AllFull, {5, 4, 2, 2}, {}, arrival), (QList<int>{10, 7, 3, 3}));
        // Everybody level.
        QCOMPARE(popularity(R::ShareDown, {4, 4, 4, 4}, {}, arrival), (QList<int>{5, 5, 5, 5}));
        QCOMPARE(popularity(R::UpperDisc, {4, 4, 4, 4}, {}, arrival), (QList<int>{3, 10, 0, 7}));
        QCOMPARE(popularity(R::AllFull, {4, 4, 4, 4}, {}, arrival), (QList<int>{10, 10, 10, 10}));
        // Of two players.
        QCOMPARE(popularity(R::ShareDown, {4, 4}, {}, {1, 0}), (QList<int>{2, 2}));
        QCOMPARE(popularity(R::UpperDisc, {4, 4}, {}, {1, 0}), (QList<int>{5, 0}));
        QCOMPARE(popularity(R::AllFull, {4, 4}, {}, {1, 0}), (QList<int>{5, 5}));
    }

    /// Fire decides before any of the three is asked.
    void fireComesFirst() {
        ATOMS("messina.score.popularity-tie");
        using R = ruling::PopularityTie;
        for (const R answer : {R::ShareDown, R::UpperDisc, R::AllFull})
            QCOMPARE(popularity(answer, {6, 6, 3}, {2, 0, 0}, {0, 1, 2}), (QList<int>{10, 7, 3}));
    }

    void tieForTheVictory() {
        ATOMS("messina.win.tie-value", "messina.win.shared");
        using R = ruling::FinalTieValue;
        const std::array<std::vector<const char*>, 2> oneBig{
            {{"hex-a-wood-fire", "hex-a-build"}, {"hex-a-fire", "hex-a-coin-overseer-any"}}}; // 19 + 7, 13 + 14
        const Position best = levelAt100(R::BestSingle, oneBig);
        QCOMPARE(int(best.s.players[0].points), int(best.s.players[1].points));
        QCOMPARE(int(best.s.winners), 1);
        const Position sum = levelAt100(R::SumOfDistricts, oneBig);
        QCOMPARE(int(sum.s.winners), 2);
        for (const Position* game : {&best, &sum})
            QVERIFY(game->event<GameEnded>()->rule == Rule::WinTieValue);
        // Level in one, decided in the other: 13 + 11 against 13 + 10.
        const std::array<std::vector<const char*>, 2> sameBest{
            {{"hex-a-fire", "hex-a-church"}, {"hex-b-wood-coin", "hex-a-upgrade"}}};
        QCOMPARE(int(levelAt100(R::BestSingle, sameBest).s.winners), 3);
        QVERIFY(levelAt100(R::BestSingle, sameBest).event<GameEnded>()->rule == Rule::WinShared);
        QCOMPARE(int(levelAt100(R::SumOfDistricts, sameBest).s.winners), 1);
        // More districts win before their worth is looked at.
        const std::array<std::vector<const char*>, 2> more{{{"hex-a-wood-fire"}, {"hex-a-build", "hex-a-city"}}};
        for (const R answer : {R::BestSingle, R::SumOfDistricts})
            QCOMPARE(int(levelAt100(answer, more).s.winners), 2);
    }

    void tieInRepopulating() {
        ATOMS("messina.advanced.repop-tie", "messina.advanced.repop-rank", "messina.advanced.repop-two");
        using R = ruling::AdvancedRepopTie;
        // Two first, level in number and worth: 10 + 7 by two, or the best place alone by two.
        const std::vector<std::vector<const char*>> first{{"hex-a-church"}, {"hex-b-coin-fire"}, {"hex-a-build"}};
        QCOMPARE(repopulation(R::PoolOfPlaces, first), (QList<int>{8, 8, 3}));
        QCOMPARE(repopulation(R::PointsOfBestPlace, first), (QList<int>{5, 5, 3}));
        // Three of four level behind the first: 7 + 3 + 0 by three, or 7 by three.
        const std::vector<std::vector<const char*>> second{
            {"hex-a-wood-fire", "hex-a-build"}, {"hex-a-church"}, {"hex-b-coin-fire"}, {"hex-a-coin-overseer-nun"}};
        QCOMPARE(repopulation(R::PoolOfPlaces, second), (QList<int>{10, 3, 3, 3}));
        QCOMPARE(repopulation(R::PointsOfBestPlace, second), (QList<int>{10, 2, 2, 2}));
        // Worth decides before either is asked, and who has none is no part of it.
        const std::vector<std::vector<const char*>> worth{{"hex-a-church"}, {"hex-a-wood-fire"}, {}};
        for (const R answer : {R::PoolOfPlaces, R::PointsOfBestPlace})
            QCOMPARE(repopulation(answer, worth), (QList<int>{7, 10, 0}));
        // Of two players both come to the same.
        for (const R answer : {R::PoolOfPlaces, R::PointsOfBestPlace})
            QCOMPARE(repopulation(answer, {{"hex-a-church"}, {"hex-b-coin-fire"}}), (QList<int>{3, 3}));
    }
};

QTEST_GUILESS_MAIN(TestRulingsScoring)
#include "tst_rulings_scoring.moc"
