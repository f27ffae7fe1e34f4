// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_canvas.h"
#include "app/orleans/figures/figure_parts.h"

/// How each part of a figure looks; see FigurePart.
namespace magister::orleans {

QSizeF sizeOf(const MapPart& part, qreal room);
QSizeF sizeOf(const PlacesPart& part, qreal room);
QSizeF sizeOf(const MarketPart& part, qreal room);
QSizeF sizeOf(const BagPart& part, qreal room);
QSizeF sizeOf(const TrackPart& part, qreal room);
QSizeF sizeOf(const DeedsPart& part, qreal room);
QSizeF sizeOf(const EventPart& part, qreal room);
void draw(const FigureCanvas& canvas, const MapPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const PlacesPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const MarketPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const BagPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const TrackPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const DeedsPart& part, const QRectF& where);
void draw(const FigureCanvas& canvas, const EventPart& part, const QRectF& where);

} // namespace magister::orleans
