// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/rules.h"
#include "engine/messina/vocabulary.h"

#include <array>
#include <initializer_list>

namespace magister::messina {

/// What is fixed of a tip; see tip_list.inc.
struct TipKind {
    const char* id;
    std::array<Rule, 2> rules; ///< the second may be None
    const char* fields;        ///< of its sentence, with a space between
    std::uint32_t prompts;     ///< bit per PromptKind

    constexpr bool belongsTo(PromptKind kind) const { return prompts >> static_cast<unsigned>(kind) & 1u; }
};

constexpr std::uint32_t promptBits(std::initializer_list<PromptKind> kinds) {
    std::uint32_t bits = 0;
    for (const PromptKind kind : kinds)
        bits |= 1u << static_cast<unsigned>(kind);
    return bits;
}
static_assert(countOf<PromptKind> <= 32);

namespace tip_list {
using enum PromptKind;
using P = std::initializer_list<PromptKind>;
inline constexpr std::array kinds{
#define X(Name, id, first, second, fields, prompts) TipKind{id, {Rule::first, Rule::second}, fields, promptBits prompts},
#include "app/messina/tips/tip_list.inc"
#undef X
};
} // namespace tip_list

/// In the order of urgency.
inline constexpr const auto& tipKinds = tip_list::kinds;

} // namespace magister::messina
