// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "app/content/lesson.h"
#include "app/content/lesson_vocabulary.h"

namespace magister {

/// Reads resources/lessons/<game>/<id>.json. Strict: unknown keys, ids, rules, targets, paths and commands are
/// problems, each with its place. Nothing if there was any.
std::optional<Lesson> readLesson(const QString& path, const QString& shownAs, const LessonVocabulary& vocabulary,
                                 QList<Problem>& problems);

/// What a list tells of that lesson. Its steps are counted, but not looked at, which takes a small part of the time: what is
/// wrong with them is found by readLesson(). Nothing if something before them is wrong.
std::optional<LessonHead> readLessonHead(const QString& path, const LessonVocabulary& vocabulary);
/// The same of a lesson that has been read.
LessonHead headOf(const Lesson& lesson);

/// Reads translations/<lang>/<game>/lessons/<id>.json and checks it against its lesson: every text is present that the
/// lesson needs and no others, marks refer to targets, lengths are within limits. Nothing if there was any problem.
std::optional<LessonWords> readLessonWords(const QString& path, const QString& shownAs, const QString& language,
                                           const Lesson& lesson, QList<Problem>& problems);

/// Title and goal alone, which stand at the head of that file: a list is shown before every word of a course has been read.
/// Nothing if there is none, or the file is of another lesson or language; readLessonWords() says what is wrong.
std::optional<LessonHeading> readLessonHeading(const QString& path, const QString& language, const QString& lesson);

} // namespace magister
