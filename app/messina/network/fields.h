// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_json.h"
#include "app/network/plain_values.h"
#include "engine/messina/events.h"
#include "engine/messina/state.h"

/// The fields of positions and events that messages carry, for plainJson() and readPlain(); see field_list.inc.
namespace magister::messina {

#include "app/network/fields.inc"
#include "app/messina/network/field_list.inc"
#undef E
#undef T
#undef F

} // namespace magister::messina
