// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

namespace magister::orleans {

/// What a command of that player does, for a menu or as an alternative to something refused: "By road to Blois".
QString commandText(const Scene& scene, PlayerIndex player, const Command& command);

} // namespace magister::orleans
