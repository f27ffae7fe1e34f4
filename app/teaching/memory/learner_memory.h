// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/memory/atom_memory.h"

#include <QDateTime>
#include <QMap>
#include <QSet>
#include <QString>

namespace magister {

/// What somebody has learnt in one lesson.
struct LearntLesson {
    QDateTime finished;      ///< when it was finished last; invalid: never
    int times{};             ///< how often it was finished
    QSet<QString> met;       ///< atoms that its steps told
    QSet<QString> practised; ///< atoms of the learner's own moves and answers
    friend bool operator==(const LearntLesson&, const LearntLesson&) = default;
};

/// A rule by which something was refused in play.
struct RefusedRule {
    QString rule;
    int times{};
    QDateTime last;
    friend bool operator==(const RefusedRule&, const RefusedRule&) = default;
};

/// What came of the rules of a lesson. Rules that were only told or watched are in none of them and never enter.
struct LessonOutcome {
    QSet<QString> practised;
    QSet<QString> hinted; ///< done with a hint, or shown
    QSet<QString> missed; ///< answered wrongly
};

/// All that is kept of one person.
struct LearnerMemory {
    static constexpr int mostRefused = 40;

    QMap<QString, LearntLesson> lessons;
    QList<RefusedRule> refused; ///< the latest first, at most mostRefused
    QMap<QString, AtomMemory> atoms;
    QSet<QString> tips; ///< tips in play that were shown, as "game/tip"
    QSet<QString> askedGames; ///< ids of the games that ten questions are to be about; empty: those begun
    QDate refreshed; ///< day of the last refresher; not valid: none yet
    QDate declined;  ///< day on which no refresher was wanted last

    /// Somebody was in a lesson: what its steps told, what they did themselves, and when they came to its end, if they
    /// did.
    void studied(const QString& lesson, const QSet<QString>& told, const QSet<QString>& practised,
                 const QDateTime& finished = {});
    /// The answers given in a lesson that was finished.
    void answeredLesson(const LessonOutcome& outcome, const QDate& day);
    void refusedRule(const QString& rule, const QDateTime& when);
    /// A drill over that position was answered.
    void answeredDrill(const QString& rule, const QString& position, Outcome outcome, const QDate& day);
    void usedRule(const QString& rule, const QDate& day);
    void openedArticle(const QString& rule, const QDate& day);

    /// The ids of the rules that are due, in no order that matters.
    QStringList due(const QDate& day) const;
    /// The next day on which something is due, that day at the earliest; not valid: never.
    QDate nextDue(const QDate& day) const;

    friend bool operator==(const LearnerMemory&, const LearnerMemory&) = default;
};

} // namespace magister
