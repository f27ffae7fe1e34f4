// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_part.h"

#include <QPointF>
#include <QStringList>

#include <vector>

/// The parts of figures of Orléans. Names of drawings are those of resources/art; seats are known by their tincture.
namespace magister::orleans {

/// A connection of two towns.
struct WayPart {
    std::vector<QPointF> points; ///< in px of the drawing of the map
    bool water{};
    Accent accent{};
    friend bool operator==(const WayPart&, const WayPart&) = default;
};
struct TownPart {
    QPointF at;
    bool start{};          ///< every merchant sets out from here
    QStringList houses;    ///< tinctures of those with a trading station here
    QStringList merchants; ///< tinctures
    Accent accent{};
    friend bool operator==(const TownPart&, const TownPart&) = default;
};
struct GoodPart {
    QPointF at;
    QString icon; ///< empty: the space is empty
    Accent accent{};
    friend bool operator==(const GoodPart&, const GoodPart&) = default;
};
/// A piece of the map, cut out of the whole.
struct MapPart {
    QSizeF whole; ///< of the drawing
    QRectF frame;
    std::vector<WayPart> ways;
    std::vector<GoodPart> goods;
    std::vector<TownPart> towns;
    friend bool operator==(const MapPart&, const MapPart&) = default;
};

struct PlaceSlot {
    QString wanted;   ///< drawing of what it asks for
    QString follower; ///< drawing of what stands there; empty: nothing
    QString owner;    ///< tincture of whose own follower it is; empty for a neutral one
    Accent accent{};
    friend bool operator==(const PlaceSlot&, const PlaceSlot&) = default;
};
/// A place with its slots and what it does.
struct PlacePart {
    QString icon;
    std::vector<PlaceSlot> slots_;
    QStringList effect; ///< as effectIcons() tells it
    Accent accent{};
    friend bool operator==(const PlacePart&, const PlacePart&) = default;
};
struct PlacesPart {
    std::vector<PlacePart> places;
    friend bool operator==(const PlacesPart&, const PlacesPart&) = default;
};

} // namespace magister::orleans
