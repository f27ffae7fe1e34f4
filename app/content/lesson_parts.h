// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "app/content/lesson.h"
#include "app/content/lesson_vocabulary.h"

/// Parts of the lesson reader, one function each. Errors are reported; the value is then not used.
namespace magister {

struct LessonReading {
    const messina::Definition* definition;
    LessonVocabulary vocabulary;
    int players{2};
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

QStringList readRules(const JsonValue& value, int least);
LessonStart readStart(const JsonValue& value, LessonReading& reading, bool withCommands);
Predicate readPredicate(const JsonValue& value, const LessonReading& reading);
LessonStep readStep(const JsonValue& value, LessonReading& reading, QStringList& ids);
/// Lines of a script: "2: choose-hex 1 B1", "proceed"; with `answers` also "answer:<something>".
QStringList readScript(const JsonValue& value, const LessonReading& reading, bool answers);

} // namespace magister
