// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/drills/play.h"
#include "app/messina/drills/posing.h"

/// Positions for drills, found in games that are played at random.
namespace magister::messina {

/// What may be laid for drills about that atom, and the kinds they are of; why there are none.
struct AtomRow {
    Rule rule{};
    const char* tables = ""; ///< blanks between
    unsigned kinds{};        ///< bit a DrillKind
    Purpose purpose{};       ///< of the players who bring such positions about
    const char* why = "";
};
/// In the order of the rules; a row each.
std::span<const AtomRow> atomRows();

/// A drill of that kind about that atom in one game, which follows from the seed; nothing where the game has none.
std::optional<Drill> findDrill(const Definition& definition, const AtomRow& atom, DrillKind kind, std::uint64_t seed);

} // namespace magister::messina
