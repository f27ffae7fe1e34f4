// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace magister::messina {

#define RULE_LIST "engine/messina/rule_list.inc"
#include "engine/core/rule_types.inc"
#undef RULE_LIST

} // namespace magister::messina
