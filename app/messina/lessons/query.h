// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"
#include "engine/messina/state.h"

#include <QString>

#include <optional>

namespace magister::messina {

/// The value that stands at a path of a position, as text; nothing when there is no such path.
///
///   hex:B2/cubes  /standing ("seat:1" or "")  /lying (how many)  /citizens/nun  /tile (1 when a hex lies there)
///   /owner ("seat:1" or "")                       also hex:left, port:upper-left
///   dock:upper-right/ships  /cubes  /standing/seat:1
///   seat:1/coins wood fire bigFire rats points ships carts workshops districts
///   seat:1/square/nun-lower-inner ("nun", "gold-nun", "")    seat:1/overseer/nun (id of the path's space)
///   seat:1/hut/2 ("aristocrat/1": who, on which field)  /upgrade ("hut-q01" or "")
///   seat:1/hut/nun/field (0: no nun in a hut)  /upgrade      seat:1/workshop/1 ("workshop-b03")
///   seat:1/book/church (space)   seat:1/lieutenants/estate standing lying resting supply box
///   turn ("seat:1")  round  stage ("turns")  prompt ("rescue")
std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path);

/// A target by meaning as the table names it: "seat:1/hut/aristocrat" -> "seat:1/hut/2", while one lives there.
QString resolvedTarget(const State& state, const QString& target);
/// Whether the target is a hut by who lives there: "seat:1/hut/aristocrat".
bool namesByMeaning(const State& state, const QString& target);

} // namespace magister::messina
