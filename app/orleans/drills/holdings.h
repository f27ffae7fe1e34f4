// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

/// What can be counted of a player's things, wherever they lie.
namespace magister::orleans {

/// Followers, not technology, on the slots of a place, or in its open row.
int followersOn(const Definition& definition, const Player& player, PlaceId place);
/// Tokens on the market, on the tower, in the hand and on slots for which `is` holds; without the bag and the open row.
int tokensLaid(const Player& player, bool (*is)(Token));
/// Neutral followers of a kind wherever the player has them.
int neutralsOf(const Player& player, Follower kind);

} // namespace magister::orleans
