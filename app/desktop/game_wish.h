// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/messina/words/scene.h"
#include "engine/messina/setup.h"

#include <optional>

namespace magister {

/// A game of Messina 1347 as the screens ask for it, understood.
struct GameWish {
    messina::Setup setup;
    QVector<messina::Seat> seats; ///< one a player
    bool inSteps{};               ///< the setup is to be shown step by step
};

/// Reads the map of Rooms::newGame. Nothing after a reported problem: a word or a key that does not exist, none or too
/// many seats, two seats of one tincture, a table that the definition has no layout for.
std::optional<GameWish> gameWish(const QVariantMap& map, const messina::Definition& definition,
                                 QList<Problem>& problems);

} // namespace magister
