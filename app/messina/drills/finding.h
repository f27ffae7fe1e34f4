// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/atom_rows.h"
#include "app/messina/drills/play.h"
#include "app/messina/drills/posing.h"

#include <span>

/// Positions for drills, found in games that are played at random.
namespace magister::messina {

using AtomRow = AtomRowOf<Rule, Purpose>;
/// In the order of the rules; a row each.
std::span<const AtomRow> atomRows();

/// A drill of that kind about that atom in one game, which follows from the seed; nothing where the game has none.
std::optional<Drill> findDrill(const Definition& definition, const AtomRow& atom, DrillKind kind, std::uint64_t seed);

} // namespace magister::messina
