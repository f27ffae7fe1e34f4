// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"
#include "app/orleans/table/game.h"

namespace magister::orleans {

/// The drills of Orléans, over the printed values of the data folder; null, with the problems, for a pack that is not
/// sound.
std::unique_ptr<DrillGame> drills(const DataFolder& data, QList<Problem>& problems);
/// The same over a definition that has been read.
std::unique_ptr<DrillGame> drillsOver(const Definition& definition);
/// The game that has led to the position of a drill, so that a table can show it; nothing where it cannot be played.
std::optional<TableGame::Session> sessionOf(const Definition& definition, const Drill& drill);

} // namespace magister::orleans
