// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/targets.h"

#include <QVariantList>

namespace magister::orleans {

/// What could still be done, as [{text, cost, rule, ruleNumber, ruleTitle}], if that command is given and it ends the
/// drawing, the planning or the actions of a round; empty when nothing is left, and for every other command.
QVariantList leftOverRows(const Scene& scene, const TargetIndex& index, const Command& ending);

} // namespace magister::orleans
