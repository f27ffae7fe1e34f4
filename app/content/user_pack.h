// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina_pack.h"

namespace magister {

/// The folder of a user's own pack: "packs/<game>" in the program's data folder of this user
/// (QStandardPaths::AppDataLocation). It need not exist.
QString userPackFolder(const QString& game);

/// The pack that games are played with.
struct PackInForce {
    PackFiles files;             ///< what was read, for saves
    PackResult pack;             ///< with the user's values if `isYours`; only printed ones otherwise
    bool isYours{};              ///< a user's pack is there and sound
    QList<Problem> userProblems; ///< why a user's pack that is there is not in force; the first says just that
};

/// Whether there is a user's pack in the folder, sound or not: a file that could be part of one.
bool hasUserPack(const QString& userFolder);

/// The printed pack of Messina 1347 with the user's over it, or the printed one alone if there is no user's pack or it
/// has a problem. Nothing is written.
PackInForce messinaPackInForce(const DataFolder& data, const QString& userFolder);

} // namespace magister
