// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "engine/messina/session.h"

#include <QVariantList>

/// Trying something out without playing it.
namespace magister::messina {

/// The same position with everything hidden drawn anew: the order of face-down tiles within what is known of their
/// order (ships and carts lie by number, hexes by letter, hut upgrades anywhere in their piles), and the generator.
/// Depends on the seed and on what anybody may see; positions that look the same become the same.
State redrawn(const Definition& definition, const State& state, std::uint64_t seed);

/// A position that was told of by somebody else, with some tile laid wherever one lies face down: the engine may perform a
/// command on it. What comes of it is true as far as nothing is turned up.
State supposed(const Definition& definition, const State& told);

/// What a player had at one position and has at another, as {what, icon, before, after, rule}: points, coins, rats, wood,
/// fire and popularity where they differ; points, coins and rats always.
QVariantList comparison(const Player& before, const Player& after);

} // namespace magister::messina
