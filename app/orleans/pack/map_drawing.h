// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/definition.h"

#include <QPointF>
#include <QSizeF>

namespace magister::orleans {

/// How a connection runs on the drawing.
struct ConnectionDrawing {
    double bend{};                  ///< how far its middle lies off the straight line, to the right of a -> b
    InlineVector<double, 2> slotAt; ///< its goods slots, 0 at a to 1 at b
};

/// Where the map shows its towns and connections. Ours, in pixels of a picture of this size.
struct MapDrawing {
    QSizeF size;
    InlineVector<QPointF, townCount> towns;                       ///< by TownIndex
    InlineVector<ConnectionDrawing, connectionCount> connections; ///< by ConnectionIndex

    /// The point of a connection at t, 0 (its town a) to 1 (b). Precondition: towns and connections are those of the
    /// definition that the connection is from.
    QPointF at(const Definition& definition, ConnectionIndex connection, double t) const;
    /// The middle of a goods slot. Precondition as above; slot < definition.goodsSlots.size().
    QPointF slot(const Definition& definition, SlotIndex slot) const;
};

} // namespace magister::orleans
