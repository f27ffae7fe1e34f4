// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/table/targets.h"
#include "app/table/tip.h"

#include <QVector>

namespace magister::orleans {

/// The tips that fit, the most urgent first, with the pointer or the focus on that target. Only those that belong to
/// what is asked of the player who decides on this screen.
QVector<TipHere> tipsHere(const Scene& scene, const TargetIndex& index, const QString& pointed);

} // namespace magister::orleans
