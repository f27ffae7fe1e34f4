// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "orleans_map_drawing.h"
#include "pack_in_force.h"
#include "pack_reading.h"

#include "orleans/definition.h"

namespace magister {

struct OrleansPack : PackReport {
    std::optional<orleans::Definition> definition; ///< only if there is no problem at all
    orleans::MapDrawing drawing;                   ///< whole if there is a definition
};

/// Reads a pack of Orléans: pack.json and the files it names, and lays the user's pack over it if `files` has one.
/// Never stops at the first problem, and never fills in a value that is missing. What comes out of both is checked as
/// the printed pack is; its problems are told of the user's files wherever these touch the part at all. If the printed
/// pack has problems of its own, those are told and the user's pack is not looked at.
/// Values are named with their part: "deeds/plague", "tiles/windmill"; those of no tile by the part alone.
OrleansPack readOrleansPack(const PackFiles& files);

/// The same from a folder. Messages name files relative to `data`.
OrleansPack readOrleansPack(const QString& folder, const DataFolder& data = DataFolder::find());

/// The game's pack from the data folder.
OrleansPack readOrleansPack();

using OrleansPackInForce = InForce<OrleansPack>;

/// The pack that games of Orléans are played with; see packInForce.
OrleansPackInForce orleansPackInForce(const DataFolder& data, const QString& userFolder);

} // namespace magister
