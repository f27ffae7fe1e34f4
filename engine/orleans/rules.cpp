// SPDX-License-Identifier: GPL-3.0-or-later
#include "orleans/rules.h"

#include <array>

namespace magister::orleans {

namespace {
constexpr std::array<std::string_view, static_cast<std::size_t>(Rule::Count)> ids{
    std::string_view{},
#define X(name, id) std::string_view{id},
#include "rule_list.inc"
#undef X
};
static_assert(ids.size() == static_cast<std::size_t>(Rule::Count));
} // namespace

std::string_view ruleId(Rule rule) {
    return ids[static_cast<std::size_t>(rule)];
}

std::optional<Rule> ruleFromId(std::string_view id) {
    for (std::size_t i = 1; i < ids.size(); ++i)
        if (ids[i] == id) return static_cast<Rule>(i);
    return std::nullopt;
}

} // namespace magister::orleans
