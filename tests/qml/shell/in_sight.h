// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/shell/home.h"

namespace magister {

/// An item and everything in it, as far as it is visible.
inline QList<QQuickItem*> seen(QQuickItem* item) {
    if (!item->isVisible()) return {};
    QList<QQuickItem*> items{item};
    for (QQuickItem* child : item->childItems())
        items += seen(child);
    return items;
}

inline QString current(const Home& home) {
    return home.window->property("current").toString();
}
inline void open(const Home& home, const char* page) {
    QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, page));
    QTest::qWait(60);
}
inline QQuickItem* named(const Home& home, const char* type) {
    for (QQuickItem* item : seen(home.window->contentItem()))
        if (QByteArray(item->metaObject()->className()).startsWith(type)) return item;
    return nullptr;
}
/// Something is tried that cannot be done now, and what can be done instead is offered.
inline RefusalCard refuse(const Home& home) {
    for (const QString& target : Targets::of(&home.engine)->names()) {
        home.table().activate(target);
        const auto refusal = home.table().property("refusal").value<RefusalCard>();
        if (refusal.active && !refusal.instead.isEmpty()) return refusal;
        if (home.table().property("steps").toInt() > 0) break; // that could be done
    }
    return {};
}

} // namespace magister
