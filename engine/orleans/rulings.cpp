// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/rulings.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::orleans {

#define RULING_LIST "engine/orleans/ruling_list.inc"
#include "engine/core/ruling_functions.inc"
#undef RULING_LIST

} // namespace magister::orleans
