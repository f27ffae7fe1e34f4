// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <qqml.h>

namespace magister {

/// The figures that exist. On screens a figure is named with its game: "game/move-prices".
class Figures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Figures(QObject* parent = nullptr) : QObject(parent) {}

    /// The figures that show a rule, best example first; empty if there are none.
    Q_INVOKABLE QStringList showing(const QString& rule) const;
    /// The sentence below a figure in a language; empty when it is not there.
    Q_INVOKABLE QString caption(const QString& figure, const QString& language) const;
};

} // namespace magister
