// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"
#include "app/messina/drills/posing.h"

namespace magister::messina {

/// Judges the answers of a drill from its stored line alone: a yes by deciding, a number by playing and comparing the
/// positions, a place by trying it or looking at it, a statement by what the positions show, an order by playing on.
DrillVerdict judgeDrill(const Definition& definition, const Drill& drill, const DrillQuestion& question);

} // namespace magister::messina
