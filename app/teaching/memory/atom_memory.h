// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/memory/fsrs.h"

#include <QDate>
#include <QFlags>
#include <QList>
#include <QStringList>

#include <optional>

namespace magister {

/// How an answer came out.
enum class Outcome { Wrong, WithHint, Right, RightAtOnce };
/// As FSRS grades it: Again, Hard, Good, Easy.
Grade gradeOf(Outcome outcome);

/// Where a rule was met.
enum class MetIn { Lesson = 1, Drill = 2, Refusal = 4, Play = 8, Article = 16 };
Q_DECLARE_FLAGS(MetPlaces, MetIn)
Q_DECLARE_OPERATORS_FOR_FLAGS(MetPlaces)

/// How well a rule is mastered, as the library shows it.
enum class Mastery { Untouched, Half, Full };

/// One rule in the memory of one person. A value; days are those of the person's calendar and never run backwards here:
/// a day before the last answer counts as the same day.
struct AtomMemory {
    static constexpr int keptOutcomes = 3;
    /// As often must an article be opened before its rule enters, and a rule be used in play before that counts.
    static constexpr int articlesToEnter = 2;
    static constexpr int usesToCount = 2;
    /// From this stability on, in days, a rule is mastered.
    static constexpr double masteredStability = 7;

    std::optional<MemoryTrace> trace; ///< nothing before the first answer
    QDate answered;                   ///< day of the last answer, right use or refusal that counted
    QDate due;                        ///< not valid: the rule has not entered, and is never asked
    QDate refused;                    ///< day of the last refusal in play; not valid: none
    QList<Outcome> last;              ///< at most keptOutcomes, the latest last
    MetPlaces met;
    int opened{};     ///< how often its article was opened
    int used{};       ///< right uses in play since something counted last
    QStringList seen; ///< positions of drills that have been shown, so that none is shown twice

    bool hasEntered() const { return due.isValid(); }
    bool isDue(const QDate& day) const { return hasEntered() && due <= day; }
    /// The last answer was wrong, or play has refused a move by this rule, and it has not been answered rightly since.
    bool isLost() const { return !last.isEmpty() && last.constLast() == Outcome::Wrong; }
    /// Chance of recall, 0..1; 0 before the first answer.
    double retrievability(const QDate& day) const;
    Mastery mastery() const;

    void answer(Outcome outcome, MetIn where, const QDate& day);
    /// A move was refused by this rule: a lapse, due now. Only the first refusal of a day counts against the memory,
    /// since one mistake is often clicked more than once.
    void refuse(const QDate& day);
    /// The rule was used rightly in play: after usesToCount times this is an answer without a question. It enters
    /// nothing, and does not stand in for what was lost: that is asked.
    void use(const QDate& day);
    void openArticle(const QDate& day);

    friend bool operator==(const AtomMemory&, const AtomMemory&) = default;
};

} // namespace magister
