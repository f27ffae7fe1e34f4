// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Teaching/overlay_places.h"

#include "qml/MagisterLudi/Teaching/placement.h"

#include <cmath>

namespace magister {

namespace {

constexpr double markGap = 10;

QList<QRectF> rects(const QVariantList& list) {
    QList<QRectF> rects;
    for (const QVariant& rect : list)
        rects.append(rect.toRectF());
    return rects;
}

} // namespace

QVariantMap OverlayPlaces::overlay(const QVariantMap& space, const QSizeF& size) const {
    OverlaySpace wanted;
    wanted.bounds = space.value("bounds").toRectF();
    wanted.keep = rects(space.value("keep").toList());
    wanted.avoid = rects(space.value("avoid").toList());
    const QVariantList regions = space.value("regions").toList();
    for (const QVariant& value : regions) {
        const QVariantMap region = value.toMap();
        wanted.regions.append({region.value("rect").toRectF(), region.value("cost").toDouble()});
    }
    wanted.near = space.value("near").toRectF();
    if (space.contains("pull")) wanted.pull = space.value("pull").toDouble();
    const OverlayPlace place = placeOverlay(wanted, size);
    return {{"x", std::round(place.position.x())}, {"y", std::round(place.position.y())}, {"covers", place.covers}};
}

QVariantList OverlayPlaces::marks(const QVariantList& targets, const QRectF& bounds, const QVariantList& keep,
                                  const QVariantList& avoid, double size) const {
    QList<QRectF> blocked = rects(targets) + rects(keep);
    QVariantList places;
    for (const QVariant& target : targets) {
        const QRectF rect = target.toRectF();
        if (rect.isEmpty()) {
            places.append(QVariantMap{});
            continue;
        }
        const MarkPlace place = placeMark(rect, bounds, blocked, rects(avoid), size, markGap);
        blocked.append(QRectF(place.position, QSizeF(size, size)));
        places.append(QVariantMap{
            {"x", place.position.x()}, {"y", place.position.y()}, {"tipX", place.tip.x()}, {"tipY", place.tip.y()}});
    }
    return places;
}

} // namespace magister

#include "moc_overlay_places.cpp"
