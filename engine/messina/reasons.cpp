// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/reasons.h"

namespace magister::messina {

#define REASON_LIST "engine/messina/reason_list.inc"
#include "engine/core/reason_functions.inc"
#undef REASON_LIST

} // namespace magister::messina
