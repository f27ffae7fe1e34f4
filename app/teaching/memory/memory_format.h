// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/teaching/memory/learner_memory.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace magister {

class JsonValue;

/// How the memory of one person is written: a JSON file with a line for each lesson, refused rule and atom, for reading
/// by people too. Times are in UTC, days are the person's own.
///
/// Format "magister-memory/1". Another number is of a later program, and its file is not ours to touch.

QByteArray memoryText(const LearnerMemory& memory);

struct ReadMemory {
    /// Nothing when this is no memory of ours. What could not be read of it is left out, and told in `problems`.
    std::optional<LearnerMemory> memory;
    QList<Problem> problems;
    bool later = false; ///< written by a later program
};
ReadMemory readMemory(const QByteArray& text, const QString& file);

// For the file of an earlier program, which has the same parts.
LearntLesson readLearntLesson(const JsonValue& value);
std::optional<RefusedRule> readRefusedRule(const JsonValue& value);

} // namespace magister
