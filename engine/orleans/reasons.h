// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/rules.h"

#include <array>

namespace magister::orleans {

#define REASON_LIST "engine/orleans/reason_list.inc"
#include "engine/core/reason_types.inc"
#undef REASON_LIST

} // namespace magister::orleans
