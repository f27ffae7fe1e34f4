// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/finding.h"

#include <array>

namespace magister::messina {

namespace {

#define A(rule, tables, kinds, purpose) AtomRow{Rule::rule, tables, drillKindsOf(kinds), Purpose::purpose, ""},
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
