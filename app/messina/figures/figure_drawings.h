// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_canvas.h"
#include "app/messina/figures/figure_parts.h"

/// How each part of a figure looks; see FigurePart. Sizes are px at scale 1; `room` is the width that may be used.
namespace magister::messina {

QSizeF sizeOf(const TownPart& part, qreal room);
QSizeF sizeOf(const PawnsPart& part, qreal room);
QSizeF sizeOf(const HomePart& part, qreal room);
QSizeF sizeOf(const HutsPart& part, qreal room);
QSizeF sizeOf(const EstatePart& part, qreal room);
QSizeF sizeOf(const WorkshopsPart& part, qreal room);
QSizeF sizeOf(const CartsPart& part, qreal room);
QSizeF sizeOf(const BookPart& part, qreal room);
QSizeF sizeOf(const WheelPart& part, qreal room);
QSizeF sizeOf(const RoundsPart& part, qreal room);
QSizeF sizeOf(const OrderPart& part, qreal room);

/// `where` has the size of the part.
void draw(const FigureCanvas& canvas, const TownPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const PawnsPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const HomePart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const HutsPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const EstatePart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const WorkshopsPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const CartsPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const BookPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const WheelPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const RoundsPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const OrderPart& part, const QRectF& where);

} // namespace magister::messina
