// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_drawings.h"

#include <QPainterPath>

#include <algorithm>

namespace magister::messina {

namespace {

constexpr qreal liked = 0.74; ///< px for one unit of the drawing, where there is room
constexpr qreal tallestEstate = 230;

qreal unit(const EstatePart& part, qreal room) {
    return std::min({liked, room / part.frame.width(), tallestEstate / part.frame.height()});
}

void drawSquare(const FigureCanvas& canvas, const SquarePart& square, const QPointF& c, qreal s) {
    const FigureLight& light = canvas.light();
    const QRectF tile = FigureCanvas::around(c, 54 * s, 60 * s);
    canvas.box(tile, 5 * s, light.tile, light.tileInk, std::max(1.2, 1.8 * s));
    const qreal size = square.action.size() > 2 ? 18 : square.action.size() > 1 ? 22 : 25;
    canvas.iconRow(square.action, {c.x(), tile.top() + 15 * s}, size * s);
    const QPointF seat(c.x(), tile.top() + 42 * s);
    if (square.citizen.isEmpty())
        canvas.box(FigureCanvas::around(seat, 28 * s, 28 * s), 4 * s, light.tileWell, light.tileEdge, 1);
    else
        canvas.icon(square.citizen, FigureCanvas::around(seat, 35 * s, 35 * s));
    QPainterPath ring;
    ring.addRoundedRect(tile.adjusted(-4 * s, -4 * s, 4 * s, 4 * s), 8 * s, 8 * s);
    canvas.ring(ring, square.accent, 3.6 * s);
}

} // namespace

QSizeF sizeOf(const EstatePart& part, qreal room) {
    return part.frame.size() * unit(part, room);
}

void draw(const FigureCanvas& canvas, const EstatePart& part, const QRectF& where) {
    const qreal s = where.width() / part.frame.width();
    const QPointF origin = where.topLeft() - part.frame.topLeft() * s;
    QPainter& painter = canvas.painter();
    QPainterPath window;
    window.addRoundedRect(where, 8, 8);
    painter.save();
    painter.setClipPath(window, Qt::IntersectClip);
    painter.fillPath(window, canvas.light().sheet);
    canvas.board(QStringLiteral("estate"), {origin, QSizeF(520 * s, 520 * s)});
    for (const SquarePart& square : part.squares)
        drawSquare(canvas, square, origin + square.centre * s, s);
    for (const OverseerPart& overseer : part.overseers)
        canvas.icon(overseer.icon, FigureCanvas::around(origin + overseer.centre * s, 44 * s, 44 * s));
    const auto ring = [&](const QPointF& centre, Accent accent, qreal radius) {
        QPainterPath circle;
        circle.addEllipse(origin + centre * s, radius * s, radius * s);
        canvas.ring(circle, accent, 3.6 * s);
    };
    for (const NodePart& node : part.nodes)
        ring(node.centre, node.accent, 19);
    for (const OverseerPart& overseer : part.overseers)
        ring(overseer.centre, overseer.accent, 24);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(canvas.light().edge, 1));
    painter.drawPath(window);
}

} // namespace magister::messina
