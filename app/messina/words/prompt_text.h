// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// What the open prompt asks, as one sentence, and as another one which of its answers would bring nothing; when the game
/// is over, that it is.
QString promptText(const Scene& scene);
/// The rule that the open prompt stands on.
Rule promptRule(const State& state);
inline Rule promptRule(const Scene& scene) {
    return promptRule(scene.state);
}
/// Nothing is decided: whoever is asked may only go on.
bool onlyGoesOn(const State& state);
/// Nothing is left to do in this turn but to end it.
bool onlyEndsTurn(const Scene& scene);
/// Activations that an Activate prompt still waits for: areas where nobody is left do not count.
int activationsLeft(const State& state, const Prompt& prompt);

} // namespace magister::messina
