// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/refresher_offers.h"

#include <algorithm>

namespace magister {

int askableDue(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day) {
    int count = 0;
    for (const QString& id : memory.due(day))
        count += atoms(id).kinds.isEmpty() ? 0 : 1;
    return count;
}

bool isAnyLearnt(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day) {
    const QStringList due = memory.due(day);
    return std::any_of(due.begin(), due.end(), [&](const QString& id) {
        return !atoms(id).kinds.isEmpty() && (memory.atoms.value(id).met & (MetIn::Lesson | MetIn::Drill | MetIn::Article));
    });
}

bool isOfferedAtStart(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day) {
    return askableDue(memory, atoms, day) >= dueForStart;
}

bool isOfferedOnReturn(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& lastPlayed,
                       const QDate& day) {
    return lastPlayed.isValid() && lastPlayed.daysTo(day) >= daysAway && askableDue(memory, atoms, day) > 0;
}

} // namespace magister
