// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/proof/proof_of_rules.h"

#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/proofs.h"

namespace magister {

using namespace orleans;

ProofOfRules orleansProof(std::string_view name, int apart) {
    if (name == "sound")
        return proofOver<Tally>(
            [apart](std::uint64_t seed, Tally& tally) { proveSound(realDefinition(), seed, apart, tally); });
    if (name == "listed")
        return proofOver<Tally>(
            [](std::uint64_t seed, Tally& tally) { proveListed(realDefinition(), seed, 30, tally); });
    if (name == "hidden")
        return proofOver<Tally>([](std::uint64_t seed, Tally& tally) { proveHidden(realDefinition(), seed, tally); });
    if (name == "trips")
        return proofOver<Tally>([](std::uint64_t seed, Tally& tally) { proveTrips(realDefinition(), seed, tally); });
    return {};
}

} // namespace magister
