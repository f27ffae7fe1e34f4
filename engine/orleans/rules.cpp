// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/rules.h"

#include <array>

namespace magister::orleans {

#define RULE_LIST "engine/orleans/rule_list.inc"
#include "engine/core/rule_functions.inc"
#undef RULE_LIST

} // namespace magister::orleans
