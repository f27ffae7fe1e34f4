// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QRectF>
#include <QStringList>

namespace magister::test {

/// A text as it stands on screen.
struct SeenText {
    QQuickItem* item{};
    QString words;
    QRectF painted; ///< in scene coordinates, px
    int order{};    ///< when it is painted: later lies on top
};

/// Every text below `root` that can be seen: visible, not transparent, not empty, not wholly clipped away.
QList<SeenText> seenTexts(QQuickItem* root);

/// A text that does not show all of its words: elided, wider than its place, or partly outside of what clips it (what
/// scrolls may lie outside) or of the window. Labels of one line that shrink and then elide are allowed, see the style
/// guide. Each fault as one line with the name of the item's file and the words.
QStringList cutTexts(QQuickItem* root);

/// Texts that lie on one another, or on a button they are no part of, with nothing opaque between them.
QStringList overlappingTexts(QQuickItem* root);

/// Both, at the price of one look.
QStringList textFaults(QQuickItem* root);

/// A short name for messages: the QML types from the item up to the nearest that has a name of its own.
QString nameOf(const QQuickItem* item);

} // namespace magister::test
