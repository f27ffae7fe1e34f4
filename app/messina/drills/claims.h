// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

#include <optional>
#include <vector>

/// Events as statements about two positions. app/drills/claim_forms.h says what each of these takes and gives.
namespace magister::messina {

std::optional<bool> claimHolds(const Definition&, const State& before, const State& after, const Event&);
std::vector<Event> claimsOf(const Definition&, const State& before, const State& after, const Events&, Rule wanted);
std::vector<Event> mistaken(const Definition&, const State& before, const Event&, Random&, bool amountsOnly);
std::vector<Event> otherClaims(const Definition&, const State& before, PlayerIndex, Random&);

} // namespace magister::messina
