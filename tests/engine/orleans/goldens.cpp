// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/orleans/goldens.h"

#include "tests/engine/orleans/random_game.h"

#include "engine/orleans/position_hash.h"

namespace magister::orleans {

namespace {
std::uint64_t chained(std::uint64_t chain, const State& state) {
    return (chain ^ positionHash(state)) * 0x9FB21C651E98DF25u + 1;
}

GoldenGame played(const Definition& definition, const Setup& setup) {
    GoldenGame golden;
    RandomGame game(definition, setup, policyOf(setup.seed));
    game.checkEvery(0);
    game.play(nullptr,
              [&](const State& state, PlayerIndex, const auto&) { golden.chain = chained(golden.chain, state); });
    golden.chain = chained(golden.chain, game.state());
    for (std::size_t p = 0; p < game.state().playerCount; ++p)
        golden.points.push_back(game.state().players[p].points);
    return golden;
}

} // namespace

GoldenGame goldenGame(const Definition& definition, std::uint64_t seed) {
    return played(definition, randomSetup(seed));
}

GoldenGame earlierGame(const Definition& definition, std::uint64_t seed) {
    return played(definition, earlierSetup(seed));
}

State goldenPosition(const Definition& definition, std::uint64_t seed, std::size_t ply) {
    State found;
    std::size_t at = 0;
    RandomGame game(definition, randomSetup(seed), policyOf(seed));
    game.checkEvery(0);
    game.play(nullptr, [&](const State& state, PlayerIndex, const auto&) {
        if (at++ <= ply) found = state;
    });
    return found;
}

std::uint64_t perft(const Definition& definition, const State& state, int depth) {
    if (depth == 0 || state.over()) return 1;
    std::vector<Choice> list;
    std::uint64_t sum = 0;
    for (PlayerIndex player = 0; player < state.playerCount; ++player) {
        // Only answers are counted: that somebody who is done plans again answers nothing, and would lead in circles.
        if (!state.isAsked(player)) continue;
        list.clear();
        listChoices(definition, state, player, Listing::LegalOnly, list);
        if (depth == 1) {
            sum += list.size();
            continue;
        }
        Events events;
        for (const Choice& choice : list) {
            State next = state;
            events.clear();
            perform(definition, next, player, choice.command, events);
            sum += perft(definition, next, depth - 1);
        }
    }
    return sum;
}

} // namespace magister::orleans
