// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_shelf.h"

#include <QQuickPaintedItem>

namespace magister {

/// A figure as an item; FigureItem.qml adds what a screen reader says.
class FigureDrawing : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// "game/move-prices", see Figures; nothing is drawn for one that is not there.
    Q_PROPERTY(QString figure READ figure WRITE setFigure NOTIFY figureChanged)
    /// "parchment" or "candle".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// Size of the drawing, 1.0 and more: the household's text size. (`scale` is every item's own and would blur.)
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY zoomChanged)
    /// Widest the item would like to be, in px; a wider figure is drawn smaller. 0: as wide as it is.
    Q_PROPERTY(qreal room READ room WRITE setRoom NOTIFY roomChanged)
    /// Code of the language of caption and alternative.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString caption READ caption NOTIFY wordsChanged)
    Q_PROPERTY(QString alternative READ alternative NOTIFY wordsChanged)

public:
    explicit FigureDrawing(QQuickItem* parent = nullptr);

    QString figure() const { return m_figure; }
    void setFigure(const QString& figure);
    QString theme() const { return m_theme; }
    void setTheme(const QString& theme);
    qreal zoom() const { return m_zoom; }
    void setZoom(qreal zoom);
    qreal room() const { return m_room; }
    void setRoom(qreal room);
    QString language() const { return m_language; }
    void setLanguage(const QString& language);
    QString caption() const;
    QString alternative() const;

    void paint(QPainter* painter) override;

signals:
    void figureChanged();
    void themeChanged();
    void zoomChanged();
    void roomChanged();
    void languageChanged();
    void wordsChanged();

private:
    const FigurePicture& picture() const;
    FigureWords words() const;
    void measure();

    const FigureShelf* m_shelf{}; ///< of the game of the figure; null for none
    QString m_figure;
    QString m_theme{QStringLiteral("parchment")};
    QString m_language{QStringLiteral("en")};
    qreal m_zoom{1};
    qreal m_room{0};
};

} // namespace magister
