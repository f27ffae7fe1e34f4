// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "engine/messina/session.h"

/// What is said at the end of a game: who wins and why, what to practise, the score as plain text. All of it is read
/// from the game; without a fact nothing is said. Precondition everywhere: the session is that of the scene, and over.
namespace magister::messina {

/// Lines of {text, rule, ruleNumber, ruleTitle} under the sentence of the prompt: what decided between equals, the
/// lead, where it came from; alone, what the goal of the game says. win.*, solo.target, solo.popularity-points
Rows endingReasons(const Scene& scene, const Session& session);
/// The same for a position that ended by that rule: one of win.*, or solo.target.
Rows endingReasons(const Scene& scene, const Session& session, Rule rule);

/// What cost that player most, at most three, the dearest first: {icon, text, rule, ruleNumber, ruleTitle}. Empty where
/// nothing stands out.
Rows endingAdvice(const Scene& scene, const Session& session, PlayerIndex player);

/// The final score as a table of plain text, a column for each seat, and the result below it.
QString endingText(const Scene& scene, const Session& session);

} // namespace magister::messina
