// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/printed_figures.h"

#include "app/paper/type.h"

#include <QPainter>

namespace magister::paper {

namespace {

/// A pixel of the screen on paper: the numbers of a figure are then about as large as the text beside it.
constexpr qreal dotsPerPixel = mm(0.15);

} // namespace

PrintedFigures::PrintedFigures(const DataFolder& data, const QString& game)
    : m_art(data.path() + QStringLiteral("/resources/art")), m_painter(m_art) {
    if (const FigureGame* known = findFigureGame(game)) m_shelf.emplace(data, *known);
}

QString PrintedFigures::next(const QString& rule) {
    const QString figure = m_shelf ? m_shelf->showing(rule).value(0) : QString();
    if (figure.isEmpty() || m_given.contains(figure) || !m_shelf->find(figure)) return {};
    m_given.insert(figure);
    return figure;
}

Plate PrintedFigures::plate(const QString& figure, qreal width) const {
    if (!m_shelf) return {};
    const FigurePicture& picture = m_shelf->picture(figure);
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
    return m_shelf ? m_shelf->words(figure, language).caption : QString();
}

} // namespace magister::paper
