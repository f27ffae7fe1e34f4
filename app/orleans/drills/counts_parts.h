// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/drills/counts.h"

/// What the lists of counts share.
namespace magister::orleans {

/// Planning or the actions: nothing is drawn, nothing happens to anybody.
bool inRound(const Definition&, const State& s, PlayerIndex, Thing);
/// Spaces of the market that are taken.
int marketUsed(const Player& player);
/// How many of these tiles belong to that stack.
int tilesOnStack(const Definition& definition, TileSet tiles, Stack stack);

std::span<const Count> setupCounts();     ///< asked at the start of the game
std::span<const Count> hourglassCounts(); ///< of the hourglass and the census
std::span<const Count> followersCounts(); ///< of drawing, and of where followers are
std::span<const Count> actionsCounts();   ///< of planning and the actions
std::span<const Count> eventCounts();     ///< of the event, and of the end

} // namespace magister::orleans
