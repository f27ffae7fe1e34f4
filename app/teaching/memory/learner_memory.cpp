// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/learner_memory.h"

#include <algorithm>

namespace magister {

void LearnerMemory::studied(const QString& lesson, const QSet<QString>& told, const QSet<QString>& practised,
                            const QDateTime& finished) {
    if (told.isEmpty() && practised.isEmpty() && !finished.isValid()) return;
    LearntLesson& kept = lessons[lesson];
    kept.met.unite(told);
    kept.practised.unite(practised);
    if (!finished.isValid()) return;
    kept.finished = finished.toUTC();
    ++kept.times;
}

void LearnerMemory::answeredLesson(const LessonOutcome& outcome, const QDate& day) {
    for (const QString& rule : outcome.practised + outcome.missed)
        atoms[rule].answer(outcome.missed.contains(rule)   ? Outcome::Wrong
                           : outcome.hinted.contains(rule) ? Outcome::WithHint
                                                           : Outcome::Right,
                           MetIn::Lesson, day);
}

void LearnerMemory::refusedRule(const QString& rule, const QDateTime& when) {
    RefusedRule one{rule, 0, {}};
    for (qsizetype i = refused.size() - 1; i >= 0; --i)
        if (refused.at(i).rule == rule) one = refused.takeAt(i);
    ++one.times;
    one.last = when.toUTC();
    refused.prepend(one);
    if (refused.size() > mostRefused) refused.resize(mostRefused);
    atoms[rule].refuse(when.toLocalTime().date());
}

void LearnerMemory::answeredDrill(const QString& rule, const QString& position, Outcome outcome, const QDate& day) {
    AtomMemory& atom = atoms[rule];
    atom.answer(outcome, MetIn::Drill, day);
    if (!position.isEmpty() && !atom.seen.contains(position)) atom.seen.append(position);
}

void LearnerMemory::usedRule(const QString& rule, const QDate& day) {
    // What has not entered is not kept for this.
    if (const auto atom = atoms.find(rule); atom != atoms.end()) atom->use(day);
}

void LearnerMemory::openedArticle(const QString& rule, const QDate& day) {
    atoms[rule].openArticle(day);
}

QStringList LearnerMemory::due(const QDate& day) const {
    QStringList ids;
    for (auto atom = atoms.begin(); atom != atoms.end(); ++atom)
        if (atom->isDue(day)) ids.append(atom.key());
    return ids;
}

QDate LearnerMemory::nextDue(const QDate& day) const {
    QDate next;
    for (const AtomMemory& atom : atoms)
        if (atom.hasEntered() && (!next.isValid() || atom.due < next)) next = atom.due;
    return next.isValid() ? std::max(next, day) : next;
}

} // namespace magister
