// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game_module.h"

namespace magister::race {

/// Race as the program would play it; its pack is read at once.
std::unique_ptr<GameModule> gameModule(const DataFolder& data);

} // namespace magister::race
