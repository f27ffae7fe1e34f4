// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of the solo and the advanced game, choices at random: every invariant holds after every choice, and what
// their rules forbid has never happened.
#include "tests/engine/atoms.h"
#include "tests/engine/ledger.h"
#include "tests/engine/position.h"
#include "tests/engine/random_game.h"

#include <set>

using namespace magister::messina;

class TestVariantGames : public QObject {
    Q_OBJECT

private:
    static constexpr int gamesEach = 300;

    static Setup table(std::uint8_t players, std::uint64_t seed, Side side) {
        Setup setup;
        setup.players = players;
        setup.seed = seed;
        setup.boards = setup.scrolls = side;
        if (side == Side::B && seed % 5 == 0) (seed % 10 ? setup.boards : setup.scrolls) = Side::A; // mixed sides
        setup.priorityTile = seed % 3 == 0;
        return setup;
    }
    /// Every event of a game that is played out, with the position before each.
    template <class See> static std::string played(const Setup& setup, State& end, See see) {
        const Definition& def = realDefinition();
        RandomGame game(def, setup, setup.seed % 3 == 0 ? Policy::Even : Policy::Builder);
        Ledger ledger(def, game.state());
        game.keep(ledger);
        if (!game.play()) return "seed " + std::to_string(setup.seed) + ": " + game.violation();
        end = game.state();
        State s = newGame(def, setup).state;
        for (const auto& [player, command] : game.commands()) {
            Events events;
            State before = s;
            perform(def, s, command, events);
            for (const Event& event : events) {
                see(before, event);
                apply(def, before, event);
            }
        }
        return {};
    }

    /// What the opponent did in one round, and what it may never do.
    struct Opponent {
        int lieutenants{};
        std::set<int> turned;
        std::string fault;

        void operator()(const State& s, const Event& event) {
            std::visit([&](const auto& e) { see(s, e); }, event);
        }
        void expect(bool sound, const char* what) {
            if (!sound && fault.empty()) fault = what;
        }
        void see(const State&, const SoloTileTurned& e) {
            expect(turned.insert(e.tile).second, "a tile was turned up twice in a round");
        }
        void see(const State& s, const LieutenantPlaced& e) {
            if (e.player != opponent) return;
            ++lieutenants;
            expect(s.places[e.place].standing == none, "it goes where somebody stands");
            expect(e.bay == none && realDefinition().layout(1).places[e.place].kind <= PlaceKind::Extension, "it goes to no district");
        }
        void see(const State& s, const StageReached& e) {
            if (e.stage != Stage::Production) return;
            constexpr std::array<int, 6> each{3, 3, 3, 4, 4, 5};
            expect(lieutenants == each[s.round - 1u], "the wrong number of lieutenants");
            lieutenants = 0;
            turned.clear();
        }
        void see(const State& s, const TurnOrderSet& e) {
            expect(e.order[0] == (s.round % 2 ? 0 : opponent), "the wrong one begins");
        }
        void see(const State&, const PointsScored& e) { expect(e.player == 0, "it scores"); }
        void see(const State&, const ScoreLine& e) {
            expect(e.player == 0, "it is scored");
            expect(e.source != ScoreSource::PopularityRank && e.source != ScoreSource::RepopulationRank, "a ranking alone");
        }
        void see(const State&, const TokensGained& e) { expect(e.player == 0, "it gains tokens"); }
        void see(const State&, const TokensPaid& e) { expect(e.player == 0, "it pays"); }
        void see(const State&, const RatsTaken& e) { expect(e.player == 0, "it takes rats"); }
        void see(const State&, const DiscMoved& e) { expect(e.player == 0 || e.book == Book::Popularity, "it climbs another book"); }
        template <class E> void see(const State&, const E&) {}
    };

private slots:
    void gamesAlone_data() {
        QTest::addColumn<bool>("advanced");
        QTest::newRow("standard") << false;
        QTest::newRow("advanced") << true;
    }
    void gamesAlone() {
        ATOMS("messina.solo.lieutenants", "messina.solo.first-player", "messina.solo.choose-hex", "messina.solo.target",
              "messina.solo.reshuffle", "messina.solo.no-movement", "messina.solo.setup");
        QFETCH(bool, advanced);
        for (std::uint64_t seed = 1; seed <= gamesEach; ++seed) {
            const Setup setup = table(1, seed, advanced ? Side::B : Side::A);
            Opponent other;
            State end;
            const std::string broken = played(setup, end, [&](const State& s, const Event& e) { other(s, e); });
            QVERIFY2(broken.empty(), broken.c_str());
            QVERIFY2(other.fault.empty(), (std::to_string(seed) + ": " + other.fault).c_str());
            QCOMPARE(end.advanced(), advanced);
            QCOMPARE(int(end.winners), end.players[0].points >= (advanced ? 140 : 130) ? 1 : 0);
        }
    }

    void advancedGames_data() {
        QTest::addColumn<int>("players");
        QTest::newRow("two") << 2;
        QTest::newRow("three") << 3;
        QTest::newRow("four") << 4;
    }
    void advancedGames() {
        ATOMS("messina.advanced.once-square", "messina.advanced.same-play", "messina.advanced.repop-rank",
              "messina.advanced.mixed-sides", "messina.priority.tile");
        QFETCH(int, players);
        int used = 0, ranked = 0;
        for (std::uint64_t seed = 1; seed <= gamesEach; ++seed) {
            const Setup setup = table(static_cast<std::uint8_t>(players), seed, Side::B);
            std::set<std::pair<int, int>> spent;
            bool twice = false, coveredTrack = false;
            State end;
            const std::string broken = played(setup, end, [&](const State& s, const Event& event) {
                if (const auto* e = std::get_if<CitizenActivated>(&event))
                    if (realDefinition().boards[s.players[e->player].board].squares[e->square].once)
                        twice = !spent.emplace(e->player, e->square).second || twice;
                if (const auto* e = std::get_if<TurnOrderSet>(&event))
                    coveredTrack = coveredTrack || (setup.priorityTile && e->rule != Rule::PriorityTile);
                if (const auto* e = std::get_if<ScoreLine>(&event))
                    ranked += e->source == ScoreSource::RepopulationRank && e->points > 0;
            });
            QVERIFY2(broken.empty(), broken.c_str());
            QVERIFY2(!twice, "a square was used twice");
            QVERIFY2(!coveredTrack, "the table was followed under the tile");
            std::set<int> boards;
            for (std::size_t p = 0; p < end.playerCount; ++p)
                boards.insert(end.players[p].board);
            QCOMPARE(boards.size(), setup.boards == Side::B ? end.playerCount : std::size_t{1});
            used += static_cast<int>(spent.size());
        }
        qInfo("%d squares used once, %d places in the ranking", used, ranked);
        QVERIFY(used > gamesEach / 4); // random players do come upon these squares, and repopulate
        QVERIFY(ranked > gamesEach / 4);
    }
};

QTEST_GUILESS_MAIN(TestVariantGames)
#include "tst_variant_games.moc"
