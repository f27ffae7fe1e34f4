// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/rules.h"

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace magister::messina {

#define RULING_LIST "engine/messina/ruling_list.inc"
#include "engine/core/ruling_types.inc"
#undef RULING_LIST

} // namespace magister::messina
