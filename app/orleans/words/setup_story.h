// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "engine/orleans/setup.h"

namespace magister::orleans {

/// How this table was laid out, told in the order in which one does it: a step each for the boards, the supplies, the
/// map, the stacks and so on, as {key, title, text, targets, rule, ruleNumber, ruleTitle}. The targets are things of
/// the very position (names of target_names.h); every step has some. It tells a new game: what is open at the start.
/// The board is that of scene.viewer, who must be a player.
QVariantList setupStory(const Scene& scene, const Setup& setup);

} // namespace magister::orleans
