// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"
#include "engine/messina/events.h"
#include "engine/messina/state.h"

namespace magister::messina {

inline bool fits(const Definition&, const State&) { return true; }
inline bool fits(const Definition&, const State&, const Event&) { return true; }

} // namespace magister::messina
