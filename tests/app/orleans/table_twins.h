// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

/// Whether a table shows anything that whoever looks may not know.
namespace magister::orleans::told {

/// What the comparison of a game adds up to.
struct TwinTally {
    std::uint64_t pairs{};   ///< positions, each beside one that differs from it only in what is hidden
    std::uint64_t plans{};   ///< those of them where others have planned otherwise, step by step
    std::uint64_t values{};  ///< rows, properties and lines of the log compared
    std::uint64_t answers{}; ///< cards, previews, refusals and reasons compared
    std::uint64_t clicks{};  ///< clicks on both, taken back again where nothing hidden came up
    std::uint64_t tries{};   ///< tries from both, some commands long
    std::string fault;       ///< the first thing by which two could be told apart; empty while there is none
};

/// Plays the game of that seed at random. At one position in `oneIn`, for everybody who is asked there, a table with
/// that position and one with a twin of it: all models, properties and lines of the log must be the same, whosever
/// board is looked at. So must what is told on request (cards, previews, refusals, rulings that may be switched), what a
/// click leads to as long as nothing hidden comes up, and every try that begins there or before. Ends after so many pairs.
void compareTwins(std::uint64_t seed, int oneIn, std::uint64_t mostPairs, TwinTally& tally);

} // namespace magister::orleans::told
