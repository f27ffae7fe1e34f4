// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/figure_drawings.h"
#include "app/orleans/figures/figure_signs.h"

#include <algorithm>

namespace magister::orleans {

namespace {

constexpr qreal trackHead = 40;
constexpr qreal trackHeadGap = 8;
constexpr qreal trackGap = 3;
constexpr qreal widestSpace = 48;
constexpr qreal narrowestSpace = 34;
constexpr qreal trackHeight = 66;
constexpr qreal discSide = 26;
constexpr qreal tileTop = 10; ///< markers rise above the space

qreal headOf(const TrackPart& part) {
    return part.icon.isEmpty() ? 0 : trackHead + trackHeadGap;
}

qreal spaceWidth(const TrackPart& part, qreal room) {
    const qreal each = (room - headOf(part)) / std::max<qreal>(1, static_cast<qreal>(part.spaces.size())) - trackGap;
    return std::clamp(each, narrowestSpace, widestSpace);
}

void drawSpaceReward(const FigureCanvas& canvas, const TrackSpacePart& space, const QRectF& tile) {
    const qreal side = std::min(32.0, tile.width() - 5);
    const QPointF middle(tile.center().x(), tile.bottom() - 4 - side / 2);
    const QRectF sign = FigureCanvas::around(middle, side, side);
    if (space.stacks > 0) {
        canvas.icon(space.icon, FigureCanvas::around(middle - QPointF(side * 0.24, 0), side * 0.8, side * 0.8));
        canvas.roman(space.stacks, middle + QPointF(side * 0.44, 0), side * 0.38, canvas.light().tileInk);
    } else if (space.icon.isEmpty()) {
        canvas.number(space.number, middle, 16, canvas.light().tileInk);
    } else if (space.icon == u"citizen") {
        drawCitizen(canvas, space.gone, sign);
    } else {
        drawNumbered(canvas, space.icon, space.number, sign);
    }
}

void drawMarkers(const FigureCanvas& canvas, const QStringList& tinctures, const QRectF& where) {
    const auto count = static_cast<qreal>(tinctures.size());
    const qreal step = count < 2 ? 0 : std::min(discSide * 0.62, (where.width() + 4 - discSide) / (count - 1));
    qreal x = where.center().x() - step * (count - 1) / 2;
    for (const QString& tincture : tinctures) {
        canvas.icon(QStringLiteral("disc-") + tincture,
                    FigureCanvas::around({x, where.top() + discSide / 2}, discSide, discSide));
        x += step;
    }
}

void drawSpace(const FigureCanvas& canvas, const TrackSpacePart& space, const QRectF& where) {
    const FigureLight& light = canvas.light();
    const QRectF tile = where.adjusted(0.5, tileTop, -0.5, -1);
    canvas.box(tile, 5, space.gold ? light.plate : light.tile, space.gold ? light.plateEdge : light.tileEdge, 1.1);
    drawSpaceReward(canvas, space, tile);
    drawAccent(canvas, space.accent, tile.adjusted(-1, -1, 1, 1), 6);
    drawMarkers(canvas, space.markers, where);
}

} // namespace

QSizeF sizeOf(const TrackPart& part, qreal room) {
    return {headOf(part) + static_cast<qreal>(part.spaces.size()) * (spaceWidth(part, room) + trackGap) - trackGap,
            trackHeight};
}

void draw(const FigureCanvas& canvas, const TrackPart& part, const QRectF& where) {
    const QRectF row = where.adjusted(headOf(part), 0, 0, 0);
    canvas.icon(part.icon,
                {where.left(), where.top() + tileTop + (trackHeight - tileTop - trackHead) / 2, trackHead, trackHead});
    const qreal step = (row.width() + trackGap) / static_cast<qreal>(part.spaces.size());
    qreal x = row.left();
    for (const TrackSpacePart& space : part.spaces) {
        drawSpace(canvas, space, {x, row.top(), step - trackGap, row.height()});
        x += step;
    }
}

} // namespace magister::orleans
