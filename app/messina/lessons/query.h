// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"
#include "engine/messina/state.h"

#include <QString>

#include <optional>
#include <vector>

namespace magister::messina {

/// The value that stands at a path of a position, as text; nothing when there is no such path. 1 and 0 are yes and no,
/// "" is nobody or nothing.
///
///   hex:B2/cubes  /standing ("seat:1")  /lying (how many)  /citizens/nun  /tile (a hex lies there)  /owner ("seat:1")
///   hex:B2/hex ("hex-a-fire")  /rat ("left")  /colour ("white")          also hex:left, port:upper-left
///   dock:upper-right/ships  /cubes  /standing/seat:1  /ship/1 ("ship-1-silk", by bay)  /cube/1
///   seat:1/coins wood fire bigFire rats points ships carts workshops districts (how many)  won
///   seat:1/square/nun-lower-inner ("nun", "gold-nun")
///   seat:1/citizens/gold-nun (how many, in sectors, huts and workshops)  seat:1/once-used/nun
///   seat:1/overseer/nun (id of the path's space)  /step (0 to 6)  /upgraded
///   seat:1/hut/2 ("aristocrat/1": who, on which field)  /citizen  /field  /upgrade ("hut-q01")
///   seat:1/hut/nun/field (0: no nun in a hut)  /upgrade
///   seat:1/workshop/1 ("workshop-b03")  /citizen ("gold-nun")  /used     seat:1/cart/1 ("cart-1-2")  /used
///   seat:1/ship/1 ("ship-1-silk")  seat:1/district/1 ("D1", in the order of repopulating)
///   seat:1/book/church (space)  seat:1/pending (book actions that wait)  /popularity/3
///   seat:1/scroll/2 (steps made on that track)
///   seat:1/lieutenants/estate standing lying resting supply box owned (how many)
///   seat:1/lieutenant/2 ("lying")  /place ("B2", "dock:upper-left")
///   market:hut-upgrades/1 ("hut-q01", the open one)  workshops/nun  carts/1  /left (how many lie there)
///   stacks/hexes ships docking solo (how many)  cubes (in the supply)  docking (the corner drawn for this round)
///   wheel (position)  /rat ("left")  /nun ("white")     order/1 ("seat:2", by turn order)
///   book:church/order/1 ("seat:2", by this book)        turn ("seat:1")  round  stage ("turns")  prompt ("rescue")
///
///   and those of setup_values.h: what the town, the stacks and the box hold
///
/// Alone, seat:2 is the opponent.
std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path);

/// One way to spell a path, and what it leads to here.
struct NamedPath {
    const char* form; ///< "seat/overseer/upgraded"
    QString path;
};
/// Every path of a position that has a value to tell: what a move changes most plainly comes first.
std::vector<NamedPath> allPaths(const Definition& definition, const State& state);

/// A target by meaning as the table names it: "seat:1/hut/aristocrat" -> "seat:1/hut/2", while one lives there.
QString resolvedTarget(const State& state, const QString& target);
/// Whether the target is a hut by who lives there: "seat:1/hut/aristocrat".
bool namesByMeaning(const State& state, const QString& target);

} // namespace magister::messina
