// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"

#include <QList>

namespace magister::cli {

/// What the options must know of a game.
struct GameChoice {
    QString id;
    int leastPlayers{};
    int mostPlayers{};
    QStringList switches; ///< see games.h
    QStringList presets;
    QString help;       ///< lines about its table
    bool playsItself{}; ///< see games.h
    bool aid{};

    bool hasPresets() const { return presets.size() > 1; }
};

/// Every game, in the order of the shelf.
const QList<GameChoice>& gameChoices();
/// Those that the verb can be about: with drills or an aid, where it needs them.
QList<const GameChoice*> gamesFor(const Options& options);
QStringList idsOf(const QList<const GameChoice*>& games);
/// The switches of all of them.
QStringList allSwitches();

} // namespace magister::cli
