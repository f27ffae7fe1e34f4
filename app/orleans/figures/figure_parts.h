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

/// A space with a follower, or an empty one.
struct FollowerPart {
    QString icon;  ///< empty: nobody
    QString owner; ///< tincture of whose own follower it is; empty for a neutral one
    Accent accent{};
    friend bool operator==(const FollowerPart&, const FollowerPart&) = default;
};
/// A run of spaces of a market.
struct MarketPart {
    std::vector<FollowerPart> spaces;
    friend bool operator==(const MarketPart&, const MarketPart&) = default;
};
/// A bag with everybody in it.
struct BagPart {
    std::vector<FollowerPart> followers;
    Accent accent{};
    friend bool operator==(const BagPart&, const BagPart&) = default;
};

struct TrackSpacePart {
    QString icon;        ///< what it brings; empty: nothing
    QString number;      ///< on the drawing; without one in its place
    int stacks{};        ///< the place tile may be taken from so many; 0: none is
    bool gold{};         ///< a level begins here
    bool gone{};         ///< its citizen has been taken
    QStringList markers; ///< tinctures
    Accent accent{};
    friend bool operator==(const TrackSpacePart&, const TrackSpacePart&) = default;
};
/// A run of spaces of a follower track, or of the development track.
struct TrackPart {
    QString icon; ///< whose track it is; empty for the development track
    std::vector<TrackSpacePart> spaces;
    friend bool operator==(const TrackPart&, const TrackPart&) = default;
};

struct DeedSpacePart {
    QString icon; ///< of who stands there, or of who is wanted
    bool filled{};
    Accent accent{};
    friend bool operator==(const DeedSpacePart&, const DeedSpacePart&) = default;
};
/// A deed with what each follower sent there earns.
struct DeedPart {
    QString icon;
    std::vector<DeedSpacePart> spaces;
    int coins{};
    int development{}; ///< points to be had instead; 0: none
    bool gone{};       ///< its citizen has been taken
    Accent accent{};
    friend bool operator==(const DeedPart&, const DeedPart&) = default;
};
struct DeedsPart {
    std::vector<DeedPart> deeds;
    friend bool operator==(const DeedsPart&, const DeedsPart&) = default;
};

/// The hourglass tile of the round.
struct EventPart {
    QString icon;
    friend bool operator==(const EventPart&, const EventPart&) = default;
};

} // namespace magister::orleans
