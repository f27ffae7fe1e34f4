// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_file.h"
#include "random_player.h"
#include "table_setup.h"
#include "verbs.h"

#include "core/state_hash.h"
#include "messina/session.h"

#include <QTextStream>

#include <algorithm>
#include <chrono>

namespace magister::cli {

namespace {

using Clock = std::chrono::steady_clock;
double seconds(Clock::time_point from) { return std::chrono::duration<double>(Clock::now() - from).count(); }

/// Nanoseconds to copy a state, the best of several rounds.
double copyTime(const messina::State& state) {
    constexpr int copies = 100000;
    std::vector<messina::State> kept(64);
    double best = 1e9;
    for (int round = 0; round < 5; ++round) {
        const auto from = Clock::now();
        for (int i = 0; i < copies; ++i)
            kept[static_cast<std::size_t>(i) % kept.size()] = state;
        best = std::min(best, seconds(from) * 1e9 / copies);
    }
    // Reads the copies, so that none of them can be left out.
    std::uint64_t sum = 0;
    for (const auto& each : kept)
        sum += stateHash(each);
    return sum == 0 ? 0 : best;
}

/// Times of the lists of choices at that many positions of random games, in microseconds, sorted.
std::vector<double> listTimes(const messina::Definition& definition, messina::Setup setup, std::size_t positions) {
    using namespace messina;
    std::vector<double> times;
    times.reserve(positions);
    std::vector<Choice> list;
    Events events;
    for (; times.size() < positions; ++setup.seed) {
        State state = newGame(definition, setup).state;
        Random random = Random::seeded(setup.seed);
        while (!state.over() && times.size() < positions) {
            list.clear();
            const auto from = Clock::now();
            listChoices(definition, state, state.toAct(), Listing::LegalOnly, list);
            times.push_back(seconds(from) * 1e6);
            events.clear();
            perform(definition, state, list[random.below(static_cast<std::uint32_t>(list.size()))].command, events);
        }
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// Milliseconds to give all commands of one finished game again, the mean over several games.
double replayTime(const messina::Definition& definition, messina::Setup setup) {
    using namespace messina;
    constexpr int games = 20;
    double sum = 0;
    for (int game = 0; game < games; ++game, ++setup.seed) {
        messina::Session played(definition, setup);
        std::vector<std::pair<PlayerIndex, Command>> commands;
        Random random = Random::seeded(setup.seed);
        while (!played.state().over()) {
            const PlayerIndex me = played.state().toAct();
            const auto list = messina::choices(definition, played.state(), me, Listing::LegalOnly);
            commands.emplace_back(me, list[random.below(static_cast<std::uint32_t>(list.size()))].command);
            played.give(me, commands.back().second);
        }
        const auto from = Clock::now();
        messina::Session again(definition, setup);
        again.replay(commands);
        sum += seconds(from) * 1e3;
        if (!(again.state() == played.state())) return -1; // never: a replay that leads elsewhere has no time
    }
    return sum / games;
}

} // namespace

int bench(const Options& options) {
    const auto definition = printedDefinition();
    if (!definition) return Failed;
    const auto table = tableSetup(options, *definition);
    if (!table) return Failed;
    const int games = std::max(options.games, 500);
    RandomPlayer player(*definition);
    std::size_t choices = 0;
    messina::State last;
    const auto from = Clock::now();
    for (int i = 0; i < games; ++i) {
        messina::Setup setup = *table;
        setup.seed += static_cast<std::uint64_t>(i);
        const auto game = player.play(setup, false, false);
        choices += game.choices;
        last = game.state;
    }
    const double time = seconds(from);
    constexpr std::size_t positions = 1'000'000;
    const auto lists = listTimes(*definition, *table, positions);
    QTextStream out(stdout);
    out << "choices/s " << static_cast<qint64>(static_cast<double>(choices) / time) << '\n'
        << "games/s " << static_cast<qint64>(games / time) << '\n'
        << "choices/game " << static_cast<double>(choices) / games << '\n'
        << "state-bytes " << sizeof(messina::State) << '\n'
        << "copy-ns " << copyTime(last) << '\n'
        << "list-us-p99.9 " << lists[lists.size() * 999 / 1000] << '\n'
        << "list-us-worst " << lists.back() << '\n'
        << "replay-ms " << replayTime(*definition, *table) << '\n';
    return Fine;
}

int signature(const Options&) {
    const auto definition = printedDefinition();
    if (!definition) return Failed;
    RandomPlayer player(*definition);
    std::uint64_t sum = 0;
    for (int players = 1; players <= 4; ++players)
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto game = player.play({.players = static_cast<std::uint8_t>(players), .seed = seed}, false, false);
            sum = (sum ^ stateHash(game.state) ^ game.choices) * 0x9E3779B97F4A7C15u;
        }
    QTextStream(stdout) << QStringLiteral("%1").arg(sum, 16, 16, QLatin1Char('0')) << '\n';
    return Fine;
}

} // namespace magister::cli
