// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"
#include "engine/messina/state.h"

#include <QStringList>

namespace magister::messina {

/// Names of all that the table shows of a position to that player, each in every spelling that a lesson may use;
/// buttons, which come and go, are not among them.
QStringList lessonTargets(const Definition& definition, const State& state, PlayerIndex player);

} // namespace magister::messina
