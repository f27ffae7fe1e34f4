// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/events.h"
#include "engine/orleans/state.h"

namespace magister::orleans {

/// Whether every number of a position that was told of is one that this game knows: indexes into lists of the definition,
/// counts of fixed places, bits. What does not fit must be shown to neither the engine nor a screen; what fits need not be a
/// position that can come about.
bool fits(const Definition& definition, const State& state);
/// The same of an event, in a game whose position `state` fits.
bool fits(const Definition& definition, const State& state, const Event& event);

} // namespace magister::orleans
