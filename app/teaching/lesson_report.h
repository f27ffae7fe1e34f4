// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/teaching/lesson_checks.h"

/// Everything that is wrong with a lesson, for who writes it: with file and line.
namespace magister {

/// A finding where its step stands, in the lesson or in its words.
struct PlacedFinding {
    QString file; ///< as shown
    int line{};   ///< 0: of the file as a whole
    LessonFinding finding;
};

struct LessonReport {
    QString lesson;
    int steps{};
    QList<Problem> problems;       ///< of the files
    QList<PlacedFinding> findings; ///< of the checks; commands without an answer are in `deviations` alone
    DeviationReport deviations;
    QStringList languages; ///< that the lesson has words in
    QStringList missing;   ///< those it has none in yet
    bool sound() const { return problems.isEmpty() && findings.isEmpty(); }
};

/// The engine of a game as the checks need it.
struct LessonProof {
    const LessonVocabulary& vocabulary;
    LessonRun::Opening opening;
    std::function<QString(const LessonStart&)> whyNot; ///< what keeps a start from being reached; empty: nothing
};

/// Reads the lesson of that id and its words in these languages, and proves it: structure, starts, solution,
/// deviations, walks and words. What cannot be read is not proved.
LessonReport reportOn(const QString& id, const QStringList& languages, const DataFolder& data,
                      const LessonProof& proof);

} // namespace magister
