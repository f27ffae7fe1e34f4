// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_art.h"
#include "app/figures/figure_light.h"
#include "app/figures/figure_part.h"

#include <QPainter>
#include <QVariantList>

namespace magister {

/// The brush of a figure: drawings, numbers, boxes and rings in one light. Lengths are px at scale 1.
class FigureCanvas {
public:
    FigureCanvas(QPainter& painter, const FigureArt& art, const FigureLight& light)
        : m_painter(painter), m_art(art), m_light(light) {}

    QPainter& painter() const { return m_painter; }
    const FigureLight& light() const { return m_light; }

    /// A drawing of the icon set. lit: it lies on a tile, which keeps daylight.
    void icon(const QString& name, const QRectF& where, bool lit = true) const;
    /// A drawing of the table in the present light.
    void board(const QString& name, const QRectF& where) const;
    /// One line of digits or signs in the middle of a place, with the height of its letters in px.
    void number(const QString& text, const QPointF& centre, qreal size, const QColor& colour) const;
    /// A numeral of a round, a field or a space: I, II ... with serifs, so that I is no l.
    /// fromLeft: `at` is where it begins, else its middle.
    void roman(int n, const QPointF& at, qreal size, const QColor& colour, bool fromLeft = false) const;
    void box(const QRectF& where, qreal radius, const QColor& fill, const QColor& line, qreal width) const;
    /// Points: the number stands in the clear disc. atEnd: points that come at the end of the game.
    void badge(const QString& value, const QPointF& centre, qreal size, bool atEnd) const;
    /// What a thing costs or gives, in the middle of a place.
    void iconRow(const QVariantList& items, const QPointF& centre, qreal size) const;
    /// A line with a casing, so that it stands out from any drawing.
    void ring(const QPainterPath& path, Accent accent, qreal width) const;
    /// The round sign of a refusal.
    void refusal(const QPointF& centre, qreal size) const;
    /// The round sign of something used.
    void tick(const QPointF& centre, qreal size) const;
    void arrow(const QPointF& from, const QPointF& to, const QColor& colour, qreal width) const;

    static qreal iconRowWidth(const QVariantList& items, qreal size);
    static QRectF around(const QPointF& centre, qreal width, qreal height) {
        return {centre.x() - width / 2, centre.y() - height / 2, width, height};
    }

private:
    void letters(const QFont& font, const QString& text, const QPointF& at, qreal size, const QColor& colour,
                 bool fromLeft = false) const;

    QPainter& m_painter;
    const FigureArt& m_art;
    const FigureLight& m_light;
};

} // namespace magister
