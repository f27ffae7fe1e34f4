// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/figure_drawings.h"

#include <QPainterPath>

#include <algorithm>

namespace magister::orleans {

namespace {

constexpr qreal liked = 0.62; ///< px for one px of the drawing, where there is room
constexpr qreal tallestMap = 230;

qreal unit(const MapPart& part, qreal room) {
    return std::min({liked, room / part.frame.width(), tallestMap / part.frame.height()});
}

/// The map on its canvas; lengths are px of its drawing. Colours of ways as on the table (Theme.qml).
struct Map {
    const FigureCanvas& canvas;
    const MapPart& part;
    QPointF origin;
    qreal s;

    QPointF at(const QPointF& point) const { return origin + point * s; }
    QRectF around(const QPointF& point, qreal side) const {
        return FigureCanvas::around(at(point), side * s, side * s);
    }

    void way(const WayPart& way) const {
        QPainterPath path(at(way.points.front()));
        for (std::size_t i = 1; i < way.points.size(); ++i)
            path.lineTo(at(way.points[i]));
        const bool night = canvas.light().night;
        const QColor edge = way.water ? (night ? 0x2C566E : 0x3F7A96) : 0x6E4E26;
        const QColor fill = way.water ? (night ? 0x5E8CA6 : 0x6FA6BF) : (night ? 0xD3C29B : 0xFBF4E3);
        const auto line = [&](const QColor& colour, qreal width) {
            canvas.painter().setBrush(Qt::NoBrush);
            canvas.painter().setPen(QPen(colour, width * s, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            canvas.painter().drawPath(path);
        };
        line(edge, way.water ? 30 : 16);
        line(fill, way.water ? 24 : 10);
        canvas.ring(path, way.accent, 7 * s);
    }
    void good(const GoodPart& good) const {
        const FigureLight& light = canvas.light();
        const QRectF box = around(good.at, 58);
        canvas.box(box, 8 * s, good.icon.isEmpty() ? light.tileWell : light.tile,
                   good.icon.isEmpty() ? light.tileEdge : light.tileInk, std::max(1.0, 2.4 * s));
        if (!good.icon.isEmpty()) canvas.icon(good.icon, around(good.at, 50));
        QPainterPath ring;
        ring.addRoundedRect(box.adjusted(-5 * s, -5 * s, 5 * s, 5 * s), 10 * s, 10 * s);
        canvas.ring(ring, good.accent, 5 * s);
    }
    void town(const TownPart& town) const {
        const qreal side = town.start ? 112 : 62;
        canvas.board(town.start ? QStringLiteral("town-orleans") : QStringLiteral("town"), around(town.at, side));
        QPainterPath ring;
        ring.addEllipse(around(town.at, side + 14));
        canvas.ring(ring, town.accent, 6 * s);
        if (town.accent == Accent::Refused) canvas.refusal(at(town.at + QPointF(side, -side) * 0.42), 22);
        pieces(town.houses, QStringLiteral("house-"), town.at + QPointF(0, side * 0.6), 58);
        pieces(town.merchants, QStringLiteral("merchant-"), town.at - QPointF(0, side * 0.5 + 26), 84);
    }
    void pieces(const QStringList& tinctures, const QString& kind, const QPointF& middle, qreal side) const {
        const qreal step = side * 0.7;
        qreal x = middle.x() - step * static_cast<qreal>(tinctures.size() - 1) / 2;
        for (const QString& tincture : tinctures) {
            canvas.icon(kind + tincture, around({x, middle.y()}, side));
            x += step;
        }
    }
};

} // namespace

QSizeF sizeOf(const MapPart& part, qreal room) {
    return part.frame.size() * unit(part, room);
}

void draw(const FigureCanvas& canvas, const MapPart& part, const QRectF& where) {
    const qreal s = where.width() / part.frame.width();
    const Map map{canvas, part, where.topLeft() - part.frame.topLeft() * s, s};
    QPainterPath window;
    window.addRoundedRect(where, 8, 8);
    canvas.painter().save();
    canvas.painter().setClipPath(window, Qt::IntersectClip);
    canvas.painter().fillPath(window, canvas.light().sheet);
    canvas.board(QStringLiteral("orleans-map"), {map.origin, part.whole * s});
    for (const WayPart& way : part.ways)
        map.way(way);
    for (const GoodPart& good : part.goods)
        map.good(good);
    for (const TownPart& town : part.towns)
        map.town(town);
    canvas.painter().restore();
    canvas.painter().setBrush(Qt::NoBrush);
    canvas.painter().setPen(QPen(canvas.light().edge, 1));
    canvas.painter().drawPath(window);
}

} // namespace magister::orleans
