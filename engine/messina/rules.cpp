// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/rules.h"

#include <array>

namespace magister::messina {

namespace {
constexpr std::array<std::string_view, static_cast<std::size_t>(Rule::Count)> ruleIds{ // no deduction: clang folds 256 at most
    std::string_view{},
#define X(name, id) std::string_view{id},
#include "engine/messina/rule_list.inc"
#undef X
};
static_assert(ruleIds.size() == static_cast<std::size_t>(Rule::Count));
} // namespace

std::string_view ruleId(Rule rule) { return ruleIds[static_cast<std::size_t>(rule)]; }

std::optional<Rule> ruleFromId(std::string_view id) {
    for (std::size_t i = 1; i < ruleIds.size(); ++i)
        if (ruleIds[i] == id) return static_cast<Rule>(i);
    return std::nullopt;
}

} // namespace magister::messina
