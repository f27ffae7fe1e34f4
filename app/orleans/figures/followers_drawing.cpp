// SPDX-License-Identifier: GPL-3.0-or-later
// Followers that are not on a place: in the market, in the bag.
#include "app/orleans/figures/figure_drawings.h"
#include "app/orleans/figures/figure_signs.h"

#include <algorithm>

namespace magister::orleans {

namespace {

constexpr qreal marketSide = 44;
constexpr qreal marketGap = 5;
constexpr qreal bagSide = 62;
constexpr qreal bagGap = 8;
constexpr qreal inBag = 34;
constexpr int bagColumns = 5;

int columnsOf(const BagPart& part) {
    return std::min(bagColumns, static_cast<int>(part.followers.size()));
}
int rowsOf(const BagPart& part) {
    return (static_cast<int>(part.followers.size()) + bagColumns - 1) / bagColumns;
}

} // namespace

QSizeF sizeOf(const MarketPart& part, qreal) {
    return {static_cast<qreal>(part.spaces.size()) * (marketSide + marketGap) - marketGap, marketSide};
}

void draw(const FigureCanvas& canvas, const MarketPart& part, const QRectF& where) {
    const FigureLight& light = canvas.light();
    QRectF space(where.topLeft(), QSizeF(marketSide, marketSide));
    for (const FollowerPart& follower : part.spaces) {
        canvas.box(space.adjusted(1, 1, -1, -1), marketSide / 2, follower.icon.isEmpty() ? light.tileWell : light.tile,
                   light.tileEdge, 1.4);
        drawFollower(canvas, follower, space.adjusted(5, 5, -5, -5));
        drawAccent(canvas, follower.accent, space.adjusted(-1, -1, 1, 1), marketSide / 2 + 1);
        space.translate(marketSide + marketGap, 0);
    }
}

QSizeF sizeOf(const BagPart& part, qreal) {
    const int columns = columnsOf(part);
    return {bagSide + (columns > 0 ? bagGap : 0) + columns * (inBag + 4),
            std::max(bagSide, rowsOf(part) * (inBag + 4))};
}

void draw(const FigureCanvas& canvas, const BagPart& part, const QRectF& where) {
    const QRectF bag(where.left(), where.center().y() - bagSide / 2, bagSide, bagSide);
    canvas.icon(QStringLiteral("bag"), bag, false);
    const qreal top = where.center().y() - rowsOf(part) * (inBag + 4) / 2.0;
    for (int i = 0; i < static_cast<int>(part.followers.size()); ++i) {
        const QPointF at(bag.right() + bagGap + (i % bagColumns) * (inBag + 4),
                         top + (i / bagColumns) * (inBag + 4) + 2);
        drawFollower(canvas, part.followers[static_cast<std::size_t>(i)], QRectF(at, QSizeF(inBag, inBag)));
    }
    drawAccent(canvas, part.accent, bag, 10);
}

} // namespace magister::orleans
