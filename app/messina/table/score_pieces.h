// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// A thing on the table that a line of the final scoring counts.
struct CountedPiece {
    QString target;
    int count{1};  ///< how many of what the line counts lie there; 0: it shows what one of them is worth
    int points{};  ///< what it brings of itself; 0 where the line has a price of its own
    friend bool operator==(const CountedPiece&, const CountedPiece&) = default;
};

/// What a line counts, as it lies on the table of a finished game while the estate of scene.viewer is on view. At the
/// viewer's seat every piece is named; of others what is seen of them: their counters, their discs, their districts.
/// Empty where nothing is counted. The counts add up to line.count for everything that is counted piece by piece,
/// before the most that a track counts. Precondition: the game is over, the line is of this game.
QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line);

/// The scroll track behind a line; null where the line is no scroll track.
const ScrollTrack* trackOfLine(const Scene& scene, ScoreSource source, PlayerIndex player);

} // namespace magister::messina
