// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/picture_faults.h"

#include "tests/qml/situations/text_faults.h"

namespace magister::test {

namespace {

/// Room that pictures leave at their own edges, px.
constexpr double slack = 2.0;
/// Share of a shape that is not its rim.
constexpr double within = 0.87;

bool hasProperty(const QQuickItem* item, const char* name) { return item->metaObject()->indexOfProperty(name) >= 0; }

bool isPictureRow(const QQuickItem* item) { return hasProperty(item, "items") && hasProperty(item, "repeats"); }

const QQuickItem* spotOf(const QQuickItem* item) {
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem())
        if (hasProperty(up, "ringReach") && hasProperty(up, "target")) return up;
    return nullptr;
}

/// What says which points belong to a spot of another shape than a box; null for a box.
const QQuickItem* shapeOf(const QQuickItem* spot) {
    for (const QQuickItem* child : spot->childItems())
        if (child->containmentMask()) return child;
    return nullptr;
}

/// The ends of the row, a quarter of its height from above and from below: pictures are round.
bool liesWithin(const QQuickItem* row, const QQuickItem* spot) {
    const QRectF rect = spot->mapRectFromItem(row, QRectF(0, 0, row->width(), row->height()));
    const QQuickItem* shape = shapeOf(spot);
    if (!shape) return rect.left() > -slack && rect.right() < spot->width() + slack;
    const QPointF middle(spot->width() / 2, spot->height() / 2);
    const double upper = rect.top() + rect.height() / 4, lower = rect.bottom() - rect.height() / 4;
    for (const QPointF& end : {QPointF(rect.left(), upper), QPointF(rect.right(), upper), QPointF(rect.left(), lower), QPointF(rect.right(), lower)})
        if (!shape->contains(shape->mapFromItem(spot, middle + (end - middle) / within))) return false;
    return true;
}

void look(const QQuickItem* item, QStringList& faults) {
    if (!item->isVisible() || item->opacity() < 0.02) return;
    if (isPictureRow(item) && item->width() > 0)
        if (const QQuickItem* spot = spotOf(item); spot && !liesWithin(item, spot)) {
            const QPointF at = item->mapToScene({});
            faults.append(QStringLiteral("pictures too wide: %1 at %2,%3, %4 px in %5 px")
                              .arg(nameOf(item)).arg(qRound(at.x())).arg(qRound(at.y())).arg(qRound(item->width())).arg(qRound(spot->width())));
        }
    for (const QQuickItem* child : item->childItems())
        look(child, faults);
}

} // namespace

QStringList pictureFaults(QQuickItem* root) {
    QStringList faults;
    look(root, faults);
    return faults;
}

} // namespace magister::test
