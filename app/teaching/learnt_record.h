// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

#include <functional>
#include <optional>

namespace magister {

/// What somebody has learnt in one lesson.
struct LearntLesson {
    QDateTime finished;       ///< when it was finished last; invalid: never
    int times{};              ///< how often it was finished
    QSet<QString> met;        ///< atoms that its steps told
    QSet<QString> practised;  ///< atoms of the learner's own moves and answers
    friend bool operator==(const LearntLesson&, const LearntLesson&) = default;
};

/// A rule by which something was refused in play.
struct RefusedRule {
    QString rule;
    int times{};
    QDateTime last;
    friend bool operator==(const RefusedRule&, const RefusedRule&) = default;
};

/// All that is kept of one person.
struct Learnt {
    QMap<QString, LearntLesson> lessons;
    QList<RefusedRule> refused; ///< the latest first, at most mostRefused
    friend bool operator==(const Learnt&, const Learnt&) = default;
};

/// What each person of the household has learnt and when, in one small file without words. The household itself, whoever
/// plays without a name, is the person "".
///
/// Every change is made under a lock after the file was read again, so that two running programs forget nothing. A file
/// that cannot be read is renamed to `<file>.broken` before it is written anew; where this fails, nothing is kept.
class LearntRecord {
public:
    static constexpr int mostRefused = 40;

    /// The file in this user's data folder.
    static QString usualFile();
    /// Reads the file; it need not exist.
    explicit LearntRecord(const QString& file);

    Learnt of(const QString& person) const { return m_people.value(person); }
    /// Somebody was in a lesson: what its steps told, what they did themselves, and when they came to its end, if they did.
    void studied(const QString& person, const QString& lesson, const QSet<QString>& met, const QSet<QString>& practised,
                 const QDateTime& finished = {});
    void refused(const QString& person, const QString& rule, const QDateTime& when);
    void forget(const QString& person);
    /// What was wrong with the file, and where; nothing when all was well.
    const std::optional<Problem>& problem() const { return m_problem; }
    const QString& file() const { return m_file; }

private:
    using People = QMap<QString, Learnt>;
    /// Nothing for a file that is no record of ours.
    std::optional<People> stored(QList<Problem>& problems) const;
    void change(const std::function<void(People& people)>& how);
    void write();
    bool putAside() const;

    QString m_file;
    std::optional<Problem> m_problem;
    People m_people;
};

} // namespace magister
