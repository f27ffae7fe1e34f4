// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace magister {

/// A part of the table and how much it matters that it stays readable. cost is 0 (cover it first) or more.
struct Region {
    QRectF rect;
    double cost = 0;
};

/// Where an overlay may stand. All rectangles in px of one coordinate system; empty ones are ignored.
struct OverlaySpace {
    QRectF bounds;         ///< the overlay stays inside
    QList<QRectF> keep;    ///< must not be covered
    QList<QRectF> avoid;   ///< rather not covered
    QList<Region> regions; ///< decide among places that cover neither
    QRectF near;           ///< breaks ties: the closer the better; empty for none
    double pull = 0.0002;  ///< cost of each px of distance to `near`
};

struct OverlayPlace {
    QPointF position;    ///< upper left corner
    bool covers = false; ///< no free place exists; something of `keep` is covered, as little as possible
};

/// The best place for an overlay of this size. Exact: covers nothing of `keep` whenever any such place exists.
/// An overlay larger than the bounds starts at their upper left corner.
OverlayPlace placeOverlay(const OverlaySpace& space, QSizeF size);

/// A target that is no wider or no higher than this, in px, is small: its mark ends at the ring round it, so many px outside.
constexpr double smallTarget = 48;
constexpr double ringReach = 6;

struct MarkPlace {
    QPointF position; ///< upper left corner of the mark
    QPointF tip;      ///< end of its leader line: inside the target, or at the ring of a small one
};

/// A place for the numbered mark of one target, outside everything of `keep` and of the target if that can be,
/// near the target, its leader line crossing as few of `keep` as possible. It rather leaves `avoid` free: what lies beside
/// the target and is read together with it. But a mark far away is worse than one that hides a neighbour.
/// gap: px between the mark and what it must not touch.
MarkPlace placeMark(const QRectF& target, const QRectF& bounds, const QList<QRectF>& keep, const QList<QRectF>& avoid,
                    double size, double gap);

} // namespace magister
