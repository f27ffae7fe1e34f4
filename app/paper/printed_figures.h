// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_painter.h"
#include "app/figures/figure_shelf.h"

#include <QPointF>
#include <QSet>

#include <functional>

namespace magister::paper {

/// A drawing on a page: its height in dots, and how it is drawn with its upper left corner at a point.
struct Plate {
    qreal height{};
    std::function<void(QPainter&, QPointF)> draw; ///< none: nothing to draw
};

/// The figures of the rules in print, each once. Plates must not outlive it.
class PrintedFigures {
public:
    /// Of a game; one without figures has none to give.
    PrintedFigures(const DataFolder& data, const QString& game);

    /// The figure that shows a rule most plainly, if it was not given for an earlier one; empty if there is none.
    QString next(const QString& rule);
    /// It fills at most that width, in dots.
    Plate plate(const QString& figure, qreal width) const;
    /// The sentence below it; empty where the words of the language are missing.
    QString caption(const QString& figure, const QString& language) const;

private:
    std::optional<FigureShelf> m_shelf;
    FigureArt m_art;
    FigurePainter m_painter;
    QSet<QString> m_given;
};

} // namespace magister::paper
