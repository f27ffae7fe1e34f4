// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <qqml.h>

class QQuickItem;

namespace magister {

/// Shows a text with its short words bound to the next ones; see Theme.tieLetters.
class Ties : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// What a Text shows now, whatever its property `text` is bound to: the binding stays, which an assignment would end.
    Q_INVOKABLE void show(QQuickItem* text, const QString& words) const;
};

} // namespace magister
