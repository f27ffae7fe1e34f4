// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_drawing.h"

#include "app/figures/figure_painter.h"

#include <QPainter>

#include <algorithm>

namespace magister {

namespace {

const FigureArt& art() {
    static const FigureArt art;
    return art;
}

} // namespace

FigureDrawing::FigureDrawing(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

const FigurePicture& FigureDrawing::picture() const {
    static const FigurePicture nothing;
    return m_shelf ? m_shelf->picture(m_figure.section(u'/', 1)) : nothing;
}

FigureWords FigureDrawing::words() const {
    return m_shelf ? m_shelf->words(m_figure.section(u'/', 1), m_language) : FigureWords();
}

void FigureDrawing::measure() {
    const QSizeF size = FigurePainter(art()).size(picture(), m_zoom).expandedTo(QSize(0, 0)); // none: invalid
    const qreal shrink = m_room > 0 && size.width() > m_room ? m_room / size.width() : 1;
    setImplicitSize(size.width() * shrink, size.height() * shrink);
    update();
}

void FigureDrawing::setFigure(const QString& figure) {
    if (figure == m_figure) return;
    m_figure = figure;
    m_shelf = FigureShelf::shared(figure.section(u'/', 0, 0));
    measure();
    emit figureChanged();
    emit wordsChanged();
}

void FigureDrawing::setTheme(const QString& theme) {
    if (theme == m_theme) return;
    m_theme = theme;
    update();
    emit themeChanged();
}

void FigureDrawing::setZoom(qreal zoom) {
    zoom = std::max<qreal>(0.1, zoom);
    if (qFuzzyCompare(zoom, m_zoom)) return;
    m_zoom = zoom;
    measure();
    emit zoomChanged();
}

void FigureDrawing::setRoom(qreal room) {
    if (qFuzzyCompare(1 + room, 1 + m_room)) return;
    m_room = room;
    measure();
    emit roomChanged();
}

void FigureDrawing::setLanguage(const QString& language) {
    if (language == m_language) return;
    m_language = language;
    emit languageChanged();
    emit wordsChanged();
}

QString FigureDrawing::caption() const {
    return words().caption;
}

QString FigureDrawing::alternative() const {
    return words().alternative;
}

void FigureDrawing::paint(QPainter* painter) {
    const FigurePainter figures(art());
    const QSize natural = figures.size(picture());
    if (natural.isEmpty()) return;
    // Whatever size the item was given: the whole figure, its proportions kept.
    const qreal fit = std::min(width() / natural.width(), height() / natural.height());
    figures.paint(*painter, picture(), FigureLight::of(m_theme), fit);
}

} // namespace magister

#include "moc_figure_drawing.cpp"
