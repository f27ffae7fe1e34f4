// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/printed_figures.h"

#include "app/paper/type.h"

#include <QPainter>

namespace magister::paper {

namespace {

/// A pixel of the screen on paper: the numbers of a figure are then about as large as the text beside it.
constexpr qreal dotsPerPixel = mm(0.15);

} // namespace

PrintedFigures::PrintedFigures(const DataFolder& data)
    : m_shelf(data), m_art(data.path() + QStringLiteral("/resources/art")), m_painter(m_art) {}

QString PrintedFigures::next(const QString& rule) {
    const QString figure = m_shelf.showing(rule).value(0);
    if (figure.isEmpty() || m_given.contains(figure) || !m_shelf.find(figure)) return {};
    m_given.insert(figure);
    return figure;
}

Plate PrintedFigures::plate(const QString& figure, qreal width) const {
    const FigurePicture& picture = m_shelf.picture(figure);
    const QSizeF size = m_painter.size(picture);
    if (size.isEmpty()) return {};
    const qreal scale = std::min(dotsPerPixel, width / size.width());
    return {size.height() * scale, [this, &picture, scale](QPainter& painter, QPointF at) {
                painter.save();
                painter.translate(at);
                m_painter.paint(painter, picture, FigureLight::paper(), scale);
                painter.restore();
            }};
}

QString PrintedFigures::caption(const QString& figure, const QString& language) const {
    return m_shelf.words(figure, language).caption;
}

} // namespace magister::paper
