// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <QVector>

namespace magister::orleans {

/// A thing on the table that a line of the final scoring counts.
struct CountedPiece {
    QString target;
    int count{1}; ///< how many of what the line counts lie there
    int points{}; ///< what they bring
    friend bool operator==(const CountedPiece&, const CountedPiece&) = default;
};

/// What a line counts, as it lies on the table of a finished game: coins, goods and citizens at the seat, stations town by
/// town. Empty where nothing is counted; the counts add up to line.count. Precondition: the game is over, the line is of
/// this game.
QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line);

} // namespace magister::orleans
