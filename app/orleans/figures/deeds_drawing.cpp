// SPDX-License-Identifier: GPL-3.0-or-later
// The deeds board, and the hourglass tile of the round.
#include "app/orleans/figures/figure_drawings.h"
#include "app/orleans/figures/figure_signs.h"

#include <algorithm>

namespace magister::orleans {

namespace {

constexpr qreal deedPad = 10;
constexpr qreal deedHead = 40;
constexpr qreal deedSpace = 44;
constexpr qreal rewardSide = 30;
constexpr qreal deedGap = 10;
constexpr std::size_t deedColumns = 6;
constexpr qreal eventSide = 74;

std::size_t linesOf(const DeedPart& deed) {
    return (deed.spaces.size() + deedColumns - 1) / deedColumns;
}
std::size_t columnsOf(const DeedPart& deed) {
    return (deed.spaces.size() + linesOf(deed) - 1) / linesOf(deed);
}
QSizeF sizeOf(const DeedPart& deed) {
    const qreal head = deedHead + 2 * deedPad + rewardSide * (deed.development > 0 ? 3.3 : 2.2);
    const qreal row = static_cast<qreal>(columnsOf(deed)) * (deedSpace + 2);
    return {std::max(head, row) + 2 * deedPad,
            deedHead + static_cast<qreal>(linesOf(deed)) * (deedSpace + 2) + 3 * deedPad};
}

/// Coins for each follower or points instead, and the citizen for the last.
void drawRewards(const FigureCanvas& canvas, const DeedPart& deed, const QPointF& right) {
    QRectF box(right.x() - rewardSide, right.y() - rewardSide / 2, rewardSide, rewardSide);
    drawCitizen(canvas, deed.gone, box);
    box.translate(-rewardSide - 3, 0);
    if (deed.development > 0) {
        drawNumbered(canvas, QStringLiteral("devstar"), QString::number(deed.development), box);
        box.translate(-rewardSide - 3, 0);
    }
    drawNumbered(canvas, QStringLiteral("coin"), QString::number(deed.coins), box);
}

void drawDeed(const FigureCanvas& canvas, const DeedPart& deed, const QRectF& where) {
    const FigureLight& light = canvas.light();
    canvas.box(where.adjusted(1, 1, -1, -1), 7, light.tile, light.tileInk, 1.6);
    canvas.icon(deed.icon, {where.left() + deedPad, where.top() + deedPad, deedHead, deedHead});
    drawRewards(canvas, deed, {where.right() - deedPad, where.top() + deedPad + deedHead / 2});
    const std::size_t columns = columnsOf(deed);
    for (std::size_t i = 0; i < deed.spaces.size(); ++i) {
        const DeedSpacePart& space = deed.spaces[i];
        const QRectF box(where.left() + deedPad + static_cast<qreal>(i % columns) * (deedSpace + 2),
                         where.top() + deedHead + 2 * deedPad + static_cast<qreal>(i / columns) * (deedSpace + 2),
                         deedSpace, deedSpace);
        canvas.box(box, 6, space.filled ? light.tile : light.tileWell, light.tileEdge, 1.1);
        canvas.icon(space.icon, box.adjusted(3, 3, -3, -3));
        drawAccent(canvas, space.accent, box.adjusted(-1, -1, 1, 1), 7);
    }
    drawAccent(canvas, deed.accent, where.adjusted(-2, -2, 2, 2), 9);
}

} // namespace

QSizeF sizeOf(const DeedsPart& part, qreal) {
    QSizeF size(-deedGap, 0);
    for (const DeedPart& deed : part.deeds)
        size = {size.width() + sizeOf(deed).width() + deedGap, std::max(size.height(), sizeOf(deed).height())};
    return size;
}

void draw(const FigureCanvas& canvas, const DeedsPart& part, const QRectF& where) {
    qreal x = where.left();
    for (const DeedPart& deed : part.deeds) {
        const QSizeF size = sizeOf(deed);
        drawDeed(canvas, deed, {QPointF(x, where.top()), size});
        x += size.width() + deedGap;
    }
}

QSizeF sizeOf(const EventPart&, qreal) {
    return {eventSide, eventSide};
}

void draw(const FigureCanvas& canvas, const EventPart& part, const QRectF& where) {
    canvas.box(where.adjusted(1, 1, -1, -1), 8, canvas.light().tile, canvas.light().tileInk, 1.6);
    canvas.icon(part.icon, where.adjusted(8, 8, -8, -8));
}

} // namespace magister::orleans
