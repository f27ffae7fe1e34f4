// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "teaching/lesson_run.h"

#include <QMap>
#include <QSet>
#include <QString>

namespace magister {

/// How far somebody has come in one lesson.
struct LessonProgress {
    QVector<StepTrace> trace; ///< empty: not begun, or finished
    int done{};               ///< steps behind the learner
    bool finished{};          ///< at least once
    QSet<QString> missed;     ///< atoms to come back to
    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// What a person has learnt, in one small file. No words and no language in it.
///
/// A file that cannot be read is never a crash and never lost silently: it is copied to `<file>.broken`, problem()
/// names what was wrong, and the record begins anew. Writing is atomic.
class LearningRecord {
public:
    /// The file in this user's data folder.
    static QString usualFile();
    /// Reads the file; it need not exist.
    explicit LearningRecord(const QString& file);

    const LessonProgress* progress(const QString& lesson) const;
    /// Keeps it and writes the file. False: the file could not be written, problem() says why.
    bool store(const QString& lesson, const LessonProgress& progress);
    /// What was wrong with the file, in the words of the system or as a JSON path; empty when all was well.
    const QString& problem() const { return m_problem; }
    const QString& file() const { return m_file; }

private:
    void read();
    bool write();

    QString m_file;
    QString m_problem;
    QMap<QString, LessonProgress> m_lessons;
};

} // namespace magister
