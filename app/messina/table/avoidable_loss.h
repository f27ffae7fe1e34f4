// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/targets.h"

/// What a deed gives away for nothing, and whether anything else could be done.
namespace magister::messina {

/// Whether a command costs a rat, lets a citizen go, or gives up what this turn offers once (the hex, a production),
/// while another legal choice of the same question would not. Such a command is never proposed: not by a golden button,
/// not by Enter, not as the first line of a menu.
bool losesNeedlessly(const State& state, const std::vector<Choice>& choices, const Command& command);

/// The order in which a menu lists what one click may mean: what gives something away last, then by the fuel, points
/// and coins it takes, then as given. `player` is who chooses.
QVector<Command> cheapestFirst(const Definition& definition, const State& state, PlayerIndex player,
                               QVector<Command> commands);

} // namespace magister::messina
