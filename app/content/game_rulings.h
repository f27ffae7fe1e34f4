// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_facts.h"

namespace magister {

/// The questions of a game in the order of its catalogue; none for a game that is not known.
const QList<GameRuling>& gameRulings(const QString& game);
/// The one with that id; null if there is none.
const GameRuling* findRuling(const QString& game, const QString& option);

/// The printed rulebooks of a game, by the code of their language, in the order of the catalogue.
const QStringList& printedEditions(const QString& game);
/// Ready-made answers to all questions of a game: "default", then the printed editions that differ from it.
const QStringList& rulingPresets(const QString& game);

} // namespace magister
