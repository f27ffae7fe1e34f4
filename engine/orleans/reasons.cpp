// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/reasons.h"

namespace magister::orleans {

namespace {
struct Entry {
    std::string_view id;
    Rule rule;
};
constexpr std::array entries{
#define X(name, id, rule) Entry{id, Rule::rule},
#include "engine/orleans/reason_list.inc"
#undef X
};
} // namespace

Refusal refusal(Reason reason, int first, int second) {
    return {reason,
            entries[static_cast<std::size_t>(reason)].rule,
            {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second)}};
}

std::string_view reasonId(Reason reason) {
    return entries[static_cast<std::size_t>(reason)].id;
}

} // namespace magister::orleans
