// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_facts.h"

namespace magister::messina {

/// Messina 1347 for the rooms that know no game.
GameFacts gameFacts();

} // namespace magister::messina
