// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_figures.h"
#include "app/cli/orleans_player.h"
#include "app/cli/orleans_table.h"
#include "app/cli/orleans_verbs.h"

#include "engine/orleans/position_hash.h"
#include "engine/orleans/session.h"

#include <bit>

namespace magister::cli {

using namespace orleans;

namespace {

PlayerIndex firstAsked(const State& state) {
    return static_cast<PlayerIndex>(std::countr_zero(unsigned{state.asked()}));
}

/// Times of the lists of choices at that many positions of random games, in microseconds, sorted.
std::vector<double> listTimes(const Definition& definition, Setup setup, std::size_t positions) {
    std::vector<double> times;
    times.reserve(positions);
    std::vector<Choice> list;
    Events events;
    for (; times.size() < positions; ++setup.seed) {
        State state = newGame(definition, setup).state;
        Random random = Random::seeded(setup.seed);
        while (!state.over() && times.size() < positions) {
            const PlayerIndex player = firstAsked(state);
            list.clear();
            const auto from = Clock::now();
            listChoices(definition, state, player, Listing::LegalOnly, list);
            times.push_back(seconds(from) * 1e6);
            events.clear();
            perform(definition, state, player, list[random.below(static_cast<std::uint32_t>(list.size()))].command,
                    events);
        }
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// Milliseconds to give all commands of one finished game again, the mean over several games.
double replayTime(const Definition& definition, Setup setup) {
    constexpr int games = 20;
    double sum = 0;
    for (int game = 0; game < games; ++game, ++setup.seed) {
        orleans::Session played(definition, setup);
        std::vector<std::pair<PlayerIndex, Command>> commands;
        Random random = Random::seeded(setup.seed);
        while (!played.state().over()) {
            const PlayerIndex me = firstAsked(played.state());
            const auto list = orleans::choices(definition, played.state(), me, Listing::LegalOnly);
            commands.emplace_back(me, list[random.below(static_cast<std::uint32_t>(list.size()))].command);
            played.give(me, commands.back().second);
        }
        const auto from = Clock::now();
        orleans::Session again(definition, setup);
        again.replay(commands);
        sum += seconds(from) * 1e3;
        if (!(again.state() == played.state())) return -1; // never: a replay that leads elsewhere has no time
    }
    return sum / games;
}

} // namespace

int benchOrleans(const Options& options) {
    const auto definition = printedOrleans();
    if (!definition) return Failed;
    const auto table = orleansTable(options, *definition);
    if (!table) return Failed;
    OrleansPlayer player(*definition, OrleansPlayer::Manner::Even);
    BenchFigures found{.games = std::max(options.games, 500), .stateBytes = sizeof(State), .lists = {}};
    State last;
    const auto from = Clock::now();
    for (int i = 0; i < found.games; ++i) {
        Setup setup = *table;
        setup.seed += static_cast<std::uint64_t>(i);
        const auto game = player.play(setup, false, false);
        found.choices += game.choices;
        last = game.state;
    }
    found.time = seconds(from);
    found.copy = copyTime(last);
    found.lists = listTimes(*definition, *table, 1'000'000);
    found.replay = replayTime(*definition, *table);
    QTextStream out(stdout);
    write(out, found);
    return Fine;
}

int signatureOfOrleans(const Options&) {
    const auto definition = printedOrleans();
    if (!definition) return Failed;
    OrleansPlayer player(*definition, OrleansPlayer::Manner::Even);
    std::uint64_t sum = 0;
    for (std::uint8_t players = minPlayers; players <= maxPlayers; ++players)
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto game =
                player.play({.players = players, .seed = seed, .pinned = {}, .rulings = {}}, false, false);
            sum = (sum ^ positionHash(game.state) ^ game.choices) * 0x9E3779B97F4A7C15u;
        }
    QTextStream(stdout) << QStringLiteral("%1").arg(sum, 16, 16, QLatin1Char('0')) << '\n';
    return Fine;
}

} // namespace magister::cli
