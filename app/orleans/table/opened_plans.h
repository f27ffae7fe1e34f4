// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include "engine/orleans/events.h"

#include <QVariantMap>

#include <vector>

/// What has been planned in secret, as all see it once every plan is open. How a plan came about stays its owner's: what
/// was placed and taken back again is told to nobody else.
namespace magister::orleans {

/// Whose plans come to light for the viewer with that event; none of those who planned nothing. before, after: the
/// positions around its command, as the viewer sees them.
std::vector<PlayerIndex> plansOpened(const State& before, const State& after, const Event& event, PlayerIndex viewer);
/// The roles of the line of the log that tells such a plan; the rule is that of the event.
QVariantMap planRow(const Scene& scene, const State& before, const State& after, const Event& event, PlayerIndex player);

} // namespace magister::orleans
