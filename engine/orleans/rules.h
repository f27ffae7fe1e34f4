// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace magister::orleans {

#define RULE_LIST "engine/orleans/rule_list.inc"
#include "engine/core/rule_types.inc"
#undef RULE_LIST

} // namespace magister::orleans
