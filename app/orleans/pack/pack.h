// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/map_drawing.h"
#include "app/content/pack_reading.h"

#include "engine/orleans/definition.h"

namespace magister {

struct OrleansPack : PackReport {
    std::optional<orleans::Definition> definition; ///< only if there is no problem at all
    orleans::MapDrawing drawing;                   ///< whole if there is a definition
};

/// Reads a pack of Orléans: pack.json and the files it names, and lays the user's pack over it if `files` has one.
/// Never stops at the first problem, and never fills in a missing value. The merged pack is checked like
/// the printed one; its problems are reported for the user's files if these touch the part at all. If the printed
/// pack has problems itself, those are reported and the user's pack is not read.
/// Values are named with their part: "deeds/plague", "tiles/windmill"; those of no tile by the part alone.
OrleansPack readOrleansPack(const PackFiles& files);

/// The same from a folder. Messages name files relative to `data`.
OrleansPack readOrleansPack(const QString& folder, const DataFolder& data = DataFolder::find());

/// The game's pack from the data folder.
OrleansPack readOrleansPack();

} // namespace magister
