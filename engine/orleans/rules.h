// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace magister::orleans {

/// A rule atom of Orléans: the thread from a refusal, event or score line to its article, lesson step and test.
enum class Rule : std::uint16_t {
    None,
#define X(name, id) name,
#include "engine/orleans/rule_list.inc"
#undef X
    Count
};

/// The atom's id, for example "orleans.planning.match"; empty for None.
std::string_view ruleId(Rule rule);
/// The atom with that id, or nothing.
std::optional<Rule> ruleFromId(std::string_view id);

} // namespace magister::orleans
