// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/source.h"
#include "engine/orleans/definition.h"

namespace magister::orleans {

/// What the player aid is printed from: the pack with which games are played, too.
struct AidSource : paper::Source {
    const Definition* definition{}; ///< null if the pack has a problem
};

/// Precondition: an AidSource with a definition; pages of this aid are printed from no other.
inline const Definition& definitionOf(const paper::Source& source) {
    return *static_cast<const AidSource&>(source).definition;
}

/// The program's own.
const AidSource& sharedAidSource();

} // namespace magister::orleans
