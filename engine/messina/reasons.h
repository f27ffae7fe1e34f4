// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/rules.h"

#include <array>

namespace magister::messina {

#define REASON_LIST "engine/messina/reason_list.inc"
#include "engine/core/reason_types.inc"
#undef REASON_LIST

} // namespace magister::messina
