// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "engine/messina/setup.h"

namespace magister::messina {

/// How this table was laid out, told in the order in which one does it: a step each for the town, the stacks, the
/// estates, the order and so on, as {key, title, text, targets, rule, ruleNumber, ruleTitle}. The targets are things of
/// the very position (names of shownTargets()); every step has some. It tells a new game: what is open at the start.
QVariantList setupStory(const Scene& scene, const Setup& setup);

} // namespace magister::messina
