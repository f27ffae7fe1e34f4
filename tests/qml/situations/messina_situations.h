// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/situation.h"

namespace magister::test {

/// The situations of Messina 1347, in the order of the game.
std::vector<Situation> messinaSituations();

} // namespace magister::test
