// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game_module.h"

#include <optional>

namespace magister {

/// Reads the map of Backend::newGame for a game. Nothing after a reported problem: a word or a key that does not exist,
/// too few or too many seats, two seats of one tincture.
std::optional<SetupRequest> readSetupRequest(const QVariantMap& map, const GameModule& game, QList<Problem>& problems);

/// The same map of a request, for another game like that one.
QVariantMap setupMap(const SetupRequest& request, const QString& game);

} // namespace magister
