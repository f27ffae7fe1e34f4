// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace magister {

/// On which side of its town each name of a map covers the least. Lengths are px of the view.
class NameSides : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// towns: maps {target, name, x, y, start}; taken: rects of what lies on the map; lines: lists of points along roads and
    /// waterways; mark: how large pieces are drawn, 1 as in the style guide; family, letters: font of the names and
    /// its size. Gives {target: "n",
    /// "ne", "e" ... "nw"}; behind a side above, "1" or "2" where one or only two pieces cover less over the name than
    /// before it.
    Q_INVOKABLE QVariantMap find(const QVariantList& towns, const QVariantList& taken, const QVariantList& lines,
                                 const QSizeF& view, double mark, const QString& family, int letters) const;
};

} // namespace magister
