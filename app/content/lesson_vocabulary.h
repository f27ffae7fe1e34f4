// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "app/content/lesson.h"
#include "app/content/lesson_terms.h"

#include <span>

namespace magister {

/// The names of a game that lessons and figures may use: things on the table, values of a position, commands. Each game
/// has its own. `players` is the number of those at the table in question.
class LessonVocabulary {
public:
    virtual ~LessonVocabulary() = default;

    /// Id of the game, as in a lesson's head and in folders: "messina".
    virtual QString game() const = 0;
    virtual int mostPlayers() const = 0;
    /// A game that one person can play alone says 1.
    virtual int fewestPlayers() const { return 2; }
    virtual const QStringList& stages() const = 0;
    /// Colours of the seats.
    virtual const QStringList& tinctures() const = 0;
    virtual bool isReason(const QString& id) const = 0;
    /// Whether the sentence of that refusal alone tells why; some only say that something else is to be done.
    virtual bool saysWhy(const QString& reason) const { return !reason.isEmpty(); }
    virtual bool isRule(const QString& id) const = 0;
    /// "hex:B2/cube", "seat:1/hut/aristocrat"; with `pattern` also "hex:*".
    virtual bool isTarget(const QString& target, int players, bool pattern = false) const = 0;
    /// "seat:1/book/church": the left side of a predicate.
    virtual bool isPath(const QString& path, int players) const = 0;
    /// Terms that a translated lesson must say where the English one does, as far as their endings leave them alone.
    virtual std::span<const LessonTerm> terms() const { return {}; }
    /// What a lesson calls a thing beside the number that marks it; the first that fits counts.
    virtual std::span<const LessonNoun> nouns() const { return {}; }
    /// A command or a pattern of commands, without the seat in front.
    virtual bool isCommand(const QString& command, int players) const = 0;
    /// The set-up that `start` describes by its keys "setup" and "draws", and the lines that arrange the position after
    /// it; with their problems reported.
    virtual std::shared_ptr<const LessonSetup> readSetup(const JsonObject& start, const QList<JsonValue>& arranged,
                                                         int players, quint64 seed) const = 0;
};

} // namespace magister
