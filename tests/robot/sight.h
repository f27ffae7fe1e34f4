// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QQuickItem>

#include <optional>

namespace magister::robot {

/// Where a press of the mouse (window coordinates, px) would be taken by this item, as near to its middle as possible:
/// nothing lies over that point, and what has a shape of its own has it there. Where parts of the thing that can be used
/// themselves fill it, on one of them; where it takes no press itself, on what it is a part of. Nothing: it is covered everywhere.
std::optional<QPointF> pressPoint(QQuickItem& item, const QRectF& seen);

} // namespace magister::robot
