// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <vector>

/// What must never change by accident: the course of known games, and how many ways lead on from known positions.
namespace magister::orleans {

struct GoldenGame {
    std::uint64_t chain{};   ///< fingerprints of every position from the first to the last, chained
    std::vector<int> points; ///< by seat
};
/// The game of randomSetup(seed), played by policyOf(seed).
GoldenGame goldenGame(const Definition& definition, std::uint64_t seed);
/// The same of earlierSetup(seed).
GoldenGame earlierGame(const Definition& definition, std::uint64_t seed);

/// Positions are taken from so many first commands, and followed at most so deep.
inline constexpr std::size_t goldenPlies = 500;
inline constexpr int perftDepth = 4;

/// The position of that game after `ply` commands, or the last one before its end.
State goldenPosition(const Definition& definition, std::uint64_t seed, std::size_t ply);
/// Number of sequences of `depth` legal choices from a position, whoever of those asked makes them; a game that is over
/// counts once.
std::uint64_t perft(const Definition& definition, const State& state, int depth);

} // namespace magister::orleans
