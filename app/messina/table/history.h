// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/history.h"
#include "engine/messina/session.h"

/// What the shared history needs to know of Messina 1347.
namespace magister::messina {

using magister::Growth;

/// Whose turn an event begins; none for none.
inline PlayerIndex turnBegunIn(const Event& event) {
    const auto* turn = std::get_if<TurnStarted>(&event);
    return turn ? turn->player : none;
}
inline bool beginsRound(const Event& event) {
    return std::holds_alternative<RoundStarted>(event);
}

/// Of each player, read from the points that the events told.
std::vector<Growth> growthOf(const Session& session);

} // namespace magister::messina
