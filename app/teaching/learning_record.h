// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/teaching/lesson_run.h"

#include <QMap>
#include <QSet>
#include <QString>

#include <optional>

namespace magister {

/// How far somebody has come in one lesson.
struct LessonProgress {
    QVector<StepTrace> trace; ///< empty: not begun, or finished
    int done{};               ///< steps behind the learner
    bool finished{};          ///< at least once
    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// How far the household has come in its lessons, in one small file. No words and no language in it. What each person
/// remembers of the rules is kept elsewhere, see memory/.
///
/// A file that cannot be read is never a crash and never lost: it is renamed to `<file>.broken` (copied, if only a part of
/// it is wrong), problem() names what was wrong and where, and the record begins anew. A file of a later program, and one
/// that cannot be put aside, is left alone, and nothing is kept. Writing is atomic, and what another program has written meanwhile stays.
class LearningRecord {
public:
    /// The file in this user's data folder.
    static QString usualFile();
    /// Reads the file; it need not exist.
    explicit LearningRecord(const QString& file);

    const LessonProgress* progress(const QString& lesson) const;
    /// Keeps it, together with what other programs have kept of all lessons meanwhile. False: the file could not be
    /// written, problem() says why.
    bool store(const QString& lesson, const LessonProgress& progress);
    /// Atoms of questions answered wrongly, which earlier programs kept here; they are taken out of the file with this.
    /// Nothing is taken where the file cannot be written.
    QSet<QString> takeMissed();
    /// What was wrong with the file and where; nothing when all was well.
    const std::optional<Problem>& problem() const { return m_problem; }
    /// Where the file that could not be used lies now; empty: there was none, or it is where it was.
    const QString& keptAs() const { return m_keptAs; }
    const QString& file() const { return m_file; }

private:
    using Lessons = QMap<QString, LessonProgress>;
    /// What the file holds; nothing if it holds no record. `problems` of the file and of single lessons. `missed` grows
    /// by what an earlier program has kept. From the file of a later one on, it is left alone.
    std::optional<Lessons> stored(QList<Problem>& problems, QSet<QString>* missed = nullptr);
    bool write();
    QString asideName() const { return m_file + QStringLiteral(".broken"); }
    /// The file stays, and its copy is kept; false: none could be made.
    bool copyAside() const;
    /// The file has another name from now on; false: it is where it was.
    bool moveAside() const;

    QString m_file;
    std::optional<Problem> m_problem;
    QString m_keptAs;
    bool m_frozen = false; ///< the file is left alone
    Lessons m_lessons;
    bool m_holdsMissed = false; ///< the file is of an earlier program
};

} // namespace magister
