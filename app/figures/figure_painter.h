// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/figure_art.h"
#include "app/figures/figure_light.h"
#include "app/figures/figure_picture.h"

#include <QSize>

class QPainter;

namespace magister {

/// Draws figures, on the screen and on paper alike: everything is lines, at any scale.
class FigurePainter {
public:
    /// The art must outlive this.
    explicit FigurePainter(const FigureArt& art) : m_art(art) {}

    /// Size in px, for a scale of 1.0 and more. Nothing for an empty picture.
    QSize size(const FigurePicture& picture, qreal scale = 1) const;
    /// The picture with its upper left corner at the painter's origin, on its ground.
    void paint(QPainter& painter, const FigurePicture& picture, const FigureLight& light, qreal scale = 1) const;

private:
    const FigureArt& m_art;
};

} // namespace magister
