// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/map_drawing.h"

#include <cmath>

namespace magister::orleans {

QPointF MapDrawing::at(const Definition& definition, ConnectionIndex connection, double t) const {
    const Connection& ends = definition.connections[connection];
    const QPointF a = towns[ends.a];
    const QPointF b = towns[ends.b];
    const QPointF along = b - a;
    const double length = std::hypot(along.x(), along.y());
    // A quadratic curve passes half as far from the line as its control point lies.
    const QPointF control = (a + b) / 2 + QPointF(-along.y(), along.x()) / length * 2 * connections[connection].bend;
    return (1 - t) * (1 - t) * a + 2 * t * (1 - t) * control + t * t * b;
}

QPointF MapDrawing::slot(const Definition& definition, SlotIndex slot) const {
    const ConnectionIndex connection = definition.goodsSlots[slot].connection;
    const auto nth = static_cast<std::size_t>(slot - definition.connections[connection].firstSlot);
    return at(definition, connection, connections[connection].slotAt[nth]);
}

} // namespace magister::orleans
