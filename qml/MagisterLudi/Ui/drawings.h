// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUrl>
#include <qqml.h>

class QJSEngine;
class QQmlEngine;

namespace magister {

/// Addresses of the program's drawings, each at the size at which it is shown, in pixels of the screen.
///
/// The size is a part of the address, since an Image draws its picture anew whenever one of its properties changes:
/// with the size in sourceSize most pictures were drawn twice. And Qt's own reader of SVG leaves with each picture the
/// machinery that drew it, five times as big as an icon.
class Drawings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// The engine answers such addresses from then on.
    static Drawings* create(QQmlEngine* engine, QJSEngine*);

    // Empty for no name and where there is not one pixel.
    /// A square drawing of the icon set; night: as it looks on dark ground.
    Q_INVOKABLE QUrl icon(const QString& name, bool night, double side) const;
    /// A board drawing of that size. cut from 0 to 1: it keeps its proportion and fills the size; that share of what is
    /// too high is cut off above and the rest below, what is too wide at both sides. Below 0 it is made to fit.
    Q_INVOKABLE QUrl board(const QString& name, bool night, double width, double height, double cut) const;

private:
    explicit Drawings(QQmlEngine& engine);
};

} // namespace magister
