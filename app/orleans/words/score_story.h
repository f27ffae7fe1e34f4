// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "engine/orleans/session.h"

namespace magister::orleans {

/// The whole final scoring, as the events of a finished game tell it, in its order; empty before its end.
std::vector<ScoreLine> scoreLines(const Session& session);

/// What came before the number that a line of the final scoring has for that player, in the order of the game. Rows of
/// {round: "III" or "", text, amount: number as text or "", rule, ruleNumber, ruleTitle}: the amounts add up to what
/// the line counts. `source` is an id of scoreRows(); empty for others. Precondition: the session is that of the scene,
/// and over.
Rows scoreOrigins(const Scene& scene, const Session& session, const QString& source, PlayerIndex player);

/// The printed scale behind a line: {cells: [{at, worth, seats: [numbers of those who stand there]}]}; empty where
/// there is none.
QVariantMap scoreScale(const Scene& scene, const QString& source, PlayerIndex player);

/// The source by its id in scoreRows(), or Count.
ScoreSource scoreSourceFromId(const QString& id);
QString scoreSourceId(ScoreSource source);

} // namespace magister::orleans
