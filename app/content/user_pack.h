// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina_pack.h"

namespace magister {

/// The folder of a user's own pack: "packs/<game>" in the program's data folder of this user
/// (QStandardPaths::AppDataLocation). It need not exist.
QString userPackFolder(const QString& game);

/// The printed pack, and the one that games are played with.
struct PackInForce {
    PackResult printed;              ///< for lessons: they tell of printed values
    std::optional<PackResult> yours; ///< with the user's values; nothing if there is no sound pack of the user's
    PackFiles files;                 ///< what pack() was read from, for saves
    QList<Problem> userProblems;     ///< why a user's pack that is there is not in force; the first says just that

    /// What games are played with. No definition only if the printed pack has a problem.
    const PackResult& pack() const { return yours ? *yours : printed; }
};

/// Whether there is a user's pack in the folder, sound or not: a file that could be part of one.
bool hasUserPack(const QString& userFolder);

/// The printed pack of Messina 1347 with the user's over it, or the printed one alone if there is no user's pack or it
/// has a problem. A user's pack is looked at only if the printed one is sound. Nothing is written.
PackInForce messinaPackInForce(const DataFolder& data, const QString& userFolder);

} // namespace magister
