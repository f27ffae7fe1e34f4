// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"
#include "app/language/language.h"
#include "app/table/table.h"
#include "app/teaching/lesson_table.h"
#include "app/teaching/memory/atom_memory.h"
#include "app/teaching/memory/refresher_drills.h"

#include <functional>
#include <memory>
#include <stop_token>

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
    /// Looks for a drill that can be posed. Nothing: none was found, or it was asked to stop.
    using Search = std::function<std::optional<Drill>(const std::stop_token& stop)>;
    /// A search for a drill about that atom, of that kind, over a position that is not among those seen, if there is
    /// one. What it needs is made ready here; the search itself may run on any thread as long as this lives, one at a
    /// time.
    virtual Search searchFor(const QString& atom, const QString& kind, const QStringList& seen) = 0;
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
