// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// What a line of the final scoring counts: "Popularity book", "Buildings, at most 6".
QString scoreLabel(const Scene& scene, ScoreSource source, PlayerIndex player);
/// The sum in words: "6 buildings × 2". Empty where the points speak for themselves.
QString scoreDetail(const Scene& scene, const ScoreLine& line);
/// Name of a scroll track by what it counts.
QString scrollLabel(const Scene& scene, const ScrollTrack& track);
/// Half points as text: "2", "½", "1½".
QString halfPoints(const Scene& scene, int half);
/// Points in the digits of the language, below nothing with a true minus sign.
QString pointsText(const Scene& scene, int points);
/// The same with its sign: "+3", "−3", "0".
QString gainText(const Scene& scene, int points);

} // namespace magister::messina
