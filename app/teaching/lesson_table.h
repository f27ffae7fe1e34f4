// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/lesson_position.h"

#include <QString>

namespace magister {

/// What a table tells the lesson that is played on it.
class LessonListener {
public:
    virtual ~LessonListener() = default;
    /// A person is about to give a legal command. False: it is not carried out.
    virtual bool admits(const QString& command) = 0;
    /// It was carried out.
    virtual void carriedOut() = 0;
    /// A command of a person is refused by the engine. True: the lesson answers; false: the table shows its card.
    virtual bool answersRefusal(const QString& command, const QString& target) = 0;
    /// Of a refusal left to the table: whether its card may offer other moves. Not where the refusal was the aim.
    virtual bool offersInstead() const { return true; }
    /// Somebody took a command back at the table, past the lesson.
    virtual void takenBack() = 0;
};

/// A table as a lesson needs it. Each game has its own.
class LessonTable {
public:
    virtual ~LessonTable() = default;
    /// Not owned; null for none.
    virtual void setListener(LessonListener* listener) = 0;
    /// Shows that position; a single command further is carried out in front of everybody.
    virtual void show(const PositionPtr& position) = 0;
    /// A click that is meant for the game.
    virtual void activate(const QString& target) = 0;
    /// A click on that thing, meant for a command that the rules forbid, whatever else could be done there: it is answered.
    /// False: the thing does not give that command, or it is not forbidden, and nothing has happened.
    virtual bool tryForbidden(const QString& /*target*/, const QString& /*command*/) { return false; }
    /// A refusal that was said at another position, or before the card went on, is no answer to anything any more.
    virtual void closeRefusal() {}
    /// The part of a thing that a click on it means at the position shown: what can be done there, else what was clicked.
    virtual QString meant(const QString& target) const = 0;
    /// The things on the table that give this command at the position shown; empty if none does.
    virtual QStringList targetsOf(const QString& command) const = 0;
    /// While busy, clicks are not followed.
    virtual void setBusy(bool busy) = 0;
    /// Whose board is on view, and who looks at the table; 0 for whoever is asked.
    virtual void look(int seat) = 0;
};

} // namespace magister
