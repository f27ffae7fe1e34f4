// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/events.h"
#include "engine/messina/state.h"

/// What a viewer may know of a position. Screens, bots and remote seats read nothing else.
namespace magister::messina {

/// A viewer who is not a player: an onlooker, a log, a picture. Players are their PlayerIndex.
inline constexpr PlayerIndex onlooker = none;

/// A position with everything hidden masked: tiles that lie face down are `none` and keep their number, the generator
/// is all zero. What is open stays: the top tile of the piles on offer, what players own, how many tiles are left.
///
/// An Observation is a State that `choices`, `refuse` and every projection may read as well as the real one: they give
/// the same answers. Only `perform` must never be asked about it.
struct Observation {
    State state;
    PlayerIndex viewer{onlooker};
    friend bool operator==(const Observation&, const Observation&) = default;
};

/// All players of this game see the same: nobody holds anything in secret. The viewer is kept for the reader.
Observation observe(const State& state, PlayerIndex viewer);

/// An event as a viewer may know it: new orders of piles and generators are masked, what was turned up stays.
Event observe(const Event& event, PlayerIndex viewer);

} // namespace magister::messina
