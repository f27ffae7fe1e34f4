// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_painter.h"

#include "app/figures/figure_canvas.h"
#include "app/figures/figure_layout.h"

#include <cmath>

namespace magister {

namespace {

void drawCounter(const FigureCanvas& canvas, const PlacedCounter& placed) {
    QRectF where = placed.where;
    if (!placed.counter->tincture.isEmpty()) {
        canvas.icon(QStringLiteral("disc-") + placed.counter->tincture,
                    FigureCanvas::around({where.left() + 12, where.center().y()}, 24, 24), false);
        where.setLeft(where.left() + 26);
    }
    if (placed.counter->icon == u"vp") return canvas.badge(placed.text, where.center(), 36, false);
    const qreal icon = 30;
    canvas.number(placed.text, {where.left() + (where.width() - icon) / 2, where.center().y()}, 20, canvas.light().ink);
    canvas.icon(placed.counter->icon, FigureCanvas::around({where.right() - icon / 2, where.center().y()}, icon, icon),
                false);
}

} // namespace

QSize FigurePainter::size(const FigurePicture& picture, qreal scale) const {
    if (picture.before.empty() && picture.counters.empty()) return {};
    const QSizeF size = layOut(picture).size * scale;
    return {static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))};
}

void FigurePainter::paint(QPainter& painter, const FigurePicture& picture, const FigureLight& light,
                          qreal scale) const {
    if (picture.before.empty() && picture.counters.empty()) return;
    const FigureLayout layout = layOut(picture);
    const FigureCanvas canvas(painter, m_art, light);
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    if (light.ground.alpha() > 0) canvas.box({QPointF(0, 0), layout.size}, 6, light.ground, {}, 0);
    for (const PlacedPart& placed : layout.parts)
        placed.part->draw(canvas, placed.where);
    if (!layout.arrow.isNull()) canvas.arrow(layout.arrow.p1(), layout.arrow.p2(), light.ink, 3);
    for (const PlacedCounter& placed : layout.counters)
        drawCounter(canvas, placed);
    painter.restore();
}

} // namespace magister
