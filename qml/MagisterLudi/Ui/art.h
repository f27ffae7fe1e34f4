// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <qqml.h>

class QJSEngine;
class QQmlEngine;

namespace magister {

/// The drawings under :/art, drawn at the size that is asked for. Whoever asks for the address lets its engine know them.
class Art : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What the address of every drawing begins with; then comes its path under :/art, without ".svg".
    Q_PROPERTY(QString address READ address CONSTANT)

public:
    static Art* create(QQmlEngine* engine, QJSEngine*);
    QString address() const;

private:
    Art() = default;
};

} // namespace magister
