// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "app/content/lesson.h"
#include "app/content/lesson_vocabulary.h"

/// Parts of the lesson reader, one function each. Errors are reported; the value is then not used.
namespace magister {

/// Who reads, and for how many players: those of the start that was read last.
struct LessonReading {
    const LessonVocabulary& vocabulary;
    int players{fewestPlayers};

    static constexpr int fewestPlayers = 2;
    bool isTarget(const QString& target, bool pattern = false) const {
        return vocabulary.isTarget(target, players, pattern);
    }
    bool isPath(const QString& path) const { return vocabulary.isPath(path, players); }
    bool isCommand(const QString& command) const { return vocabulary.isCommand(command, players); }
};

/// A list of texts, each checked by `check`; those that fail are reported as `kind`.
template <class Check>
QStringList readTexts(const JsonValue& value, int least, int most, ProblemKind kind, Check check) {
    QStringList texts;
    for (const JsonValue& each : value.list(least, most)) {
        const auto text = each.text();
        if (!text) continue;
        if (!check(*text)) each.report(kind, {*text});
        texts.append(*text);
    }
    return texts;
}

QStringList readRules(const JsonValue& value, const LessonReading& reading, int least);
LessonStart readStart(const JsonValue& value, LessonReading& reading);
Predicate readPredicate(const JsonValue& value, const LessonReading& reading);
LessonStep readStep(const JsonValue& value, LessonReading& reading, QStringList& ids);
/// Lines of a script: "2: choose-hex 1 B1", "proceed"; with `answers` also "answer:<something>".
QStringList readScript(const JsonValue& value, const LessonReading& reading, bool answers);

} // namespace magister
