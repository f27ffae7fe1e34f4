// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"
#include "engine/messina/state.h"

#include <QString>

#include <optional>
#include <vector>

namespace magister::messina {

/// What stands at a path about the pieces of a game and where set-up puts them; nothing when it is no such path. Those
/// of query.h that this answers:
///   town/hexes  /A  /B  /C      district hexes that lie in town, by the letter on their backs
///   stacks/hexes/letter ("B")   stacks/ships/number ("1")     of the tile on top, "" for none
///   seat:1/board ("a")          the side of the player board
///   stacks/workshops/piles      those of both eras that hold a tile
///   stacks/workshops/late       tiles of era II that wait beside the board
///   market:carts/stacks         market:carts/1/number         of the open tile, "" for none
///   box/hexes ships carts cubes                               pieces that this game leaves in the box
///   cubes/all                   plague cubes of this game
///   round/5/ships  /late-workshops                            what the round table says of a round
std::optional<QString> setupValueAt(const Definition& definition, const State& state, const QString& path);

/// All of them that have a value here.
std::vector<QString> setupPaths(const Definition& definition, const State& state);

} // namespace magister::messina
