// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"

namespace magister {

/// The games that have drills, by id, in the order of the shelf.
const QStringList& gamesWithDrills();
/// The drills of such a game, over the printed values of the data folder. Null, with the problems, where its pack is
/// not sound, and for a game without any.
std::unique_ptr<DrillGame> makeDrills(const QString& game, const DataFolder& data, QList<Problem>& problems);

/// Reads the templates of every game that has drills in the five languages, and its seeds, and reports their problems.
/// Returns how many templates were found, over all languages.
int checkDrills(const DataFolder& data, QList<Problem>& problems);

} // namespace magister
