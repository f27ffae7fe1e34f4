// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_catalogue.h"
#include "app/teaching/memory/refresher.h"

#include <QMap>
#include <QSet>

#include <cmath>
#include <functional>
#include <random>

namespace magister {

/// A scheduler as a learner meets it; each part can be replaced by a broken one.
struct Scheduler {
    /// How an answer changes the memory.
    std::function<void(AtomMemory&, Outcome, MetIn, const QDate&)> answer =
        [](AtomMemory& atom, Outcome outcome, MetIn where, const QDate& day) { atom.answer(outcome, where, day); };
    std::function<QList<PlannedItem>(const LearnerMemory&, const AskedAtoms&, const QDate&)> plan =
        [](const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day) {
            return planRefresher(memory, atoms, day);
        };
    /// Whether a run keeps to what Refresher says, or asks all that was planned and all that was missed after it.
    bool bounded = true;
};

/// Chance that somebody knows something, so many days after they met it last.
using Recall = std::function<double(int days)>;
inline double perfectRecall(int) {
    return 1;
}
inline double threeDaysHalfLife(int days) {
    return std::pow(0.5, days / 3.0);
}

/// What became of a learner in ninety days.
struct Outlook {
    int mostMeetings{};  ///< of any core atom, the lesson among them
    int leastMeetings{}; ///< of any core atom that a lesson taught
    int longestRefresher{};
    int latestReturn{};   ///< refreshers until a core atom that was lost was asked again
    int latestRecovery{}; ///< refreshers until it was known again
    int lost{};           ///< how often a core atom was
    int refreshers{};
};

/// Fourteen lessons teach the atoms of a catalogue in the order of the book, one a day; from the first day on there is
/// a refresher each day on which something is due. An item takes twenty seconds.
class ScriptedLearner {
public:
    static constexpr int days = 90;
    static constexpr int lessons = 14;

    ScriptedLearner(const RuleCatalogue& catalogue, Scheduler scheduler, Recall recall, Outcome right = Outcome::Right,
                    unsigned seed = 1)
        : m_scheduler(std::move(scheduler)), m_recall(std::move(recall)), m_right(right), m_random(seed) {
        static const QStringList kinds{QStringLiteral("pick"),    QStringLiteral("number"), QStringLiteral("yes-no"),
                                       QStringLiteral("order"),   QStringLiteral("do"),     QStringLiteral("mistake"),
                                       QStringLiteral("what-now")};
        for (const RuleAtom& atom : catalogue.atoms()) {
            if (atom.frequency.isEmpty() || atom.cardboard) continue;
            const auto importance = atom.frequency == QLatin1String("core")     ? AskedAtom::Importance::Core
                                    : atom.frequency == QLatin1String("common") ? AskedAtom::Importance::Common
                                                                                : AskedAtom::Importance::Rare;
            // One kind for some, several for others.
            QStringList own;
            for (int i = 0; i <= m_taught.size() % 3; ++i)
                own.append(kinds[(m_taught.size() * 3 + i * 2) % kinds.size()]);
            m_atoms.insert(atom.id, {importance, atom.see, own});
            m_taught.append(atom.id);
        }
    }

    Outlook live() {
        const QDate first(2026, 5, 1);
        const qsizetype each = (m_taught.size() + lessons - 1) / lessons;
        for (int n = 0; n < days; ++n) {
            const QDate day = first.addDays(n);
            if (n < lessons)
                for (const QString& id : m_taught.mid(n * each, each))
                    meet(id, day, m_right, MetIn::Lesson);
            refresh(day);
        }
        m_outlook.leastMeetings = days;
        for (const QString& id : std::as_const(m_taught))
            if (isCore(id)) m_outlook.leastMeetings = std::min(m_outlook.leastMeetings, m_meetings[id]);
        for (const QString& id : m_lostSince.keys())
            tellLost(id);
        return m_outlook;
    }

private:
    bool isCore(const QString& id) const { return m_atoms[id].importance == AskedAtom::Importance::Core; }
    bool knows(const QString& id, const QDate& day) {
        const double chance = m_recall(static_cast<int>(m_met[id].daysTo(day)));
        return std::uniform_real_distribution<double>(0, 1)(m_random) < chance;
    }
    void meet(const QString& id, const QDate& day, Outcome outcome, MetIn where) {
        m_scheduler.answer(m_memory.atoms[id], outcome, where, day);
        m_met[id] = day;
        if (isCore(id)) m_outlook.mostMeetings = std::max(m_outlook.mostMeetings, ++m_meetings[id]);
    }
    void refresh(const QDate& day) {
        const QList<PlannedItem> plan = m_scheduler.plan(
            m_memory, [this](const QString& id) { return m_atoms[id]; }, day);
        if (plan.isEmpty()) return;
        ++m_outlook.refreshers;
        int asked = 0;
        if (m_scheduler.bounded) {
            Refresher run(plan, [this](const QString& id) { return m_atoms[id]; });
            while (!run.over()) {
                const QString id = run.current()->atom;
                run.answered(ask(id, day), std::chrono::seconds(20 * ++asked));
            }
        } else {
            QStringList queue;
            for (const PlannedItem& item : plan)
                queue.append(item.atom);
            for (; !queue.isEmpty(); ++asked) {
                const QString id = queue.takeFirst();
                if (ask(id, day) == Outcome::Wrong) queue.append(id);
            }
        }
        m_memory.refreshed = day;
        m_outlook.longestRefresher = std::max(m_outlook.longestRefresher, asked);
    }
    Outcome ask(const QString& id, const QDate& day) {
        const bool known = knows(id, day);
        if (isCore(id)) {
            if (m_lostSince.contains(id))
                m_outlook.latestReturn = std::max(m_outlook.latestReturn, m_outlook.refreshers - m_lostSince[id]);
            if (known && m_lostSince.contains(id))
                tellLost(id);
            else if (!known && !m_lostSince.contains(id)) {
                m_lostSince.insert(id, m_outlook.refreshers);
                ++m_outlook.lost;
            }
        }
        const Outcome outcome = known ? m_right : Outcome::Wrong;
        meet(id, day, outcome, MetIn::Drill);
        return outcome;
    }
    /// It is known again, or the ninety days are over.
    void tellLost(const QString& id) {
        const int refreshers = m_outlook.refreshers - m_lostSince.take(id);
        m_outlook.latestRecovery = std::max(m_outlook.latestRecovery, refreshers);
    }

    Scheduler m_scheduler;
    Recall m_recall;
    Outcome m_right;
    std::mt19937 m_random;
    QStringList m_taught;
    QMap<QString, AskedAtom> m_atoms;
    LearnerMemory m_memory;
    QMap<QString, QDate> m_met;
    QMap<QString, int> m_meetings;
    QMap<QString, int> m_lostSince; ///< number of the refresher
    Outlook m_outlook;
};

} // namespace magister
