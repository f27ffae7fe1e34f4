// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

#include <QString>

#include <optional>

namespace magister::orleans {

/// The value that stands at a path of a position, as text; nothing when there is no such path. Ids are those of the
/// pack, places count their slots from 1, as in commands.
///
///   seat:1/coins points development citizens stations (not built yet) bag (followers in it) technologies
///   seat:1/merchant ("town:blois")   seat:1/ware/wine   seat:1/track/knight (space)
///   seat:1/market/own-farmer (how many)   seat:1/place/castle/1 ("knight" or "")   seat:1/tile/hayrick (1 when owned)
///   town:blois/stations (how many)   way:orleans--blois--water/good/1 ("wine" or "")
///   supply/monk   goods/wine   deed/city_wall/knight (how many were sent)
///   turn ("seat:1", "" when several or none are asked)  round  stage ("planning")  event ("plague", "" until known)
std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path);

} // namespace magister::orleans
