// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_drawings.h"

#include <QPainterPath>

#include <algorithm>

namespace magister::messina {

namespace {

constexpr qreal tileGap = 8;
constexpr QSizeF hutSize(88, 108);
constexpr QSizeF workshopSize(104, 54);
constexpr QSizeF cartSize(56, 46);
constexpr QSizeF pawnSize(38, 48);

QSizeF rowSize(std::size_t count, const QSizeF& one, qreal between = tileGap) {
    const auto n = static_cast<qreal>(count);
    return {n * one.width() + std::max(0.0, n - 1) * between, one.height()};
}

QRectF cell(const QRectF& where, std::size_t i, const QSizeF& one, qreal between = tileGap) {
    return {where.left() + static_cast<qreal>(i) * (one.width() + between), where.top(), one.width(), one.height()};
}

QPainterPath rounded(const QRectF& where, qreal radius) {
    QPainterPath path;
    path.addRoundedRect(where, radius, radius);
    return path;
}

void drawField(const FigureCanvas& canvas, const QRectF& field, int n, const HutPart& hut) {
    const FigureLight& light = canvas.light();
    const bool taken = hut.field == n;
    canvas.box(field, 4, light.tileWell, light.tileEdge, 1.1);
    if (!taken) return canvas.roman(n, field.center(), 18, light.tileSoft);
    canvas.roman(n, {field.center().x(), field.top() + 6.5}, 10.5, light.tileSoft);
    const qreal size = std::min(field.width(), field.height() - 11);
    canvas.icon(hut.citizen, FigureCanvas::around({field.center().x(), field.bottom() - size / 2 - 1}, size, size));
}

void drawHut(const FigureCanvas& canvas, const HutPart& hut, const QRectF& where) {
    const FigureLight& light = canvas.light();
    canvas.box(where.adjusted(1, 18, -1, -1), 4, light.tile, light.tileInk, 1.6);
    canvas.board(QStringLiteral("roof"), {where.left() - 2, where.top(), where.width() + 4, 25});
    for (const int n : {1, 2})
        drawField(canvas, {where.left() + 6 + (n - 1) * 39, where.top() + 29, 37, 45}, n, hut);
    const QRectF plate(where.left() + 6, where.top() + 78, where.width() - 12, 24);
    canvas.box(plate, 4, hut.upgraded ? light.plate : QColor(Qt::transparent),
               hut.upgraded ? light.plateEdge : light.tileEdge, 1.1);
    canvas.iconRow(hut.output, plate.center(), 20);
    canvas.ring(rounded(where.adjusted(-3, -2, 3, 3), 7), hut.accent, 3);
}

void drawWorkshop(const FigureCanvas& canvas, const WorkshopPart& shop, const QRectF& where) {
    const FigureLight& light = canvas.light();
    canvas.box(where.adjusted(1, 1, -1, -1), 5, light.tile, light.tileInk, 1.6);
    const QRectF slot = QRectF(where.left() + 6, where.top() + 6, where.height() - 12, where.height() - 12);
    canvas.box(slot, 4, shop.needsUpgraded ? light.plate : light.tileWell,
               shop.needsUpgraded ? light.plateEdge : light.tileEdge, 1.1);
    const bool staffed = !shop.citizen.isEmpty();
    canvas.painter().setOpacity(staffed ? 1 : 0.35);
    canvas.icon(staffed ? shop.citizen : shop.wanted, slot.adjusted(2, 2, -2, -2));
    canvas.painter().setOpacity(shop.used ? 0.5 : 1);
    const qreal x = (slot.right() + where.right()) / 2;
    const qreal room = where.right() - slot.right() - 10;
    const auto fitting = [&](const QVariantList& items, qreal size) {
        return std::min(size, size * room / std::max(1.0, FigureCanvas::iconRowWidth(items, size)));
    };
    const bool two = !shop.extra.isEmpty();
    const qreal step = two ? where.height() * 0.22 : 0;
    canvas.iconRow(shop.output, {x, where.center().y() - step}, fitting(shop.output, two ? 20 : 28));
    if (two) {
        const qreal size = fitting(shop.extra, 20);
        const qreal width = FigureCanvas::iconRowWidth(shop.extra, size);
        canvas.iconRow(shop.extra, {x + 6, where.center().y() + step}, size);
        canvas.number(QStringLiteral("+"), {x + 6 - width / 2 - 7, where.center().y() + step}, 15, light.plateEdge);
    }
    canvas.painter().setOpacity(1);
    canvas.ring(rounded(where.adjusted(-3, -3, 3, 3), 7), shop.accent, 3);
}

void drawPawn(const FigureCanvas& canvas, const PawnPart& pawn, const QRectF& where) {
    canvas.painter().setOpacity(pawn.faint ? 0.45 : 1);
    const qreal size = where.height();
    canvas.icon(QStringLiteral("pawn-") + pawn.tincture + (pawn.upright ? QString() : QStringLiteral("-down")),
                FigureCanvas::around(where.center(), size, size), false);
    canvas.painter().setOpacity(1);
}

} // namespace

QSizeF sizeOf(const HutsPart& part, qreal) {
    return rowSize(part.huts.size(), hutSize);
}
void draw(const FigureCanvas& canvas, const HutsPart& part, const QRectF& where) {
    for (std::size_t i = 0; i < part.huts.size(); ++i)
        drawHut(canvas, part.huts[i], cell(where, i, hutSize));
}

QSizeF sizeOf(const WorkshopsPart& part, qreal) {
    const auto n = static_cast<qreal>(part.workshops.size());
    return {workshopSize.width(), n * workshopSize.height() + (n - 1) * tileGap};
}
void draw(const FigureCanvas& canvas, const WorkshopsPart& part, const QRectF& where) {
    for (std::size_t i = 0; i < part.workshops.size(); ++i)
        drawWorkshop(
            canvas, part.workshops[i],
            {QPointF(where.left(), where.top() + static_cast<qreal>(i) * (workshopSize.height() + tileGap)), workshopSize});
}

QSizeF sizeOf(const CartsPart& part, qreal) {
    return rowSize(std::max<std::size_t>(1, part.used.size()), cartSize);
}
void draw(const FigureCanvas& canvas, const CartsPart& part, const QRectF& where) {
    const FigureLight& light = canvas.light();
    for (std::size_t i = 0; i < part.used.size(); ++i) {
        const QRectF cart = cell(where, i, cartSize).adjusted(1, 1, -1, -1);
        canvas.painter().setOpacity(part.used[i] ? 0.55 : 1);
        canvas.box(cart, 5, light.tile, light.tileInk, 1.6);
        canvas.icon(QStringLiteral("cart"), FigureCanvas::around(cart.center(), 38, 38));
        canvas.painter().setOpacity(1);
        if (!part.used[i]) continue;
        // Turned over: it has driven this round.
        canvas.tick(cart.bottomRight() - QPointF(8, 8), 18);
    }
}

QSizeF sizeOf(const PawnsPart& part, qreal) {
    return rowSize(part.pawns.size(), pawnSize, 0);
}
void draw(const FigureCanvas& canvas, const PawnsPart& part, const QRectF& where) {
    for (std::size_t i = 0; i < part.pawns.size(); ++i)
        drawPawn(canvas, part.pawns[i], cell(where, i, pawnSize, 0));
}

QSizeF sizeOf(const HomePart& part, qreal) {
    return rowSize(std::max<std::size_t>(1, part.pawns.size()), pawnSize, 0) + QSizeF(26, 20);
}
void draw(const FigureCanvas& canvas, const HomePart& part, const QRectF& where) {
    QPainter& painter = canvas.painter();
    painter.setBrush(Qt::NoBrush);
    QPen pen(canvas.light().edge, 1.4);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), 8, 8);
    const QSizeF row = rowSize(part.pawns.size(), pawnSize, 0);
    const QRectF inner(where.center().x() - row.width() / 2, where.top() + 10, row.width(), row.height());
    for (std::size_t i = 0; i < part.pawns.size(); ++i) {
        const QRectF place = cell(inner, i, pawnSize, 0);
        drawPawn(canvas, {part.pawns[i].tincture, true, false}, place);
        if (part.pawns[i].faint) canvas.tick(place.bottomRight() - QPointF(4, 6), 18);
    }
}

} // namespace magister::messina
