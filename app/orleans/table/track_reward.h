// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"

#include <QString>

namespace magister::orleans {

/// What is drawn on a space of a follower track.
struct TrackReward {
    QString icon; ///< empty where nothing is drawn, or the station of a place tile
    int amount{}; ///< coins, points, stacks, or followers that may be drawn
    QString kind; ///< "start", "good", "technology", "tile", "coins", "development", "citizen" or "draw"
};

/// A space that brings nothing else shows how many followers may be drawn from there. castle.draw-number
/// Precondition: the track has that space.
TrackReward rewardAt(const Definition& definition, Track track, int space);

} // namespace magister::orleans
