// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/rules.h"

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace magister::orleans {

#define RULING_LIST "engine/orleans/ruling_list.inc"
#include "engine/core/ruling_types.inc"
#undef RULING_LIST

} // namespace magister::orleans
