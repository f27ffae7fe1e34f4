// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <qqml.h>

namespace magister {

/// Which figures there are.
class Figures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Figures(QObject* parent = nullptr) : QObject(parent) {}

    /// Ids of the figures that show a rule, the plainest first; empty where there is none.
    Q_INVOKABLE QStringList showing(const QString& rule) const;
    /// The sentence below a figure in a language; empty when it is not there.
    Q_INVOKABLE QString caption(const QString& figure, const QString& language) const;
};

} // namespace magister
