// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

namespace magister::orleans {

/// What `player` is asked, as one sentence; that the others are still busy; when the game is over, who has won.
QString promptText(const Scene& scene, PlayerIndex player);
/// What the table does between the turns: nothing is decided, and one may only go on.
bool isTold(PromptKind kind);
/// The rule that the open question of a player stands on; of the end when nobody is asked.
Rule promptRule(const State& state, PlayerIndex player);
/// The same of whoever is asked on this screen.
inline Rule promptRule(const Scene& scene) {
    return promptRule(scene.state, asker(scene));
}

} // namespace magister::orleans
