// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/rows.h"

#include <QStringList>

namespace magister::orleans {

/// Where a rule applies in this position, as targets: what can be done by it first, then what it forbids, then the
/// things that it is about, those of the other players last, the lines of the final score (`scores`: rows of
/// scoreRows()) and the open question. A part is left out when its whole is there. Empty when the rule applies nowhere
/// now, or is no rule.
QStringList placesOf(const Scene& scene, const TargetIndex& index, const Rows& scores, const QString& rule);

} // namespace magister::orleans
