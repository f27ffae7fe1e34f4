// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/memory/refresher_plan.h"

namespace magister {

/// When a refresher is offered. It is never more than an offer: nothing waits for it.
inline constexpr int dueForStart = 4;
inline constexpr int daysAway = 7;

/// How many atoms are due that can be asked.
int askableDue(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day);
/// Whether one of them was met in a lesson, a drill or an article: else they have only come up in games, and there is
/// nothing to repeat yet.
bool isAnyLearnt(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day);
/// On the first page: enough is due.
bool isOfferedAtStart(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day);
/// Where a game is continued that was played last on that day: it was long ago, and something is due.
bool isOfferedOnReturn(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& lastPlayed, const QDate& day);

} // namespace magister
