// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/reasons.h"

namespace magister::orleans {

#define REASON_LIST "engine/orleans/reason_list.inc"
#include "engine/core/reason_functions.inc"
#undef REASON_LIST

} // namespace magister::orleans
