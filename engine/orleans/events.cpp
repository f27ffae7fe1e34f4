// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/events.h"

#include <type_traits>

namespace magister::orleans {

Rule ruleOf(const Event& event) {
    return std::visit([](const auto& e) { return e.rule; }, event);
}

bool reveals(const Event& event) {
    return std::visit(
        [](const auto& e) {
            using E = std::decay_t<decltype(e)>;
            return std::is_same_v<E, HourglassTurned> || std::is_same_v<E, FollowersDrawn> ||
                   std::is_same_v<E, BathhouseDrawn> || std::is_same_v<E, PlansSettled> ||
                   std::is_same_v<E, PlagueDrawn> || std::is_same_v<E, FollowerLost>;
        },
        event);
}

} // namespace magister::orleans
