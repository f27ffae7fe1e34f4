// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Made-up positions for what play at random does not get to.
namespace magister::orleans {

/// The lines (engine/orleans/arrangement.h) of such a position with so many players; empty for another name.
///
///   no-tiles     no place tiles are left, and the citizen of the boatman track is gone; all are about to use the
///   Village
///
///   penniless    the Harvest comes to players who have nothing
///
///   full-purses  Income comes, and the treasury is nearly empty: for tables that play with the tokens of the box
///
///   paid-space   all are about to reach a coin space of the development track whose coins they have had
std::vector<std::string> madeUpLines(const Definition& definition, std::string_view name, std::uint8_t players);

} // namespace magister::orleans
