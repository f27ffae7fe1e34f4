// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pack_files.h"
#include "provenance.h"

#include "messina/definition.h"

#include <optional>

namespace magister {

struct PackResult {
    std::optional<messina::Definition> definition; ///< only if there is no problem at all
    Provenance provenance;
    QList<Problem> problems; ///< every one that was found, in the order of the files
};

/// Reads a pack of Messina 1347: pack.json and the files it names. Never stops at the first problem, and never fills in
/// a value that is missing.
PackResult readMessinaPack(const PackFiles& files);

/// The same from a folder. Messages name files relative to `data`.
PackResult readMessinaPack(const QString& folder, const DataFolder& data = DataFolder::find());

/// The game's pack from the data folder.
PackResult readMessinaPack();

} // namespace magister
