// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/lessons/position.h"
#include "app/orleans/table/orleans_table.h"
#include "app/teaching/lesson_table_of.h"

namespace magister::orleans {

/// Lets a lesson play on an OrleansTable.
using OrleansLessonTable = LessonTableOf<TableGame, OrleansTable, Position>;

} // namespace magister::orleans
