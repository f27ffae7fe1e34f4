// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

namespace magister::orleans {

/// The fingerprint of a position that saved games carry. Unlike stateHash it does not depend on how a State lies in
/// memory: every field goes in with a number of its own, and a field at its default leaves no trace. So a later version
/// may add fields (with new numbers) and still agree with every save of an earlier one. Numbers are never used twice,
/// and enumerators that a State holds are only ever added at the end of their list.
std::uint64_t positionHash(const State& state);

} // namespace magister::orleans
