// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/lessons/lesson_targets.h"
#include "app/orleans/lessons/query.h"
#include "app/orleans/table/game.h"
#include "app/teaching/lesson_position_of.h"

namespace magister::orleans {

/// What the end of a lesson tells; see LessonPosition::sums.
QVector<LessonSum> lessonSums(const State& state);

/// A position of Orléans for lessons and figures.
using Position = LessonPositionOf<TableGame>;

} // namespace magister::orleans

extern template class magister::LessonPositionOf<magister::orleans::TableGame>;
