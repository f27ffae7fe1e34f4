// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pack_reading.h"

#include "messina/definition.h"

#include <optional>

namespace magister {

struct PackResult : PackReport {
    std::optional<messina::Definition> definition; ///< only if there is no problem at all
};

/// Reads a pack of Messina 1347: pack.json and the files it names, and lays the user's pack over it if `files` has one.
/// Never stops at the first problem, and never fills in a value that is missing. What comes out of both is checked as
/// the printed pack is; its problems are told of the user's files wherever these touch the part at all. If the printed
/// pack has problems of its own, those are told and the user's pack is not looked at.
PackResult readMessinaPack(const PackFiles& files);

/// The same from a folder. Messages name files relative to `data`.
PackResult readMessinaPack(const QString& folder, const DataFolder& data = DataFolder::find());

/// The game's pack from the data folder.
PackResult readMessinaPack();

} // namespace magister
