// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/rulings.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::messina {

#define RULING_LIST "engine/messina/ruling_list.inc"
#include "engine/core/ruling_functions.inc"
#undef RULING_LIST

} // namespace magister::messina
