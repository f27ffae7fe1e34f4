// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/targets.h"
#include "app/table/tip.h"

#include <QMap>
#include <QVector>

namespace magister::messina {

/// The tips that fit, the most urgent first, with the pointer or the focus on that target. Only those that belong to
/// the open question.
QVector<TipHere> tipsHere(const Scene& scene, const TargetIndex& index, const QString& pointed);

} // namespace magister::messina
