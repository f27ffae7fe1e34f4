// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

namespace magister::orleans {

/// What a line of the final scoring counts: "Coins", "Trading stations".
QString scoreLabel(const Scene& scene, ScoreSource source);
/// The sum in words: "6 × 2".
QString scoreDetail(const Scene& scene, const ScoreLine& line);

} // namespace magister::orleans
