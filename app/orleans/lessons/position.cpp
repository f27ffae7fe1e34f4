// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/position.h"

#include <QCoreApplication>

namespace magister::orleans {

QVector<LessonSum> lessonSums(const State&) {
    return {{QT_TRANSLATE_NOOP("Lesson", "Points so far"), "score"}};
}

} // namespace magister::orleans

template class magister::LessonPositionOf<magister::orleans::TableGame>;
