// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/events.h"
#include "engine/orleans/state.h"

/// What a viewer may know of a position. Screens, bots and remote seats read nothing else.
namespace magister::orleans {

/// A viewer who is not a player: an onlooker, a log, a picture. Players are their PlayerIndex.
inline constexpr PlayerIndex onlooker = none;

/// A position with everything hidden masked. Hourglass tiles that lie face down are `none` and keep their number; a bag
/// that is not the viewer's is one number, Player::bagHidden; the generator and the draws laid down in advance are
/// nothing. Of what the Bathhouse has drawn others see only how much it is. While all plan together, the others are
/// seen as they were before (planning.together). What is open stays: markets, places, goods, coins, both stacks.
///
/// An Observation is a State that `choices` and `refuse` for the viewer, and every projection, may read as well as the
/// real one: they give the same answers. Only `perform` must never be asked about it.
struct Observation {
    State state;
    PlayerIndex viewer{onlooker};
    friend bool operator==(const Observation&, const Observation&) = default;
};

/// A player sees the own bag and the own plans; an onlooker neither. draw.look-in-bag
Observation observe(const State& state, PlayerIndex viewer);

/// An event as a viewer may know it: generators are masked, and what others plan or draw in secret. A masked placement
/// tells only that its player goes on planning.
Event observe(const Event& event, PlayerIndex viewer);

} // namespace magister::orleans
