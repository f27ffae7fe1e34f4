// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_files.h"

namespace magister {

/// The folder of a user's own pack: "packs/<game>" in the program's data folder of this user
/// (QStandardPaths::AppDataLocation). It need not exist.
QString userPackFolder(const QString& game);

/// Whether the folder contains a user's pack, valid or not: any file that could be part of one.
bool hasUserPack(const QString& userFolder);

/// The printed pack of a game, and the one that games are played with. `Result` is what reading its pack gives: a
/// definition, if there is no problem, and problems.
template <class Result> struct InForce {
    Result printed;              ///< for lessons: they tell of printed values
    std::optional<Result> yours; ///< with the user's values; nothing if there is no sound pack of the user's
    PackFiles files;             ///< what pack() was read from, for saves
    QList<Problem> userProblems; ///< why an existing user's pack is not used; the first says just that

    /// What games are played with. No definition only if the printed pack has a problem.
    const Result& pack() const { return yours ? *yours : printed; }
};

/// The printed pack of a game with the user's over it, or the printed one alone if there is no user's pack or it has a
/// problem. A user's pack is looked at only if the printed one is sound. Nothing is written. `Game` as for the Saves.
template <class Game>
InForce<typename Game::Pack> packInForce(const DataFolder& data,
                                         const QString& userFolder = userPackFolder(QLatin1String(Game::id))) {
    InForce<typename Game::Pack> found;
    found.files = PackFiles::fromFolder(data.packs(QLatin1String(Game::id)), data);
    found.printed = Game::readPack(found.files);
    if (!found.printed.definition || !hasUserPack(userFolder)) return found;
    const PackFiles both = found.files.with(PackFiles::fromFolder(userFolder, data));
    auto result = Game::readPack(both);
    if (result.definition) {
        found.files = both;
        found.yours = std::move(result);
        return found;
    }
    found.userProblems = result.problems;
    found.userProblems.prepend({data.shown(userFolder), {}, 0, 0, ProblemKind::UserPackSetAside, {}});
    return found;
}

} // namespace magister
