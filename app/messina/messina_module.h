// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game_module.h"

namespace magister::messina {

/// Messina 1347 as the program plays it; its packs are being read from now on.
std::unique_ptr<GameModule> gameModule(const DataFolder& data);

} // namespace magister::messina
