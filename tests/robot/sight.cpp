// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/sight.h"

#include <QQuickWindow>

#include <algorithm>
#include <array>

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
    // What lies over the whole window takes some presses and lets others through: trying shows. A mouse area has an
    // `enabled` of its own.
    const bool whole = item.size() == item.window()->contentItem()->size();
    const bool takes = !whole && (item.acceptedMouseButtons() & Qt::LeftButton) && item.property("enabled").toBool() && item.contains(at);
    return takes ? &item : among(children.begin(), own);
}

/// Whether what happens to `part` happens to the thing; `itself`: not to another one that lies in it.
bool belongsTo(const QQuickItem* part, const QQuickItem& thing, bool itself) {
    for (const QQuickItem* up = part; up; up = up->parentItem()) {
        if (up == &thing) return true;
        if (itself && up->property("sends").isValid()) return false;
    }
    return false;
}

/// Whether a press that `taker` takes is meant for what the thing is drawn on, as a cube on a hex.
bool isBelow(const QQuickItem* taker, const QQuickItem& thing) {
    for (const QQuickItem* up = thing.parentItem(); up; up = up->parentItem())
        if (up->property("sends").isValid()) return belongsTo(taker, *up, true);
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
    const auto taker = [&](QPointF point) { return takerAt(*item.window()->contentItem(), point); };
    const auto isOwn = [&](QPointF point) { return belongsTo(taker(point), item, true); };
    // A hand does not hit a gap of one pixel between two others.
    static constexpr std::array<QPointF, 4> around{QPointF(3, 0), QPointF(-3, 0), QPointF(0, 3), QPointF(0, -3)};
    std::optional<QPointF> narrow, part;
    for (const QPointF point : points) {
        if (isOwn(point)) {
            if (std::all_of(around.begin(), around.end(), [&](QPointF by) { return isOwn(point + by); })) return point;
            if (!narrow) narrow = point;
        } else if (const QQuickItem* other = taker(point); !part && (belongsTo(other, item, false) || isBelow(other, item))) {
            part = point;
        }
    }
    return narrow ? narrow : part;
}

} // namespace magister::robot
