// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

#include <QStringList>

#include <optional>

namespace magister::orleans {

/// The value at a path of a player (query.h), as the words behind "seat:1/"; nothing when there is no such path.
std::optional<QString> seatValueAt(const Definition& definition, const State& state, PlayerIndex player,
                                   const QStringList& path);

} // namespace magister::orleans
