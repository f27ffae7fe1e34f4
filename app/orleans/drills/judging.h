// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"
#include "app/orleans/drills/posing.h"

namespace magister::orleans {

/// Judges the answers of a drill from its stored line alone: a yes by deciding, a number by playing and comparing the
/// positions or by counting in another way, a choice by trying it, a statement by what the positions show, an order by
/// playing on.
DrillVerdict judgeDrill(const Definition& definition, const Drill& drill, const DrillQuestion& question);

} // namespace magister::orleans
