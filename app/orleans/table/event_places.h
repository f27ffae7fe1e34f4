// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QStringList>

namespace magister::orleans {

/// Targets of the things that an event was about, the one it ended at first; a few at most. `before` is the position in
/// which its command was given. Empty for what concerns no thing on the table.
QStringList eventPlaces(const Scene& scene, const State& before, const Event& event);

} // namespace magister::orleans
