// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/position.h"

#include <QCoreApplication>

namespace magister::messina {

QVector<LessonSum> lessonSums(const State&) {
    return {{QT_TRANSLATE_NOOP("Lesson", "Points so far"), "points"}, {QT_TRANSLATE_NOOP("Lesson", "Rats so far"), "rats"}};
}

} // namespace magister::messina

template class magister::LessonPositionOf<magister::messina::TableGame>;
