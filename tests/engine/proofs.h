// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <string>

/// Proofs over random games, for the tests (a few) and for the programs run by hand (many). Each looks at one game and
/// adds to its tally; the first thing found wrong is told in `fault`, which is empty while all is well.
namespace magister::messina {

struct Tally {
    std::uint64_t games{};
    std::uint64_t positions{};
    std::uint64_t items{}; ///< commands tried, pairs compared, trips made: what the proof counts
    std::string fault;     ///< "seed 17: what is wrong"
};

/// Every invariant after every choice, the accounts kept from events, the game's end.
void proveSound(const Definition& definition, std::uint64_t seed, Tally& tally);
/// Listed as legal means accepted; accepted means listed; a refusal in the long list is the one the judge gives.
/// `tries` random commands of any kind at every position.
void proveListed(const Definition& definition, std::uint64_t seed, int tries, Tally& tally);
/// Two positions that differ in what is hidden look the same, offer the same and tell the same to every viewer.
void proveHidden(const Definition& definition, std::uint64_t seed, Tally& tally);
/// Copy, compare, hash, text of each command, undo and redo, and the whole replay up to every position.
void proveTrips(const Definition& definition, std::uint64_t seed, Tally& tally);

} // namespace magister::messina
