// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/pack/saves.h"
#include "app/orleans/pack/saves.h"

namespace magister::messina {
#include "tests/content/save_functions.inc"
}
namespace magister::orleans {
#include "tests/content/save_functions.inc"
}
