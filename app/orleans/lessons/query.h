// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

#include <QString>

#include <optional>
#include <vector>

namespace magister::orleans {

/// The value that stands at a path of a position, as text; nothing when there is no such path. 1 and 0 are yes and no,
/// "" is nobody or nothing. Ids are those of the pack, places count their slots from 1, as in commands.
///
///   seat:1/coins points development citizens stations (not built yet) technologies (beside the board)  won
///   seat:1/stations/built  technologies/new (gained in this round)  technologies/laid (ever)
///   seat:1/level  level/next (space of the next star, "" behind the last)  coin-space/7 (its coins were had)
///   seat:1/merchant ("town:blois")  wares (how many)  ware/wine  track/knight (space)
///   seat:1/draws (how many a round)  draws/left (in phase 3)  draws/possible (the bag and the spaces allow)
///   seat:1/market/own-farmer (how many)  market/nothing (empty spaces)  filled  free      also tower/…, hand/…
///   seat:1/bag (followers in it)  bag/knight  bag/own-farmer  bag/neutral
///   seat:1/place/castle (slots filled)  /active  /1 ("knight", "technology" or "")  place/theatre/own-farmer (how many)
///   seat:1/tiles (how many)  tile/hayrick (1 when owned)
///   seat:1/asked ("plan", "" while nothing is asked)  done (said, or passed)
///   seat:1/event/gains  /due  /food  /follower (what the event of the round does to that player as things stand)
///   seat:1/score  score/coins  grain  cheese  wine  wool  brocade  bread  stations  citizens (if the game ended now)
///   tile/hayrick ("seat:1", "stack:1", "" in the box)  stack:1 stack:2 (how many tiles)
///   town:blois/stations (how many)  /station/seat:1  /merchants (how many)
///   way:orleans--blois--water/goods (how many)  /good/1 ("wine" or "")
///   supply/monk  goods/wine  technologies  citizens (not taken yet)
///   citizen/development/3  citizen/knight  boatman  last  deed:city_wall (1 while it lies there)
///   deed/city_wall/knight (how many were sent)  /free (spaces)  /complete
///   hourglass (tiles left)  hourglass/1 ("income", of the next one)  event ("plague", "" until known)
///   seen/plague (how often turned up)  census/leader ("seat:1", "" for a tie)  census/last
///   start ("seat:1")  turn ("seat:1", "" when several or none are asked)  round  stage ("planning")  treasury
std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path);

/// One way to spell a path, and what it leads to here.
struct NamedPath {
    const char* form; ///< "seat/place/slot"
    QString path;
};
/// Every path of a position: what a move changes most plainly comes first.
std::vector<NamedPath> allPaths(const Definition& definition, const State& state);

} // namespace magister::orleans
