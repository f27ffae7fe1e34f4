// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QVariantList>

/// Trying something out without playing it.
namespace magister::orleans {

/// The same position with everything hidden from that player drawn anew: the generator and the order of the hourglass.
/// Plans that others make in secret are taken back. What others have in bag and hand stays as it is: what went in was
/// open to all. Depends on the seed and on what that player may see; nobody: on what an onlooker sees.
State redrawn(const Definition& definition, const State& state, PlayerIndex viewer, std::uint64_t seed);

/// What a player had at one position and has at another, as {what, icon, before, after}: points (what the position
/// would count if the game ended now), coins and development always; goods, citizens, stations on the map and followers
/// where they differ.
QVariantList comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player);

} // namespace magister::orleans
