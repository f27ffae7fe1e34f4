// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// What the open prompt asks, as one sentence; when the game is over, that it is.
QString promptText(const Scene& scene);
/// The rule that the open prompt stands on.
Rule promptRule(const State& state);
inline Rule promptRule(const Scene& scene) {
    return promptRule(scene.state);
}
/// Nothing is decided: whoever is asked may only go on.
bool onlyGoesOn(const State& state);
/// Activations that an Activate prompt still waits for: areas where nobody is left do not count.
int activationsLeft(const State& state, const Prompt& prompt);

} // namespace magister::messina
