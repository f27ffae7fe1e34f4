// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/vocabulary.h"
#include "app/messina/words/scene.h"
#include "engine/messina/session.h"

namespace magister::messina {

/// The whole final scoring, as the events of a finished game tell it, in its order; empty before its end.
std::vector<ScoreLine> scoreLines(const Session& session);

/// What came before the number that a line of the final scoring has for that player, in the order of the game, alike
/// things of one round together. Rows of {round: "III" or "", text, amount: number as text or "", rule, ruleNumber,
/// ruleTitle}; without a rule where none is behind it. `source` is an id of scoreRows(), "before" included; empty for
/// others, and where nothing came before. Precondition: the session is that of the scene, and over.
Rows scoreOrigins(const Scene& scene, const Session& session, const QString& source, PlayerIndex player);

/// The printed scale behind a line: {cells: [{at, worth, seats: [numbers of those who stand there]}]}; empty where there
/// is none. Scroll tracks: of that player's board.
QVariantMap scoreScale(const Scene& scene, const QString& source, PlayerIndex player);

/// The id of a source in scoreRows().
inline const QString& scoreSourceId(ScoreSource source) { return wordOf(source); }

} // namespace magister::messina
