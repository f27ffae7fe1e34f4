// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_facts.h"

namespace magister::orleans {

/// Orléans for the rooms that know no game.
GameFacts gameFacts();

} // namespace magister::orleans
