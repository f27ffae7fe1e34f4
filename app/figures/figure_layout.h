// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_picture.h"

#include <QLineF>

namespace magister {

struct PlacedPart {
    const FigurePart* part{};
    QRectF where;
};

/// A counted thing with its number, ready to be written: "−2" coins.
struct PlacedCounter {
    const Counter* counter{};
    QString text;
    QRectF where;
};

/// The layout of a figure; px at scale 1. Refers to the picture it was made from.
struct FigureLayout {
    QSizeF size;
    std::vector<PlacedPart> parts;
    std::vector<PlacedCounter> counters;
    QLineF arrow; ///< from before to after; null where nothing happens
};

/// Before and after side by side, or one below the other if they would be too wide; payments are shown before the
/// shaft of the arrow (above it), gains after it; payments too if there is nothing else to show there.
FigureLayout layOut(const FigurePicture& picture);

} // namespace magister
