// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/shell/in_sight.h"

namespace magister {

/// What asks somebody something: golden buttons, the question, cards, dialogs, refusals.
inline bool asks(const QQuickItem* item) {
    const QByteArray type = item->metaObject()->className();
    for (const char* each : {"PromptBar", "StepCard", "EndCard", "FeedbackCard"})
        if (type.startsWith(each)) return true;
    return item->property("kind").toString() == QLatin1String("primary") && item->property("label").isValid();
}

/// The sheet of paper that an open dialog or refusal stands on.
inline bool isOverlay(const QQuickItem* item) {
    const QByteArray type = item->metaObject()->className();
    return item->property("level").toInt() == 3 && type.startsWith("Leaf");
}

/// What asks and is not wholly on the screen, in words.
inline QStringList offTheScreen(const Home& home) {
    const QRectF room(0, 0, home.window->width(), home.window->height());
    QStringList faults;
    for (QQuickItem* item : seen(home.window->contentItem())) {
        if (!asks(item) && !isOverlay(item)) continue;
        if (item->width() <= 0 || item->height() <= 0 || item->opacity() <= 0) continue;
        QRectF whole = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        QRectF sight = whole & room;
        for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem())
            if (up->clip()) sight &= up->mapRectToScene(QRectF(0, 0, up->width(), up->height()));
        if (sight.height() < whole.height() - 1.5 || sight.width() < whole.width() - 1.5)
            faults += QStringLiteral("%1x%2: %3 “%4” at %5,%6 %7x%8, in sight %9x%10")
                          .arg(room.width())
                          .arg(room.height())
                          .arg(QLatin1String(item->metaObject()->className()).left(18))
                          .arg(item->property("label").toString())
                          .arg(whole.x())
                          .arg(whole.y())
                          .arg(whole.width())
                          .arg(whole.height())
                          .arg(sight.width())
                          .arg(sight.height());
    }
    return faults;
}

} // namespace magister
