// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_drawings.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace magister::messina {

namespace {

constexpr qreal halfWidth = 0.8660254;
constexpr qreal tallestTown = 250;

/// What the cells cover, in radii.
QRectF extent(const TownPart& town) {
    QRectF all;
    for (const HexPart& hex : town.hexes)
        all |= QRectF(hex.centre.x() - halfWidth, hex.centre.y() - 1, 2 * halfWidth, 2);
    return all;
}

QPainterPath outline(const QPointF& centre, qreal r) {
    QPainterPath path;
    for (int i = 0; i < 6; ++i) {
        const qreal angle = (-90 + 60 * i) * M_PI / 180;
        const QPointF corner = centre + QPointF(r * std::cos(angle), r * std::sin(angle));
        i == 0 ? path.moveTo(corner) : path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

/// The town on its canvas: one radius for all cells.
struct TownDrawing {
    const FigureCanvas& canvas;
    const TownPart& town;
    QPointF origin; ///< of the layout, in px
    qreal r;

    QPointF at(const QPointF& centre) const { return origin + centre * r; }
    qreal u(qreal units) const { return units * r / 80; } ///< the hexes of the table are 80 units in radius

    void face(const HexPart& hex) const {
        const QPointF c = at(hex.centre);
        if (!hex.face.isEmpty()) {
            const QRectF whole = FigureCanvas::around(c, 2 * halfWidth * r, 2 * r);
            const bool plot = hex.face == u"hex-ghost";
            canvas.board(hex.face, plot ? FigureCanvas::around(c, whole.width() * 0.7, whole.height() * 0.7) : whole);
            return;
        }
        canvas.painter().setBrush(canvas.light().water);
        canvas.painter().setPen(QPen(canvas.light().waterEdge, u(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        canvas.painter().drawPath(outline(c, r * 0.96));
    }

    void foot(const HexPart& hex) const {
        const QPointF c = at(hex.centre);
        if (!hex.owner.isEmpty())
            return canvas.icon(QStringLiteral("tile-") + hex.owner,
                               FigureCanvas::around(c + QPointF(0, u(38)), u(43), u(43)));
        if (hex.points == 0) return;
        const bool crowded = hex.people.size() > 3;
        const qreal size = u(crowded ? 21 : 23);
        const qreal gap = u(hex.cost.isEmpty() ? 0 : 9);
        const qreal cost = FigureCanvas::iconRowWidth(hex.cost, size);
        const qreal people = FigureCanvas::iconRowWidth(hex.people, size);
        const qreal left = c.x() - (cost + gap + people) / 2;
        const qreal y = c.y() + u(30);
        canvas.iconRow(hex.cost, {left + cost / 2, y}, size);
        canvas.iconRow(hex.people, {left + cost + gap + people / 2, y}, size);
        if (gap > 0) {
            canvas.painter().setPen(QPen(canvas.light().tileSoft, u(1.2)));
            canvas.painter().drawLine(QPointF(left + cost + gap / 2, y - size / 2),
                                      QPointF(left + cost + gap / 2, y + size / 2));
        }
        canvas.badge(QString::number(hex.points), c + QPointF(0, u(55)), u(29), true);
    }

    void ship(const ShipPart& ship, const QRectF& card) const {
        canvas.box(card, u(5), canvas.light().tile, canvas.light().tileInk, u(2));
        const qreal goods = card.height() * 0.66;
        canvas.icon(ship.goods,
                    FigureCanvas::around({card.left() + card.width() * 0.28, card.center().y()}, goods, goods));
        const bool both = ship.coins > 0 && ship.points > 0;
        const qreal x = card.left() + card.width() * 0.72;
        const qreal step = both ? card.height() * 0.22 : 0;
        const qreal size = card.height() * (both ? 0.42 : 0.5);
        if (ship.coins > 0) {
            const qreal y = card.center().y() - step;
            canvas.number(QString::number(ship.coins), {x - size * 0.5, y}, size * 0.8, canvas.light().tileInk);
            canvas.icon(QStringLiteral("coin"), FigureCanvas::around({x + size * 0.38, y}, size, size));
        }
        if (ship.points > 0)
            canvas.badge(QString::number(ship.points), {x, card.center().y() + step}, size * 1.1, false);
        const qreal cube = card.height() * 0.56;
        if (ship.cube)
            canvas.icon(QStringLiteral("plague"),
                        FigureCanvas::around({card.left() + cube * 0.08, card.bottom() - cube * 0.1}, cube, cube));
    }

    void ships(const HexPart& hex) const {
        const QPointF c = at(hex.centre);
        const auto count = static_cast<qreal>(hex.ships.size());
        const qreal height = u(count > 1 ? 44 : 56);
        const qreal top = c.y() - count * (height + u(4)) / 2 - u(hex.pawns.empty() ? 0 : 22);
        for (std::size_t i = 0; i < hex.ships.size(); ++i)
            ship(hex.ships[i], {c.x() - u(50), top + static_cast<qreal>(i) * (height + u(4)), u(100), height});
    }

    /// Citizens and cubes in one row; lieutenants beside them, or below where it gets crowded.
    void pieces(const HexPart& hex) const {
        struct Piece {
            QString icon;
            qreal size;
            bool faint;
        };
        std::vector<Piece> first;
        std::vector<Piece> second;
        for (const QString& citizen : hex.citizens)
            first.push_back({citizen, 46, false});
        for (int i = 0; i < hex.cubes; ++i)
            first.push_back({QStringLiteral("plague"), 42, false});
        for (const PawnPart& pawn : hex.pawns)
            second.push_back(
                {QStringLiteral("pawn-") + pawn.tincture + (pawn.upright ? QString() : QStringLiteral("-down")), 54,
                 pawn.faint});
        const bool low = hex.points > 0 || !hex.owner.isEmpty();
        const bool high = !hex.action.isEmpty() || !hex.rat.isEmpty();
        qreal y = low ? (high ? -2 : -14) : high ? 14 : hex.price ? -8 : 0;
        if (hex.face.isEmpty() && !hex.ships.empty()) y = 34;
        if (first.size() + second.size() <= 2) {
            first.insert(first.end(), second.begin(), second.end());
            second.clear();
        }
        const bool two = !first.empty() && !second.empty();
        const auto row = [&](const std::vector<Piece>& line, qreal middle) {
            qreal width = 0;
            for (const Piece& piece : line)
                width += piece.size;
            const qreal shrink = std::min({1.0, 116 / std::max(1.0, width), two ? 0.82 : 1.0});
            qreal x = at(hex.centre).x() - u(width * shrink) / 2;
            for (const Piece& piece : line) {
                const qreal size = u(piece.size * shrink);
                canvas.painter().setOpacity(piece.faint ? 0.5 : 1);
                canvas.icon(piece.icon, {x, at(hex.centre).y() + u(middle) - size / 2, size, size});
                canvas.painter().setOpacity(1);
                x += size;
            }
        };
        row(first, two ? y - 22 : y);
        row(second, two ? y + 22 : y);
    }

    void details(const HexPart& hex) const {
        const QPointF c = at(hex.centre);
        if (!hex.action.isEmpty()) {
            const bool low = hex.points > 0 || !hex.pawns.empty() || hex.cubes || !hex.citizens.isEmpty();
            canvas.iconRow(hex.action, c - QPointF(0, u(low ? 40 : 8)), u(hex.action.size() > 2 ? 28 : 34));
        }
        if (!hex.rat.isEmpty()) {
            const bool alone = hex.cubes == 0 && hex.citizens.isEmpty() && hex.pawns.empty();
            canvas.icon(QStringLiteral("rat-") + hex.rat, FigureCanvas::around(c - QPointF(0, u(alone ? 0 : 38)),
                                                                               u(alone ? 46 : 36), u(alone ? 46 : 36)));
        }
        foot(hex);
    }

    void marks(const HexPart& hex) const {
        const QPointF c = at(hex.centre);
        const bool refused = hex.accent == Accent::Refused;
        canvas.ring(outline(c, r * (refused ? 0.9 : 0.86)), hex.accent, u(refused ? 6 : 4.4));
        if (refused) canvas.refusal(c + QPointF(r * 0.62, -r * 0.62), u(38));
        if (!hex.price) return;
        const QPointF low = c + QPointF(0, u(46));
        const qreal size = u(30);
        canvas.box(FigureCanvas::around(low, u(58), u(32)), u(16), canvas.light().tile, canvas.light().tileInk, u(1.8));
        canvas.number(QString::number(*hex.price), low - QPointF(u(13), 0), size * 0.78, canvas.light().tileInk);
        canvas.icon(QStringLiteral("coin"), FigureCanvas::around(low + QPointF(u(11), 0), size * 0.86, size * 0.86));
    }

    void way() const {
        const auto& stops = town.way.stops;
        if (stops.size() < 2) return;
        QPainterPath path(at(stops.front()));
        for (std::size_t i = 1; i + 1 < stops.size(); ++i)
            path.lineTo(at(stops[i]));
        const QPointF from = at(stops[stops.size() - 2]);
        const QPointF to = from + (at(stops.back()) - from) * 0.8;
        for (const bool casing : {true, false}) {
            const QColor colour = casing ? canvas.light().casing : canvas.light().way;
            const qreal width = u(casing ? 10 : 5.5);
            QPainterPath all = path;
            all.lineTo(to);
            canvas.painter().setBrush(Qt::NoBrush);
            canvas.painter().setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            canvas.painter().drawPath(all);
            const QPointF along = (to - from) / std::hypot(to.x() - from.x(), to.y() - from.y());
            const QPointF side(-along.y(), along.x());
            QPainterPath head(to - along * u(14) + side * u(12));
            head.lineTo(to + along * u(4));
            head.lineTo(to - along * u(14) - side * u(12));
            canvas.painter().drawPath(head);
        }
    }

    /// A coin on each step that costs one.
    void wayCoins() const {
        for (std::size_t i = 0; i < town.way.coins.size(); ++i) {
            const QPointF middle = (at(town.way.stops[i]) + at(town.way.stops[i + 1])) / 2;
            for (int coin = 0; coin < town.way.coins[i]; ++coin)
                canvas.icon(QStringLiteral("coin"),
                            FigureCanvas::around(middle + QPointF(u(8 * coin), 0), u(34), u(34)));
        }
    }
};

qreal radius(const TownPart& part, qreal room) {
    const QRectF all = extent(part);
    const bool foot = std::any_of(part.hexes.begin(), part.hexes.end(),
                                  [](const HexPart& hex) { return hex.points > 0 || !hex.owner.isEmpty(); });
    const qreal wanted = foot ? 66 : part.hexes.size() < 2 ? 58 : part.hexes.size() < 4 ? 52 : 46;
    return std::min({wanted, room / all.width(), tallestTown / all.height()});
}

} // namespace

QSizeF sizeOf(const TownPart& part, qreal room) {
    return extent(part).size() * radius(part, room);
}

void draw(const FigureCanvas& canvas, const TownPart& part, const QRectF& where) {
    const QRectF all = extent(part);
    const qreal r = where.width() / all.width();
    const TownDrawing drawing{canvas, part, where.topLeft() - all.topLeft() * r, r};
    for (const HexPart& hex : part.hexes)
        drawing.face(hex);
    for (const HexPart& hex : part.hexes)
        drawing.details(hex);
    drawing.way();
    for (const HexPart& hex : part.hexes) {
        drawing.ships(hex);
        drawing.pieces(hex);
    }
    for (const HexPart& hex : part.hexes)
        drawing.marks(hex);
    drawing.wayCoins();
}

} // namespace magister::messina
