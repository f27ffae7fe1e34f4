// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_part.h"

#include <QPointF>
#include <QStringList>
#include <QVariantList>

#include <optional>
#include <vector>

/// The parts of figures of Messina 1347. Names of drawings are those of resources/art; rows of icons are those of
/// words/icons.h; seats are known by their tincture.
namespace magister::messina {

struct PawnPart {
    QString tincture;
    bool upright{true}; ///< otherwise it lies on its side
    bool faint{};       ///< tried there and refused, or spent
    friend bool operator==(const PawnPart&, const PawnPart&) = default;
};

struct ShipPart {
    QString goods;
    int coins{};
    int points{};
    bool cube{};
    friend bool operator==(const ShipPart&, const ShipPart&) = default;
};

/// A cell of the town: district, port, plot for a new hex, or the water of a dock.
struct HexPart {
    QString target;
    QPointF centre;      ///< in radii, as the town lies
    QString face;        ///< drawing among the boards; empty: the water of a dock
    QString rat;         ///< "left", "right", "standing"; empty: not shown
    QVariantList action; ///< empty: not shown
    QVariantList cost;   ///< of repopulating; shown while `points` is not 0
    QVariantList people; ///< required for repopulating
    int points{};
    QStringList citizens;
    int cubes{};
    std::vector<PawnPart> pawns;
    QString owner; ///< colour of the player who repopulated it
    std::vector<ShipPart> ships;
    Accent accent{};
    std::optional<int> price; ///< coins to come here
    friend bool operator==(const HexPart&, const HexPart&) = default;
};

/// A move step by step.
struct WayPart {
    std::vector<QPointF> stops; ///< centres of hexes, from the first to the last; empty: no move
    std::vector<int> coins;     ///< paid for each step
    friend bool operator==(const WayPart&, const WayPart&) = default;
};

struct TownPart {
    std::vector<HexPart> hexes;
    WayPart way;
    /// A move is drawn step by step: to show the town again would tell nothing more.
    bool showsBoth() const { return !way.stops.empty(); }
    friend bool operator==(const TownPart&, const TownPart&) = default;
};

/// Lieutenants in a row, wherever they are.
struct PawnsPart {
    std::vector<PawnPart> pawns;
    friend bool operator==(const PawnsPart&, const PawnsPart&) = default;
};

/// Lieutenants at home; those used this round are faint.
struct HomePart {
    std::vector<PawnPart> pawns;
    friend bool operator==(const HomePart&, const HomePart&) = default;
};

struct HutPart {
    QString citizen; ///< icon; empty: nobody
    int field{};     ///< 1 or 2 while somebody is inside
    bool upgraded{};
    QVariantList output;
    Accent accent{};
    friend bool operator==(const HutPart&, const HutPart&) = default;
};
struct HutsPart {
    std::vector<HutPart> huts;
    friend bool operator==(const HutsPart&, const HutsPart&) = default;
};

struct SquarePart {
    QPointF centre; ///< in units of the estate's drawing, 520 across
    QVariantList action;
    QString citizen;
    Accent accent{};
    friend bool operator==(const SquarePart&, const SquarePart&) = default;
};
struct NodePart {
    QPointF centre;
    Accent accent{};
    friend bool operator==(const NodePart&, const NodePart&) = default;
};
struct OverseerPart {
    QPointF centre;
    QString icon;
    Accent accent{};
    friend bool operator==(const OverseerPart&, const OverseerPart&) = default;
};
/// A piece of an estate, cut out of the whole.
struct EstatePart {
    QRectF frame; ///< of the drawing, 520 across
    std::vector<SquarePart> squares;
    std::vector<NodePart> nodes;
    std::vector<OverseerPart> overseers;
    friend bool operator==(const EstatePart&, const EstatePart&) = default;
};

struct WorkshopPart {
    QString wanted;  ///< icon of whom it wants
    QString citizen; ///< icon of who is there
    bool needsUpgraded{};
    bool used{};
    QVariantList output;
    QVariantList extra; ///< on top for an upgraded citizen
    Accent accent{};
    friend bool operator==(const WorkshopPart&, const WorkshopPart&) = default;
};
struct WorkshopsPart {
    std::vector<WorkshopPart> workshops;
    friend bool operator==(const WorkshopsPart&, const WorkshopsPart&) = default;
};

/// Carts: true for one that has driven this round.
struct CartsPart {
    std::vector<bool> used;
    friend bool operator==(const CartsPart&, const CartsPart&) = default;
};

struct BookCellPart {
    int space{};
    QVariantList items;
    int points{};
    int bars{};        ///< behind the space: 0, 1 or 2
    QStringList discs; ///< tinctures, the lowest first
    bool waiting{};    ///< its action can still be used
    friend bool operator==(const BookCellPart&, const BookCellPart&) = default;
};
/// A run of spaces of one book.
struct BookPart {
    QString icon;
    bool blue{};
    std::vector<BookCellPart> cells;
    friend bool operator==(const BookPart&, const BookPart&) = default;
};

/// The window of the population wheel.
struct WheelPart {
    QString rat;                                      ///< empty: not shown
    std::vector<std::pair<QString, QString>> classes; ///< icon of a class and the colour of its fields
    friend bool operator==(const WheelPart&, const WheelPart&) = default;
};

/// A row of the round table.
struct RoundPart {
    int round{};
    QString priority; ///< drawing of what sets the turn order; empty: not shown
    QString covering; ///< the same as the priority tile has it
    int flames{};     ///< 0: not shown
    bool current{};
    friend bool operator==(const RoundPart&, const RoundPart&) = default;
};
struct RoundsPart {
    std::vector<RoundPart> rounds;
    friend bool operator==(const RoundsPart&, const RoundsPart&) = default;
};

/// Who plays first, second ...: tinctures.
struct OrderPart {
    QStringList tinctures;
    friend bool operator==(const OrderPart&, const OrderPart&) = default;
};

} // namespace magister::messina
