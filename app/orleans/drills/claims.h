// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <optional>
#include <vector>

/// Events as statements about two positions: what options of a drill say happens.
namespace magister::orleans {

/// Whether what an event tells is true of a step from one position to the next, seen from the positions alone; nothing
/// where they do not show it.
std::optional<bool> claimHolds(const Definition& definition, const State& before, const State& after,
                               const Event& event);

/// What came of a command, alike things added up, without what is not told or cannot be seen from the positions. Each
/// holds. The rule is that of the first of those added up, or `wanted` where one of them names it.
std::vector<Event> claimsOf(const Definition& definition, const State& before, const State& after, const Events& events,
                            Rule wanted);

/// Statements like that one with another amount, another thing of its kind, somebody else: the mistakes that people
/// make, in an order that `random` decides. They may hold all the same. amountsOnly: nothing but amounts and spaces
/// differs.
std::vector<Event> mistaken(const Definition& definition, const State& before, const Event& event, Random& random,
                            bool amountsOnly);
/// Statements of other kinds that could be made about a command of that player, in an order that `random` decides.
std::vector<Event> otherClaims(const Definition& definition, const State& before, PlayerIndex player, Random& random);

} // namespace magister::orleans
