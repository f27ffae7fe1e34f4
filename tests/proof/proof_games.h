// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/sample_journal.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace magister {

/// How much is to be proved.
struct ProofSize {
    int count{};
    std::uint64_t firstSeed{1};
};

/// [messina|orleans] [COUNT [FIRST-SEED]]: the proof for the game that is named, or for both, one after the other.
/// `Proof` has a static bool prove<Game>(const ProofSize&), which prints what it found: true when nothing is wrong.
template <class Proof> int proveGames(int argc, char* argv[], int usualCount) {
    const bool named = argc > 1 && (std::strcmp(argv[1], "messina") == 0 || std::strcmp(argv[1], "orleans") == 0);
    const int at = named ? 2 : 1;
    ProofSize size{usualCount};
    if (argc > at) size.count = std::atoi(argv[at]);
    if (argc > at + 1) size.firstSeed = std::strtoull(argv[at + 1], nullptr, 10);
    if (size.count < 1) {
        std::fprintf(stderr, "%s [messina|orleans] [COUNT [FIRST-SEED]]\n", argv[0]);
        return 2;
    }
    bool right = true;
    if (!named || std::strcmp(argv[1], "messina") == 0) right = Proof::template prove<messina::SampleGame>(size);
    if (!named || std::strcmp(argv[1], "orleans") == 0) right = Proof::template prove<orleans::SampleGame>(size) && right;
    return right ? 0 : 1;
}

} // namespace magister
