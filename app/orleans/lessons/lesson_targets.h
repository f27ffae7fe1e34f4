// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"
#include "engine/orleans/state.h"

#include <QStringList>

namespace magister::orleans {

/// Names of all that the table shows of a position to that player; buttons, which come and go, are not among them.
QStringList lessonTargets(const Definition& definition, const State& state, PlayerIndex player);

} // namespace magister::orleans
