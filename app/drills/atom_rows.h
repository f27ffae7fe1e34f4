// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"

#include <string_view>

/// The list of a game that says which drills there are about each atom.
namespace magister {

/// A letter a kind, in the order of DrillKind.
inline constexpr std::string_view drillKindLetters = "PNYODMW";

/// A bit a kind, from the letters.
constexpr unsigned drillKindsOf(std::string_view letters) {
    unsigned kinds = 0;
    for (std::size_t i = 0; i < drillKindLetters.size(); ++i)
        if (letters.find(drillKindLetters[i]) != std::string_view::npos) kinds |= 1u << i;
    return kinds;
}

/// What may be laid for drills about that atom, and the kinds they are of; why there are none.
template <class Rule, class Purpose> struct AtomRowOf {
    Rule rule{};
    const char* tables = ""; ///< blanks between
    unsigned kinds{};        ///< bit a DrillKind
    Purpose purpose{};       ///< of the players who bring such positions about
    const char* why = "";

    bool has(DrillKind kind) const { return kinds >> static_cast<unsigned>(kind) & 1u; }
};

/// The rows as DrillGame::atoms() gives them; `idOf` gives the id of a rule.
template <class Rows, class IdOf> QList<DrillGame::AtomDrills> listedAtoms(const Rows& rows, IdOf idOf) {
    QList<DrillGame::AtomDrills> list;
    for (const auto& row : rows) {
        DrillGame::AtomDrills atom{QString::fromUtf8(idOf(row.rule)), {}, QString::fromLatin1(row.why)};
        for (const DrillKind kind : allOf<DrillKind>)
            if (row.has(kind)) atom.kinds.append(kind);
        list.append(atom);
    }
    return list;
}

} // namespace magister
