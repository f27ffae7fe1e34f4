// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/drills/counts.h"

/// What the lists of counts share.
namespace magister::orleans {

using Def = Definition;
using At = std::size_t;

/// Spaces of the market that are taken.
int marketUsed(const Player& player);
/// How many of these tiles belong to that stack.
int tilesOnStack(const Definition& definition, TileSet tiles, Stack stack);

std::span<const Count> setupCounts(); ///< asked at the start of the game
std::span<const Count> playCounts();  ///< asked in its course

} // namespace magister::orleans
