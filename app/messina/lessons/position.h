// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/lessons/lesson_targets.h"
#include "app/messina/lessons/query.h"
#include "app/messina/table/game.h"
#include "app/teaching/lesson_position_of.h"

namespace magister::messina {

/// What the end of a lesson tells; see LessonPosition::sums.
QVector<LessonSum> lessonSums(const State& state);

/// A position of Messina 1347 for lessons and figures.
using Position = LessonPositionOf<TableGame>;

} // namespace magister::messina

extern template class magister::LessonPositionOf<magister::messina::TableGame>;
