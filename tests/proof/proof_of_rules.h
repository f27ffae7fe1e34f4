// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace magister {

/// What the proofs of either game add up to.
struct ProofSum {
    std::uint64_t positions{};
    std::uint64_t items{}; ///< what the proof counts
};

/// Proves one game, that of the seed, adds to the sum, and gives what is wrong with it; empty when nothing is. Several
/// threads may call it, each with a sum of its own.
using ProofOfRules = std::function<std::string(std::uint64_t seed, ProofSum& sum)>;

/// The proof of that name, "sound", "listed", "hidden" or "trips"; none for another name. `apart`: after so many
/// commands "sound" checks every invariant, and at the end of every phase; 1 for after every command.
ProofOfRules messinaProof(std::string_view name, int apart);
ProofOfRules orleansProof(std::string_view name, int apart);

/// The proof as a function over any seed, for the Tally of a game.
template <class Tally, class Prove> ProofOfRules proofOver(Prove prove) {
    return [prove](std::uint64_t seed, ProofSum& sum) {
        Tally tally;
        prove(seed, tally);
        sum.positions += tally.positions;
        sum.items += tally.items;
        return tally.fault;
    };
}

} // namespace magister
