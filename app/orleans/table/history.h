// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/history.h"
#include "engine/orleans/session.h"

/// What the shared history needs to know of Orléans.
namespace magister::orleans {

/// Whose turn of the actions phase an event begins; none for none.
inline PlayerIndex turnBegunIn(const Event& event) {
    const auto* turn = std::get_if<TurnStarted>(&event);
    return turn ? turn->player : none;
}
inline bool beginsRound(const Event& event) {
    return std::holds_alternative<RoundStarted>(event);
}

} // namespace magister::orleans
