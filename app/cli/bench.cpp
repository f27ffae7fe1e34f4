// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_figures.h"
#include "app/cli/game_file.h"
#include "app/cli/orleans_verbs.h"
#include "app/cli/random_player.h"
#include "app/cli/table_setup.h"
#include "app/cli/verbs.h"

#include "engine/messina/session.h"

#include <QTextStream>

#include <algorithm>

namespace magister::cli {

namespace {

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
    if (options.game == QLatin1String("orleans")) return benchOrleans(options);
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
    QTextStream out(stdout);
    write(out, {.time = time,
                .games = games,
                .choices = choices,
                .stateBytes = sizeof(messina::State),
                .copy = copyTime(last),
                .lists = listTimes(*definition, *table, positions),
                .replay = replayTime(*definition, *table)});
    return Fine;
}

int signature(const Options& options) {
    if (options.game == QLatin1String("orleans")) return signatureOfOrleans(options);
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
