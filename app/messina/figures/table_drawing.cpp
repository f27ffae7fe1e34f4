// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_drawings.h"

#include <algorithm>

namespace magister::messina {

namespace {

constexpr qreal cellWidth = 46;
constexpr qreal cellHeight = 58;
constexpr qreal sign = 34;
constexpr qreal roundWidth = 46;
constexpr qreal roundRow = 44;
constexpr qreal disc = 38;

void drawCell(const FigureCanvas& canvas, const BookCellPart& cell, bool blue, const QRectF& where) {
    const FigureLight& light = canvas.light();
    const QRectF box = where.adjusted(1, 1, -2.5, -1);
    canvas.box(box, 4, light.tile, cell.waiting ? light.plateEdge : light.tileEdge, cell.waiting ? 2.2 : 1.1);
    canvas.roman(cell.space, {box.left() + 5, box.top() + 9}, 11, light.tileSoft, true);
    const bool both = !cell.items.isEmpty() && cell.points > 0;
    const qreal y = box.bottom() - 15;
    const qreal room = box.width() - 6;
    const qreal badge = cell.points > 0 ? (both ? 20 : 25) : 0;
    qreal size = both ? 18 : 24;
    const qreal natural = FigureCanvas::iconRowWidth(cell.items, size);
    if (natural > room - badge) size *= (room - badge) / natural;
    const qreal items = FigureCanvas::iconRowWidth(cell.items, size);
    const qreal left = box.center().x() - (items + badge) / 2;
    canvas.iconRow(cell.items, {left + items / 2, y}, size);
    if (cell.points > 0) canvas.badge(QString::number(cell.points), {left + items + badge / 2, y}, badge, true);
    // Discs ride above the reward; the one on top lies in front.
    const auto count = static_cast<qreal>(cell.discs.size());
    const qreal step = count > 1 ? std::min(13.0, (room - 24) / (count - 1)) : 0;
    const qreal high = cell.items.isEmpty() && cell.points == 0 ? box.center().y() + 6 : box.top() + 16;
    for (qsizetype i = 0; i < cell.discs.size(); ++i) {
        const qreal x = box.right() - 15 - (count - 1 - static_cast<qreal>(i)) * step;
        canvas.icon(QStringLiteral("disc-") + cell.discs[i], FigureCanvas::around({x, high}, 26, 26));
    }
    canvas.painter().setPen(Qt::NoPen);
    canvas.painter().setBrush(blue ? light.blueBar : light.bar);
    if (cell.bars > 0) canvas.painter().drawRect(QRectF(where.right() - 1.6, where.top(), 3.2, where.height()));
    if (cell.bars > 1) canvas.painter().drawRect(QRectF(where.right() - 6.2, where.top(), 2.4, where.height()));
}

} // namespace

QSizeF sizeOf(const BookPart& part, qreal room) {
    const auto count = static_cast<qreal>(part.cells.size());
    const qreal width = std::min(cellWidth, (room - sign - 6) / std::max(1.0, count));
    return {sign + 6 + count * width, cellHeight};
}
void draw(const FigureCanvas& canvas, const BookPart& part, const QRectF& where) {
    canvas.icon(part.icon, FigureCanvas::around({where.left() + sign / 2, where.center().y()}, sign, sign), false);
    const qreal width = (where.width() - sign - 6) / static_cast<qreal>(std::max<std::size_t>(1, part.cells.size()));
    for (std::size_t i = 0; i < part.cells.size(); ++i)
        drawCell(canvas, part.cells[i], part.blue,
                 {where.left() + sign + 6 + static_cast<qreal>(i) * width, where.top(), width, cellHeight});
}

QSizeF sizeOf(const WheelPart& part, qreal) {
    const qreal rat = part.rat.isEmpty() ? 0 : 66;
    return {rat + static_cast<qreal>(part.classes.size()) * 52, 74};
}
void draw(const FigureCanvas& canvas, const WheelPart& part, const QRectF& where) {
    const FigureLight& light = canvas.light();
    qreal x = where.left();
    if (!part.rat.isEmpty()) {
        const QRectF box(x + 1, where.top() + 1, 60, where.height() - 2);
        canvas.box(box, 5, light.tile, light.tileInk, 1.6);
        canvas.icon(QStringLiteral("rat-") + part.rat, FigureCanvas::around(box.center() + QPointF(4, -10), 44, 44));
        canvas.icon(QStringLiteral("plague"), FigureCanvas::around(box.center() + QPointF(-13, 18), 27, 27));
        x += 66;
    }
    for (const auto& [citizen, colour] : part.classes) {
        const QRectF box(x + 1, where.top() + 1, 48, where.height() - 2);
        canvas.box(box, 5, light.tile, light.tileInk, 1.6);
        canvas.icon(citizen, FigureCanvas::around(box.center() - QPointF(0, 12), 36, 36));
        canvas.board(QStringLiteral("swatch-") + colour,
                     FigureCanvas::around({box.center().x(), box.bottom() - 14}, 42, 15.4));
        x += 52;
    }
}

QSizeF sizeOf(const RoundsPart& part, qreal) {
    int rows = 1;
    for (const RoundPart& round : part.rounds) {
        const int here =
            1 + (round.priority.isEmpty() ? 0 : 1) + (round.covering.isEmpty() ? 0 : 1) + (round.flames ? 1 : 0);
        rows = std::max(rows, here);
    }
    return {static_cast<qreal>(part.rounds.size()) * roundWidth, 24 + (rows - 1) * roundRow};
}
void draw(const FigureCanvas& canvas, const RoundsPart& part, const QRectF& where) {
    const FigureLight& light = canvas.light();
    for (std::size_t i = 0; i < part.rounds.size(); ++i) {
        const RoundPart& round = part.rounds[i];
        const QRectF column(where.left() + static_cast<qreal>(i) * roundWidth, where.top(), roundWidth, where.height());
        canvas.box(column.adjusted(1.5, 1, -1.5, -1), 4, light.tile, round.current ? light.plateEdge : light.tileEdge,
                   round.current ? 2.2 : 1.1);
        canvas.roman(round.round, {column.center().x(), column.top() + 13}, 14, light.tileSoft);
        qreal y = column.top() + 24 + roundRow / 2 - 2;
        if (!round.priority.isEmpty()) {
            canvas.painter().setOpacity(round.covering.isEmpty() ? 1 : 0.35);
            canvas.icon(round.priority, FigureCanvas::around({column.center().x(), y}, 30, 30));
            canvas.painter().setOpacity(1);
            y += roundRow;
        }
        if (!round.covering.isEmpty()) {
            canvas.box(FigureCanvas::around({column.center().x(), y}, roundWidth - 3, 38), 3, light.plate,
                       light.plateEdge, 1.2);
            canvas.icon(round.covering, FigureCanvas::around({column.center().x(), y}, 30, 30));
            y += roundRow;
        }
        if (round.flames)
            canvas.icon(QStringLiteral("flame-%1").arg(round.flames),
                        FigureCanvas::around({column.center().x(), y}, 32, 32));
    }
}

QSizeF sizeOf(const OrderPart& part, qreal) {
    return {static_cast<qreal>(part.tinctures.size()) * (disc + 8), disc + 22};
}
void draw(const FigureCanvas& canvas, const OrderPart& part, const QRectF& where) {
    for (qsizetype i = 0; i < part.tinctures.size(); ++i) {
        const QPointF c(where.left() + (static_cast<qreal>(i) + 0.5) * (disc + 8), where.top() + disc / 2);
        canvas.icon(QStringLiteral("disc-") + part.tinctures[i], FigureCanvas::around(c, disc, disc), false);
        canvas.number(QStringLiteral("%1.").arg(i + 1), c + QPointF(2, disc / 2 + 12), 16, canvas.light().ink);
    }
}

} // namespace magister::messina
