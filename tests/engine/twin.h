// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/state.h"

namespace magister::messina {

/// The same position with everything hidden drawn anew: the order of face-down tiles, the generator. What is open, and
/// how many tiles lie where, stays as it is.
State twinOf(const State& state, Random& random);

} // namespace magister::messina
