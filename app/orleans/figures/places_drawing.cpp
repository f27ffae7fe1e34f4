// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/figure_drawings.h"
#include "app/orleans/figures/figure_signs.h"

#include <algorithm>

namespace magister::orleans {

namespace {

constexpr qreal placeHeight = 132;
constexpr qreal slotSide = 48;
constexpr qreal slotGap = 7;
constexpr qreal placePad = 10;
constexpr qreal placeGap = 10;
constexpr qreal signSide = 27;

/// A number or a sign of a row of effects, in letters; empty for a drawing.
QString lettersOf(const QString& sign) {
    if (sign.startsWith(u"n:")) return sign.mid(2);
    if (sign == u"plus") return QStringLiteral("+");
    if (sign == u"slash" || sign == u"per") return QStringLiteral("/");
    if (sign == u"equals") return QStringLiteral("=");
    if (sign == u"arrow") return QStringLiteral("\u203A");
    return {};
}

qreal widthOf(const QString& sign) {
    const QString letters = lettersOf(sign);
    return letters.isEmpty() ? signSide : 8 + 8 * static_cast<qreal>(letters.size());
}

qreal effectWidth(const PlacePart& place) {
    qreal width = 0;
    for (const QString& sign : place.effect)
        width += widthOf(sign);
    return width;
}

qreal widthOf(const PlacePart& place) {
    const auto count = static_cast<qreal>(place.slots_.size());
    const qreal row = count * slotSide + std::max(0.0, count - 1) * slotGap;
    return std::max({row, 44 + 8 + effectWidth(place), 84.0}) + 2 * placePad;
}

void drawSlot(const FigureCanvas& canvas, const PlaceSlot& slot, const QRectF& where) {
    const FigureLight& light = canvas.light();
    canvas.box(where, 6, light.tileWell, light.tileEdge, 1.1);
    if (slot.follower.isEmpty())
        canvas.icon(slot.wanted, where.adjusted(4, 4, -4, -4));
    else
        drawFollower(canvas, {slot.follower, slot.owner}, where.adjusted(3, 3, -3, -3));
    drawAccent(canvas, slot.accent, where.adjusted(-2, -2, 2, 2), 8);
}

void drawPlace(const FigureCanvas& canvas, const PlacePart& place, const QRectF& where) {
    const FigureLight& light = canvas.light();
    canvas.box(where.adjusted(1, 1, -1, -1), 7, light.tile, light.tileInk, 1.6);
    const qreal left = where.left() + placePad;
    canvas.icon(place.icon, {left, where.top() + 8, 44, 44});
    qreal x = where.right() - placePad - effectWidth(place);
    const qreal y = where.top() + 32;
    for (const QString& sign : place.effect) {
        const qreal width = widthOf(sign);
        const QString letters = lettersOf(sign);
        if (letters.isEmpty())
            canvas.icon(sign, FigureCanvas::around({x + width / 2, y}, signSide, signSide));
        else
            canvas.number(letters, {x + width / 2, y}, 15, light.tileInk);
        x += width;
    }
    qreal slotLeft = left;
    for (const PlaceSlot& slot : place.slots_) {
        drawSlot(canvas, slot, {slotLeft, where.bottom() - placePad - slotSide, slotSide, slotSide});
        slotLeft += slotSide + slotGap;
    }
    drawAccent(canvas, place.accent, where.adjusted(-2, -2, 2, 2), 9);
}

} // namespace

QSizeF sizeOf(const PlacesPart& part, qreal) {
    qreal width = -placeGap;
    for (const PlacePart& place : part.places)
        width += widthOf(place) + placeGap;
    return {width, placeHeight};
}

void draw(const FigureCanvas& canvas, const PlacesPart& part, const QRectF& where) {
    qreal x = where.left();
    for (const PlacePart& place : part.places) {
        drawPlace(canvas, place, {x, where.top(), widthOf(place), where.height()});
        x += widthOf(place) + placeGap;
    }
}

} // namespace magister::orleans
