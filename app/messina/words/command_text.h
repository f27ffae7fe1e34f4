// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// What a command does, for a menu or as an alternative to something refused: "B2: 1 fire".
QString commandText(const Scene& scene, const Command& command);
/// What it costs: "free", "1 coin, you have 3", "1 fire"; empty where nothing could be paid.
QString commandCost(const Scene& scene, const Command& command);
/// Both in one line, as an alternative on a refusal card: "B2: 1 fire – 1 coin, you have 3".
QString alternativeText(const Scene& scene, const Command& command);
/// The words on the button of a command; commands without a button give an empty text.
QString buttonText(const Scene& scene, const Command& command);
/// The rule a command stands on, for menus.
Rule commandRule(const Command& command);

} // namespace magister::messina
