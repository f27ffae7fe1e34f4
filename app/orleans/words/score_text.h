// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

namespace magister::orleans {

/// What a line of the final scoring counts: "Coins", "Trading stations".
QString scoreLabel(const Scene& scene, ScoreSource source);
/// The sum in words: "6 × 2".
QString scoreDetail(const Scene& scene, const ScoreLine& line);
/// A number in the digits of the language, below nothing with a true minus sign.
QString pointsText(const Scene& scene, int points);
/// The same with its sign: "+3", "−3", "0".
QString gainText(const Scene& scene, int points);

} // namespace magister::orleans
