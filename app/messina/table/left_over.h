// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/targets.h"

#include <QVariantList>

namespace magister::messina {

/// What could still be done, as [{text, cost, rule, ruleNumber, ruleTitle}], if that command is given and it ends the turn
/// or the fight; empty when nothing is left, and for every other command.
QVariantList leftOverRows(const Scene& scene, const TargetIndex& index, const Command& ending);

} // namespace magister::messina
