// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/targets.h"

/// What a command gives away for nothing, and whether anything else could be done.
namespace magister::orleans {

/// Whether a command of a player gives up draws, actions, a good or a follower at a deed, while another legal choice of
/// the same question would not. Such a command is never proposed: not by a golden button, not by Enter, not as the first
/// line of a menu.
bool losesNeedlessly(const Definition& definition, const State& state, PlayerIndex player,
                     const std::vector<Choice>& choices, const Command& command);

/// Whether what a player has planned so far gives them a place to use. planning.active
bool plansAnAction(const Definition& definition, const Player& player);

/// The order in which a menu lists what one click may mean: what gives something away last, then by what it costs in
/// coins, goods and belongings, then what brings most, then as given. `player` is who chooses.
QVector<Command> cheapestFirst(const Definition& definition, const State& state, PlayerIndex player,
                               QVector<Command> commands);

} // namespace magister::orleans
