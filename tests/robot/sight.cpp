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

/// Something that takes presses of the left button, and where it can be seen.
struct Taker {
    QQuickItem* item;
    QRectF seen;
};

/// Everything that takes presses in `item`, from the top down; `clip` is where it can be seen (window coordinates, px).
void collectTakers(QQuickItem& item, QRectF clip, QList<Taker>& takers) {
    // What Qt lays over the window for tips lets every press through.
    if (!item.isVisible() || item.inherits("QQuickOverlay")) return;
    const QRectF box = item.mapRectToScene(QRectF(QPointF(), item.size()));
    if (item.clip()) clip &= box;
    if (clip.isEmpty()) return;
    const QList<QQuickItem*> children = inPaintOrder(item);
    const auto own = std::find_if(children.begin(), children.end(), [](const QQuickItem* child) { return child->z() >= 0; });
    for (auto child = children.end(); child != own;)
        collectTakers(**--child, clip, takers);
    // What lies over the whole window takes some presses and lets others through: trying shows. A mouse area has an
    // `enabled` of its own.
    const bool whole = item.size() == item.window()->contentItem()->size();
    if (!whole && (item.acceptedMouseButtons() & Qt::LeftButton) && item.property("enabled").toBool()) takers.append({&item, clip & box});
    for (auto child = own; child != children.begin();)
        collectTakers(**--child, clip, takers);
}

/// Who takes a press there; null for nobody.
QQuickItem* takerAt(const QList<Taker>& takers, QPointF scene) {
    const auto taker = std::find_if(takers.begin(), takers.end(), [&](const Taker& one) {
        return one.seen.contains(scene) && one.item->contains(one.item->mapFromScene(scene));
    });
    return taker == takers.end() ? nullptr : taker->item;
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
    QList<Taker> takers;
    collectTakers(*item.window()->contentItem(), QRectF(QPointF(), item.window()->contentItem()->size()), takers);
    const auto taker = [&](QPointF point) { return takerAt(takers, point); };
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
