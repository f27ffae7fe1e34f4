// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/finding.h"

#include <array>

namespace magister::messina {

namespace {

/// A letter a kind, in the order of DrillKind.
constexpr std::string_view kindLetters = "PNYODMW";

constexpr unsigned kindsOf(std::string_view letters) {
    unsigned kinds = 0;
    for (std::size_t i = 0; i < kindLetters.size(); ++i)
        if (letters.find(kindLetters[i]) != std::string_view::npos) kinds |= 1u << i;
    return kinds;
}

#define A(rule, tables, kinds, purpose) AtomRow{Rule::rule, tables, kindsOf(kinds), Purpose::purpose, ""},
#define Z(rule, why) AtomRow{Rule::rule, "", 0, Purpose::Any, why},
constexpr std::array rows{
#include "app/messina/drills/atom_list.inc"
};
#undef A
#undef Z

} // namespace

std::span<const AtomRow> atomRows() {
    return rows;
}

} // namespace magister::messina
