// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/rules.h"

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

/// How this table plays the rules on which the printed editions differ or are silent. See ruling_list.inc.
namespace magister::messina {

namespace ruling {

#define C(Choice, id) Choice,
#define R(Type, member, id, rule, number, earlier, choices) enum class Type : std::uint8_t { choices };
#include "engine/messina/ruling_list.inc"
#undef R
#undef C

} // namespace ruling

/// One answer a question; all zero is what this program plays unless told otherwise.
struct Rulings {
#define R(Type, member, id, rule, number, earlier, choices) ruling::Type member{};
#include "engine/messina/ruling_list.inc"
#undef R
    friend constexpr bool operator==(const Rulings&, const Rulings&) = default;
};
static_assert(std::has_unique_object_representations_v<Rulings>);

#include "engine/core/ruling_types.inc"

} // namespace magister::messina
