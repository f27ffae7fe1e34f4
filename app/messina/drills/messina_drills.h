// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"

namespace magister::messina {

/// The drills of Messina 1347, over the printed values of the data folder; null, with the problems, for a pack that is
/// not sound.
std::unique_ptr<DrillGame> drills(const DataFolder& data, QList<Problem>& problems);

} // namespace magister::messina
