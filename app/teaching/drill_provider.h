// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"
#include "app/language/language.h"
#include "app/table/table.h"
#include "app/teaching/lesson_table.h"
#include "app/teaching/memory/atom_memory.h"
#include "app/teaching/memory/refresher_drills.h"

#include <memory>

namespace magister {

/// A drill over its position; without a table where it cannot be posed. Taken down from the last member to the first.
struct DrillOnTable {
    DrillQuestion question;
    std::unique_ptr<Table> table;
    std::unique_ptr<LessonTable> lessonTable; ///< hears the moves of a drill of kind Do
};

/// What a DrillPlayer asks the program for: drills and tables for them, words, and a memory for the answers.
class DrillProvider : public RefresherDrills {
public:
    virtual DrillOnTable lay(const Drill& drill, const QString& language) = 0;
    /// Precondition: the drill can be posed.
    virtual DrillWords words(const Drill& drill, const QString& language) = 0;
    virtual RuleTitle rule(const QString& rule, const QString& language) = 0;
    /// Positions over which that atom was asked before.
    virtual QStringList seen(const QString& atom) = 0;
    /// An answer, kept at once.
    virtual void answered(const Drill& drill, Outcome outcome) = 0;
    /// All that was planned has been asked.
    virtual void finished() = 0;
    /// In how many days that rule is asked again; 0: today; nothing: never.
    virtual std::optional<int> daysUntil(const QString& rule) = 0;
};

} // namespace magister
