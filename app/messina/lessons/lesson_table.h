// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/lessons/position.h"
#include "app/messina/table/messina_table.h"
#include "app/teaching/lesson_table_of.h"

namespace magister::messina {

/// Lets a lesson play on a MessinaTable.
class MessinaLessonTable : public LessonTableOf<TableGame, MessinaTable, Position> {
public:
    using LessonTableOf::LessonTableOf;
    /// On a hex: the part of it where something can be done.
    QString meant(const QString& target) const override;
};

} // namespace magister::messina
