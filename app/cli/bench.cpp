// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench_figures.h"
#include "app/cli/game_pack.h"
#include "app/cli/games.h"
#include "app/cli/random_player.h"
#include "app/cli/table_setup.h"
#include "app/cli/verbs.h"

namespace magister::cli {

namespace {

/// Times of the lists of choices at that many positions of random games, in microseconds, sorted.
template <class Game>
std::vector<double> listTimes(const typename Game::Definition& definition, typename Game::Setup setup,
                              std::size_t positions) {
    std::vector<double> times;
    times.reserve(positions);
    std::vector<typename Game::Choice> list;
    std::vector<typename Game::Event> events;
    for (; times.size() < positions; ++setup.seed) {
        auto state = Game::start(definition, setup).first;
        Random random = Random::seeded(setup.seed);
        while (!state.over() && times.size() < positions) {
            const std::uint8_t player = firstAsked<Game>(state);
            list.clear();
            const auto from = Clock::now();
            listChoices(definition, state, player, Game::Listing::LegalOnly, list);
            times.push_back(seconds(from) * 1e6);
            events.clear();
            const auto command = list[random.below(static_cast<std::uint32_t>(list.size()))].command;
            Game::perform(definition, state, player, command, events);
        }
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// Milliseconds to give all commands of one finished game again, the mean over several games.
template <class Game> double replayTime(const typename Game::Definition& definition, typename Game::Setup setup) {
    constexpr int games = 20;
    double sum = 0;
    for (int game = 0; game < games; ++game, ++setup.seed) {
        typename Game::Session played(definition, setup);
        std::vector<std::pair<std::uint8_t, typename Game::Command>> commands;
        Random random = Random::seeded(setup.seed);
        while (!played.state().over()) {
            const std::uint8_t player = firstAsked<Game>(played.state());
            const auto list = choices(definition, played.state(), player, Game::Listing::LegalOnly);
            commands.emplace_back(player, list[random.below(static_cast<std::uint32_t>(list.size()))].command);
            played.give(player, commands.back().second);
        }
        const auto from = Clock::now();
        typename Game::Session again(definition, setup);
        again.replay(commands);
        sum += seconds(from) * 1e3;
        if (!(again.state() == played.state())) return -1; // never: a replay that leads elsewhere has no time
    }
    return sum / games;
}

template <class Game> int benchOf(const Options& options) {
    const auto definition = printedDefinitionOf<Game>();
    if (!definition) return Failed;
    const auto table = tableSetup<Game>(options, *definition);
    if (!table) return Failed;
    RandomPlayer<Game> player(*definition);
    BenchFigures found{.games = std::max(options.games, 500), .stateBytes = sizeof(typename Game::State), .lists = {}};
    typename Game::State last;
    const auto from = Clock::now();
    for (int i = 0; i < found.games; ++i) {
        auto setup = *table;
        setup.seed += static_cast<std::uint64_t>(i);
        const auto game = player.play(setup, false, false);
        found.choices += game.choices;
        last = game.state;
    }
    found.time = seconds(from);
    found.copy = copyTime(last);
    found.lists = listTimes<Game>(*definition, *table, 1'000'000);
    found.replay = replayTime<Game>(*definition, *table);
    QTextStream out(stdout);
    write(out, found);
    return Fine;
}

template <class Game> int signatureOf() {
    const auto definition = printedDefinitionOf<Game>();
    if (!definition) return Failed;
    RandomPlayer<Game> player(*definition);
    std::uint64_t sum = 0;
    for (int players = Game::leastPlayers; players <= Game::mostPlayers; ++players)
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            typename Game::Setup setup;
            setup.players = static_cast<std::uint8_t>(players);
            setup.seed = seed;
            const auto game = player.play(setup, false, false);
            sum = (sum ^ Game::fingerprint(game.state) ^ game.choices) * 0x9E3779B97F4A7C15u;
        }
    QTextStream(stdout) << QStringLiteral("%1").arg(sum, 16, 16, QLatin1Char('0')) << '\n';
    return Fine;
}

} // namespace

int bench(const Options& options) {
    return withGame(options.game, [&]<class Game>(Game) { return benchOf<Game>(options); });
}

int signature(const Options& options) {
    return withGame(options.game, []<class Game>(Game) { return signatureOf<Game>(); });
}

} // namespace magister::cli
