// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

#include <QStringList>

namespace magister::orleans {

/// Names of all that the table shows of a position to that player; buttons, which come and go, are not among them.
QStringList lessonTargets(const Definition& definition, const State& state, PlayerIndex player);

/// A target by meaning as the table names it: "seat:1/market/boatman" -> "seat:1/market/3", while one lies there, a
/// neutral one before a starting follower; "seat:1/market/own-boatman" is the starting follower, and
/// "seat:1/market/neutral-boatman" never it.
QString resolvedTarget(const State& state, const QString& target);
/// Whether the target is a follower on market, tower or in the hand by its kind.
bool namesByMeaning(const State& state, const QString& target);

} // namespace magister::orleans
