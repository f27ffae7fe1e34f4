// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson.h"
#include "app/teaching/lesson_position.h"

namespace magister {

/// What a predicate looks at.
struct Moment {
    const LessonPosition& position;
    QStringList happened{}; ///< rule atoms of the events since the step began
    QString refused{};      ///< id of the reason of the last refusal, if the last answer was one
};

/// Whether it is true. A path that does not exist makes it false (lesson checks report such paths).
bool holds(const Predicate& predicate, const Moment& moment);

/// The same about a target that was clicked: its name for each "{target}" of a path.
Predicate about(Predicate predicate, const QString& target);

/// Every path that a predicate asks about.
QStringList pathsOf(const Predicate& predicate);

} // namespace magister
