// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/sight.h"

#include <QQuickWindow>

#include <algorithm>

namespace magister::robot {

namespace {

QList<QQuickItem*> inPaintOrder(const QQuickItem& item) {
    QList<QQuickItem*> children = item.childItems();
    std::stable_sort(children.begin(), children.end(), [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    return children;
}

/// The uppermost item below `item`, or itself, that a press of the left button at a point of the scene goes to.
QQuickItem* takerAt(QQuickItem& item, QPointF scene) {
    const QPointF at = item.mapFromScene(scene);
    // What Qt lays over the window for tips lets every press through.
    if (!item.isVisible() || item.inherits("QQuickOverlay") || (item.clip() && !QRectF(0, 0, item.width(), item.height()).contains(at))) return nullptr;
    const QList<QQuickItem*> children = inPaintOrder(item);
    const auto own = std::find_if(children.begin(), children.end(), [](const QQuickItem* child) { return child->z() >= 0; });
    const auto among = [&](auto first, auto last) -> QQuickItem* {
        while (last != first)
            if (QQuickItem* taker = takerAt(**--last, scene)) return taker;
        return nullptr;
    };
    if (QQuickItem* taker = among(own, children.end())) return taker;
    // A mouse area has an `enabled` of its own.
    const bool takes = (item.acceptedMouseButtons() & Qt::LeftButton) && item.property("enabled").toBool() && item.contains(at);
    return takes ? &item : among(children.begin(), own);
}

/// Whether what happens to `part` happens to the thing: not to another one that lies in it.
bool belongsTo(const QQuickItem* part, const QQuickItem& thing) {
    for (const QQuickItem* up = part; up; up = up->parentItem()) {
        if (up == &thing) return true;
        if (up->property("sends").isValid()) return false;
    }
    return false;
}

} // namespace

std::optional<QPointF> pressPoint(QQuickItem& item, const QRectF& seen) {
    constexpr int lines = 13;
    QList<QPointF> points{seen.center()};
    for (int i = 0; i < lines * lines; ++i)
        points.append(seen.topLeft() + QPointF(seen.width() * (i % lines + 0.5) / lines, seen.height() * (i / lines + 0.5) / lines));
    std::stable_sort(points.begin(), points.end(), [&](QPointF a, QPointF b) {
        return (a - seen.center()).manhattanLength() < (b - seen.center()).manhattanLength();
    });
    const auto found = std::find_if(points.begin(), points.end(), [&](QPointF point) {
        return belongsTo(takerAt(*item.window()->contentItem(), point), item);
    });
    return found == points.end() ? std::nullopt : std::optional(*found);
}

} // namespace magister::robot
