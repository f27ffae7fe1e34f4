// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/memory/learner_memory.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace magister {

/// What a plan must know of an atom besides the memory of it.
struct AskedAtom {
    enum class Importance { Core, Common, Rare };

    Importance importance{};
    QStringList related; ///< named in one direction is enough
    QStringList kinds;   ///< in which it can be asked, the best first; empty: it is never asked
};
using AskedAtoms = std::function<AskedAtom(const QString& atom)>;

struct PlannedItem {
    QString atom;
    QString kind;
    bool again = false; ///< missed in this refresher, and asked once more
    friend bool operator==(const PlannedItem&, const PlannedItem&) = default;
};

inline constexpr int mostItems = 8;
/// After a lesson: as many as a minute holds.
inline constexpr int mostItemsAfterLesson = 3;
/// Items on related atoms have at least one other between them.
inline constexpr int relatedApart = 2;

/// What a refresher of that day asks, at most `most` items and fewer when fewer are due: first what was refused in play
/// since the last refresher, then core atoms, common ones, and at most one rare one; of each those that were lost
/// first, then those that have waited longest. No two items are about one atom, no two of one kind follow each other,
/// and related atoms stand apart; an atom for which there is no such place waits for the next refresher.
QList<PlannedItem> planRefresher(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day,
                                 int most = mostItems);

/// The same of these atoms alone, due or not, in that order: what was missed in a lesson.
QList<PlannedItem> planOf(const QStringList& missed, const AskedAtoms& atoms, int most = mostItemsAfterLesson);


inline constexpr int practiceItems = 10;

/// Questions about these atoms in that order, as many as wanted where any of them can be asked: when all have been asked
/// they come round again, in their other kinds. Two about one atom follow each other only where there is no other.
QList<PlannedItem> planPractice(const QStringList& ranked, const AskedAtoms& atoms, int count = practiceItems);

/// Atoms worth asking about, of those known to `atoms` as `candidates`: what is due or lost first, then what is held weakest, then
/// the rest of what was met; for whoever has met nothing, the core. What is equal is mixed by the seed.
QStringList rankForPractice(const LearnerMemory& memory, const QStringList& candidates, const AskedAtoms& atoms,
                            const QDate& day, quint64 seed);

} // namespace magister
