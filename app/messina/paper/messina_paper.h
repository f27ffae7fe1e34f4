// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/printed_game.h"

namespace magister::messina {

paper::PrintedGame printedGame();

} // namespace magister::messina
