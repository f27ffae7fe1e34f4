// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "engine/orleans/session.h"

/// What is said at the end of a game: who wins and why, what to practise, the score as plain text. All of it is read
/// from the game; without a fact nothing is said. Precondition everywhere: the session is that of the scene, and over.
namespace magister::orleans {

/// Lines of {text, rule, ruleNumber, ruleTitle} under the sentence of the prompt: what decided between equals, the
/// lead, where it came from. end.winner, end.tie
Rows endingReasons(const Scene& scene, const Session& session);

/// What cost that player most, at most three, the dearest first: {icon, text, rule, ruleNumber, ruleTitle}. Empty where
/// nothing stands out.
Rows endingAdvice(const Scene& scene, const Session& session, PlayerIndex player);

/// The final score as a table of plain text, a column for each seat, and the result below it.
QString endingText(const Scene& scene, const Session& session);

} // namespace magister::orleans
