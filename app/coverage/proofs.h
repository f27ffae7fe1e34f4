// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/evidence.h"

namespace magister {

/// What the tests of the tree say about each atom: test functions of tests/, which of them name it and which demand a
/// refusal that cites it. A function counts that QtTest runs, that skips nothing, and whose file is built.
struct Proofs {
    EvidenceByAtom named;   ///< ATOMS, and all of `refused`
    EvidenceByAtom refused; ///< REFUSES, REFUSED, TURNS_DOWN, game.refuses
};
Proofs findProofs(const QString& root);

} // namespace magister
