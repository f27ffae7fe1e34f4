// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/command_pattern.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <memory>
#include <optional>

namespace magister {

class LessonPosition;
using PositionPtr = std::shared_ptr<const LessonPosition>;

/// What the engine says to a command.
struct EngineAnswer {
    PositionPtr next;  ///< null when refused
    QString reason;    ///< id of the reason when refused; "unreadable" when the text is no command at all
    QString rule;      ///< rule atom of the refusal
    QStringList rules; ///< rule atoms of what happened, in order
};

/// Something that a person could do now.
struct ListedCommand {
    QString text;
    QString reason; ///< empty: legal
    QString rule;   ///< of the refusal
};

/// A number of each seat that is told at the end of a lesson.
struct LessonSum {
    const char* label; ///< a sentence of the context "Lesson"
    const char* path;  ///< after "seat:N/"
};

/// A position of some game as lessons see it: a value that never changes. LessonPositionOf writes one over the engine of
/// a game.
class LessonPosition {
public:
    virtual ~LessonPosition() = default;

    /// The command as one line of notation, given by whoever has to act.
    virtual EngineAnswer decide(const QString& command) const = 0;
    /// Everything clickable, legal or refused, of whoever has to act.
    virtual QVector<ListedCommand> commands() const = 0;
    /// Seat that has to act, from 1; 0 when the game is over. Of several who are asked at once, one.
    virtual int seatToAct() const = 0;
    /// The same with that seat to act, which is asked at the same time as whoever has to act here; null if it is not.
    virtual PositionPtr asking(int /*seat*/) const { return nullptr; }
    virtual quint64 hash() const = 0;
    /// The value at a path ("hex:C3/cubes" -> "1"); nothing when there is no such path.
    virtual std::optional<QString> value(const QString& path) const = 0;
    /// What the end of a lesson tells of each seat, in order; nothing where the game names nothing.
    virtual QVector<LessonSum> sums() const { return {}; }
    /// A target by meaning as a target on the table: "seat:1/hut/aristocrat" -> "seat:1/hut/2".
    virtual QString resolved(const QString& target) const = 0;
    /// Whether it names its thing by meaning, so that nothing on the table has that name.
    virtual bool isSymbolic(const QString& target) const = 0;
    /// Names of all that the table shows of it to that seat, but for buttons, which come and go; none where a game does
    /// not list them.
    virtual QStringList shown(int /*seat*/) const { return {}; }
    /// Paths that have a value here, those that a move changes most plainly first; none where a game does not list them.
    virtual QStringList paths() const { return {}; }
    /// Atoms of what happened when its table was set up, in order; none where the position was arranged after that.
    virtual QStringList laidBy() const { return {}; }
};

/// The command that a line of a lesson stands for here: of a pattern, the first legal command that fits and after
/// which `reaches` is true; failing that, the first that fits. Empty when none does.
template <class Reaches> QString commandOf(const LessonPosition& position, const QString& pattern, Reaches reaches) {
    if (!pattern.contains(u'*')) return pattern;
    QString first;
    for (const ListedCommand& listed : position.commands()) {
        if (!listed.reason.isEmpty() || !fits(pattern, listed.text)) continue;
        const EngineAnswer answer = position.decide(listed.text);
        if (answer.next && reaches(*answer.next)) return listed.text;
        if (first.isEmpty()) first = listed.text;
    }
    return first;
}

/// With that seat to act, if it is asked; else as it is.
inline PositionPtr withSeatToAct(PositionPtr position, int seat) {
    PositionPtr other = position->asking(seat);
    return other ? other : position;
}

/// What the engine says to a line of a script, "2: choose-hex 1 B1" or without a seat; a pattern stands for the first
/// legal command that fits.
inline EngineAnswer answerTo(const LessonPosition& position, const QString& line) {
    const ScriptLine script = scriptLine(line);
    const PositionPtr other = position.asking(script.seat);
    const LessonPosition& here = other ? *other : position;
    if (script.seat != 0 && script.seat != here.seatToAct()) return {nullptr, QStringLiteral("not-your-turn"), {}, {}};
    return here.decide(commandOf(here, script.command, [](const LessonPosition&) { return true; }));
}

} // namespace magister
