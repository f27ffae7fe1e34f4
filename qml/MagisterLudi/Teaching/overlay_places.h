// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QVariantList>
#include <QVariantMap>
#include <qqml.h>

namespace magister {

/// Placement for QML. Lists hold rectangles; all in px of one item.
class OverlayPlaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit OverlayPlaces(QObject* parent = nullptr) : QObject(parent) {}

    /// space: {bounds, keep: [rect], avoid: [rect], regions: [{rect, cost}], near: rect, pull}; see OverlaySpace.
    /// Gives {x, y, covers}.
    Q_INVOKABLE QVariantMap overlay(const QVariantMap& space, const QSizeF& size) const;
    /// One mark for each target, in their order; none touches another. keep: what no mark may stand on; avoid: what it
    /// rather leaves free.
    /// Gives [{x, y, tipX, tipY}]; tips in the same coordinates as the targets.
    Q_INVOKABLE QVariantList marks(const QVariantList& targets, const QRectF& bounds, const QVariantList& keep,
                                   const QVariantList& avoid, double size) const;
};

} // namespace magister
