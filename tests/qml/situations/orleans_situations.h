// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/situation.h"

namespace magister::test {

/// The situations of Orléans, in the order of the game.
std::vector<Situation> orleansSituations();

} // namespace magister::test
