// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/ruling_switch.h"
#include "engine/messina/session.h"

#include <optional>
#include <vector>

namespace magister::messina {

/// What a table puts aside while something is tried out, and finds again unchanged.
struct Trial {
    Session game;
    std::vector<RulingSwitched> switched;
    std::optional<std::size_t> step; ///< the past position that was shown; none: the present
    PlayerIndex viewSeat{};          ///< whose estate was shown
    PlayerIndex presentSeat{};       ///< whose estate the present showed
    PlayerIndex judged{};            ///< whose gains are compared in the end
    State from;                      ///< the position from which it is tried
};

} // namespace magister::messina
