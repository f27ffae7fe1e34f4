// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <string>

/// Proofs over random games, for the tests (a few) and for the programs run by hand (many). Each looks at one game and
/// adds to its tally; the first thing found wrong is told in `fault`, which is empty while all is well.
namespace magister::orleans {

struct Seen;

struct Tally {
    std::uint64_t games{};
    std::uint64_t positions{};
    std::uint64_t items{}; ///< commands tried, pairs compared, trips made: what the proof counts
    std::uint64_t plannedAgain{}; ///< plans taken up again, among the trips
    std::string fault;            ///< "seed 17: what is wrong"
};

/// The accounts kept from events and every invariant, after commands so many apart; the game's end.
void proveSound(const Definition& definition, std::uint64_t seed, int apart, Tally& tally, Seen* seen = nullptr);
/// Listed as legal means accepted; accepted means listed; a refusal in the long list is the one the judge gives.
/// `tries` random commands of any kind at every position, and the same for those who are not asked: of them nobody may
/// give any, but whoever may plan again.
void proveListed(const Definition& definition, std::uint64_t seed, int tries, Tally& tally);
/// Two positions that differ only in what a viewer may not know look the same to that viewer, offer the same and tell
/// the same; the observation offers what the position offers.
void proveHidden(const Definition& definition, std::uint64_t seed, Tally& tally);
/// Copy, compare, hashes, text of each command, undo and redo, and the replay of the whole game. Whoever is done and may
/// plan again does so, and is done again: a trip there and back, which shows the others nothing and is played as well.
void proveTrips(const Definition& definition, std::uint64_t seed, Tally& tally);

/// A position that differs from `state` only in what `viewer` may not know: order of the hourglass, generator, other
/// bags, others' plans that are not told yet. It need not be one that a game reaches.
State twinOf(const State& state, PlayerIndex viewer, Random& random);

} // namespace magister::orleans
