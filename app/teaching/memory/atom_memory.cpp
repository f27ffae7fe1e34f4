// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/atom_memory.h"

#include <algorithm>

namespace magister {

namespace {

int daysBetween(const QDate& from, const QDate& to) {
    return static_cast<int>(std::clamp<qint64>(from.daysTo(to), 0, static_cast<qint64>(fsrs::mostStability)));
}

} // namespace

Grade gradeOf(Outcome outcome) {
    switch (outcome) {
    case Outcome::Wrong:
        return Grade::Again;
    case Outcome::WithHint:
        return Grade::Hard;
    case Outcome::Right:
        return Grade::Good;
    case Outcome::RightAtOnce:
        return Grade::Easy;
    }
    return Grade::Again;
}

double AtomMemory::retrievability(const QDate& day) const {
    return trace ? fsrs::retrievability(*trace, daysBetween(answered, day)) : 0;
}

Mastery AtomMemory::mastery() const {
    if (!hasEntered()) return Mastery::Untouched;
    return trace && !isLost() && trace->stability >= masteredStability ? Mastery::Full : Mastery::Half;
}

void AtomMemory::answer(Outcome outcome, MetIn where, const QDate& day) {
    const Grade grade = gradeOf(outcome);
    trace = trace ? fsrs::nextAnswer(*trace, daysBetween(answered, day), grade) : fsrs::firstAnswer(grade);
    answered = answered.isValid() ? std::max(answered, day) : day;
    met |= where;
    used = 0;
    last.append(outcome);
    if (last.size() > keptOutcomes) last.removeFirst();
    // What was lost is asked again at once, whatever stability the lapse has left, until it is right once.
    due = outcome == Outcome::Wrong ? answered : answered.addDays(fsrs::interval(trace->stability));
}

void AtomMemory::refuse(const QDate& day) {
    const bool again = refused == day && isLost();
    refused = day;
    met |= MetIn::Refusal;
    if (!again) answer(Outcome::Wrong, MetIn::Refusal, day);
}

void AtomMemory::use(const QDate& day) {
    if (!hasEntered() || isLost() || (answered.isValid() && answered >= day)) return;
    if (++used >= usesToCount) answer(Outcome::Right, MetIn::Play, day);
}

void AtomMemory::openArticle(const QDate& day) {
    ++opened;
    if (opened < articlesToEnter || hasEntered()) return;
    met |= MetIn::Article;
    due = day;
}

} // namespace magister
