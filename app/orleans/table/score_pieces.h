// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "app/table/history.h"
#include "engine/orleans/session.h"

namespace magister::orleans {

/// A thing on the table that a line of the final scoring counts.
struct CountedPiece {
    QString target;
    int count{1}; ///< how many of what the line counts lie there; 0: it shows what one of them is worth
    int points{}; ///< what it brings of itself; 0 where the line has a price of its own
    friend bool operator==(const CountedPiece&, const CountedPiece&) = default;
};

/// What a line counts, as it lies on the table of a finished game. The counts add up to line.count; empty where nothing
/// is counted. Precondition: the game is over, the line is of this game.
QVector<CountedPiece> countedPieces(const Scene& scene, const ScoreLine& line);

using magister::Growth;
/// How the points of each player grew: what the position would have counted at the start of each round, and now. Points
/// come only at the end of a game: beforeScoring is what its last position would have counted, without the last
/// citizen. end.nothing-else
std::vector<Growth> growthOf(const Session& session);

} // namespace magister::orleans
