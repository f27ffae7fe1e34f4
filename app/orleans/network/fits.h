// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/events.h"
#include "engine/orleans/state.h"

namespace magister::orleans {

inline bool fits(const Definition&, const State&) { return true; }
inline bool fits(const Definition&, const State&, const Event&) { return true; }

} // namespace magister::orleans
