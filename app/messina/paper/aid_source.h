// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/source.h"
#include "engine/messina/definition.h"

namespace magister::paper {

/// What the player aid is printed from: the pack with which games are played, too.
struct AidSource : Source {
    const messina::Definition* definition{}; ///< null if the pack has a problem
};

/// Precondition: an AidSource with a definition; pages of this aid are printed from no other.
inline const messina::Definition& definitionOf(const Source& source) {
    return *static_cast<const AidSource&>(source).definition;
}

/// The program's own.
const AidSource& sharedAidSource();

} // namespace magister::paper
