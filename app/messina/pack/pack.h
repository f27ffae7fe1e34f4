// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_reading.h"

#include "engine/messina/definition.h"

#include <optional>

namespace magister {

struct PackResult : PackReport {
    std::optional<messina::Definition> definition; ///< only if there is no problem at all
};

/// Reads a pack of Messina 1347: pack.json and the files it names, and lays the user's pack over it if `files` has one.
/// Never stops at the first problem, and never fills in a missing value. The merged pack is checked like
/// the printed one; its problems are reported for the user's files if these touch the part at all. If the printed
/// pack has problems itself, those are reported and the user's pack is not read.
PackResult readMessinaPack(const PackFiles& files);

/// The same from a folder. Messages name files relative to `data`.
PackResult readMessinaPack(const QString& folder, const DataFolder& data = DataFolder::find());

/// The game's pack from the data folder.
PackResult readMessinaPack();

} // namespace magister
