// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/rules.h"

#include <array>

namespace magister::messina {

#define RULE_LIST "engine/messina/rule_list.inc"
#include "engine/core/rule_functions.inc"
#undef RULE_LIST

} // namespace magister::messina
