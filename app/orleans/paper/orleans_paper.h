// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/printed_game.h"

namespace magister::orleans {

/// Chapters; a player aid there is none.
paper::PrintedGame printedGame();

} // namespace magister::orleans
