// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/tip_kind.h"
#include "engine/orleans/rules.h"
#include "engine/orleans/vocabulary.h"

namespace magister::orleans {

/// What is fixed of a tip; see tip_list.inc.
using TipKind = TipKindOf<Rule, PromptKind>;
static_assert(countOf<PromptKind> <= 32);

namespace tip_list {
using enum PromptKind;
using P = std::initializer_list<PromptKind>;
inline constexpr std::array kinds{
#define X(Name, id, first, second, fields, prompts) TipKind{id, {Rule::first, Rule::second}, fields, promptBits prompts},
#include "app/orleans/tips/tip_list.inc"
#undef X
};
} // namespace tip_list

/// In the order of urgency.
inline constexpr const auto& tipKinds = tip_list::kinds;

} // namespace magister::orleans
