// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

namespace magister {

/// The colours of a figure in one of the two lights (qml/MagisterLudi/Ui/Theme.qml names them the same way).
struct FigureLight {
    QString name;  ///< "parchment" or "candle"
    bool night{};  ///< drawings on the ground are the night ones; lit things keep daylight
    QColor ground; ///< behind everything; transparent for paper
    QColor sheet;  ///< behind what is cut out of a board
    QColor ink;
    QColor edge;
    QColor tile; ///< lit things and what stands on them
    QColor tileWell;
    QColor tileEdge;
    QColor tileInk;
    QColor tileSoft;
    QColor plate; ///< gold: better than the usual
    QColor plateEdge;
    QColor offered; ///< ring: this can be done
    QColor refused; ///< ring and sign: not allowed
    QColor way;     ///< line of a move
    QColor casing;  ///< under rings and lines, so that they stand out from any drawing
    QColor water;
    QColor waterEdge;
    QColor badgeInk; ///< on the clear disc of points, which both lights share
    QColor bar;      ///< marks between the spaces of a track
    QColor blueBar;

    /// "candle" gives candlelight, anything else parchment.
    static const FigureLight& of(const QString& name);
    /// Parchment without a ground, for printing.
    static const FigureLight& paper();
};

} // namespace magister
