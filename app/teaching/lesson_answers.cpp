// SPDX-License-Identifier: GPL-3.0-or-later
// The answers to questions: of the learner, or of everybody at the table.
#include "app/teaching/lesson_run.h"

#include "engine/core/random.h"

#include <algorithm>

namespace magister {

namespace {

const QChar between = u'|'; ///< answers of several seats in a trace: "1=both|2=tile"

QSet<QString> ofAll(const QMap<int, QSet<QString>>& bySeat) {
    QSet<QString> all;
    for (const QSet<QString>& rules : bySeat)
        all.unite(rules);
    return all;
}

/// The same everywhere and always, so that a question looks the same whenever it is asked (FNV-1a).
quint64 seedFrom(const QString& text) {
    quint64 seed = 14695981039346656037u;
    for (const char each : text.toUtf8())
        seed = (seed ^ static_cast<unsigned char>(each)) * 1099511628211u;
    return seed;
}

} // namespace

void LessonRun::setPeople(const QList<int>& seats) {
    m_people = seats;
}

QSet<QString> LessonRun::practised() const {
    return ofAll(m_practised);
}

QSet<QString> LessonRun::missed() const {
    return ofAll(m_missed);
}

bool LessonRun::isRight(const QString& answer) const {
    const LessonStep& now = step();
    if (now.number) return answer == QString::number(*now.number);
    if (!now.numberAt.isEmpty()) return judge().value(now.numberAt) == answer;
    if (now.pick && now.pick->where)
        return fitsAny(now.pick->among, answer) && holds(about(*now.pick->where, answer), {judge()});
    if (now.pick)
        return std::any_of(now.pick->targets.begin(), now.pick->targets.end(), [&](const QString& target) {
            return m_entry->resolved(target) == m_entry->resolved(answer);
        });
    return std::any_of(now.options.begin(), now.options.end(), [&](const LessonOption& option) {
        return option.id == answer && (option.holds ? holds(*option.holds, {judge()}) : option.right);
    });
}

std::vector<LessonOption> LessonRun::offered() const {
    if (finished()) return {};
    auto options = step().options;
    Random::seeded(seedFrom(m_lesson->id + u'/' + step().id)).shuffle(options);
    return options;
}

QStringList LessonRun::rightTargets() const {
    if (finished() || !step().pick) return {};
    if (!step().pick->where) return step().pick->targets;
    QStringList targets = judge().shown(m_lesson->learner);
    targets.removeIf([&](const QString& target) { return !isRight(target); });
    return targets;
}

QStringList LessonRun::unlaid() const {
    QStringList patterns;
    const auto& steps = m_lesson->steps;
    for (auto i = static_cast<std::size_t>(m_step); !finished() && i < steps.size(); ++i)
        if (!m_laid || static_cast<int>(i) != m_step) patterns += steps[i].lays;
    if (patterns.isEmpty()) return {};
    QStringList names = m_position->shown(m_lesson->learner);
    names.removeIf([&](const QString& name) { return !fitsAny(patterns, name); });
    const QStringList all = names;
    names.removeIf([&](const QString& name) {
        for (qsizetype at = name.lastIndexOf(u'/'); at > 0; at = name.lastIndexOf(u'/', at - 1))
            if (all.contains(name.left(at))) return true;
        return false;
    });
    return names;
}

QList<int> LessonRun::waiting() const {
    if (!asksForAnswer() || answered()) return {};
    if (seat() > 0) return {seat()};
    QList<int> seats = m_people;
    seats.removeIf([this](int seat) { return m_given.contains(seat); });
    return seats;
}

bool LessonRun::answer(const QString& answer, int by) {
    const bool right = isRight(answer);
    for (const int seat : waiting())
        if (by == 0 || by == seat) judge(answer, right, seat);
    return lay(right);
}

/// Shows what a right answer reveals. Gives back whether it was right.
bool LessonRun::lay(bool right) {
    m_laid = m_laid || right;
    if (!right || !m_revealed || m_position == m_revealed) return right;
    m_position = m_revealed;
    for (const QString& rule : m_revealed->laidBy())
        note(rule, 0);
    return right;
}

void LessonRun::judge(const QString& answer, bool right, int who) {
    m_given.insert(who, answer);
    ++m_questions;
    if (right) ++m_right;
    for (const QString& rule : step().rules + step().practises) {
        note(rule, who);
        if (!right) m_missed[who].insert(rule);
    }
    if (seat() > 0) {
        m_trace.back().answer = answer;
    } else if (waiting().isEmpty()) {
        QStringList all;
        for (auto given = m_given.constBegin(); given != m_given.constEnd(); ++given)
            all.append(QString::number(given.key()) + u'=' + given.value());
        m_trace.back().answer = all.join(between);
    }
}

void LessonRun::giveAgain(const QString& answers) {
    if (seat() > 0) {
        answer(answers);
        return;
    }
    for (const QString& one : answers.split(between)) {
        const int who = one.section(u'=', 0, 0).toInt();
        // Whoever answered then may not sit here now: it is theirs all the same.
        if (who > 0 && !m_given.contains(who)) judge(one.section(u'=', 1), isRight(one.section(u'=', 1)), who);
    }
    // Whoever sits here now and did not then is not asked what the table has turned over.
    if (!answered()) m_trace.back().answer = answers;
}

} // namespace magister
