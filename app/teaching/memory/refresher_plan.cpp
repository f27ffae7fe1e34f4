// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/refresher_plan.h"

#include "engine/core/random.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace magister {

namespace {

struct Candidate {
    QString id;
    AskedAtom atom;
};

bool areRelated(const Candidate& one, const Candidate& other) {
    return one.atom.related.contains(other.id) || other.atom.related.contains(one.id);
}

/// Puts candidates in an order that keeps to the rules, as near as possible to the one they come in.
class Arrangement {
public:
    explicit Arrangement(const QList<const Candidate*>& chosen) : m_chosen(chosen), m_placed(chosen.size(), false) {}

    bool find() { return place(); }
    const QList<PlannedItem>& items() const { return m_items; }

private:
    bool fits(const Candidate& next) const {
        const qsizetype near = std::max<qsizetype>(0, m_order.size() - (relatedApart - 1));
        return std::none_of(m_order.begin() + near, m_order.end(),
                            [&](const Candidate* before) { return areRelated(*before, next); });
    }
    bool place() {
        if (m_order.size() == m_chosen.size()) return true;
        for (qsizetype i = 0; i < m_chosen.size(); ++i) {
            if (m_placed[i] || !fits(*m_chosen[i])) continue;
            for (const QString& kind : m_chosen[i]->atom.kinds) {
                if (!m_items.isEmpty() && m_items.constLast().kind == kind) continue;
                if (--m_tries < 0) return false;
                m_placed[i] = true;
                m_order.append(m_chosen[i]);
                m_items.append({m_chosen[i]->id, kind});
                if (place()) return true;
                m_items.removeLast();
                m_order.removeLast();
                m_placed[i] = false;
            }
        }
        return false;
    }

    const QList<const Candidate*>& m_chosen;
    QList<bool> m_placed;
    QList<const Candidate*> m_order;
    QList<PlannedItem> m_items;
    int m_tries = 2000; ///< eight items settle after a few dozen; what takes longer is given up
};

/// As many of the candidates as can stand together, the earlier ones first.
QList<PlannedItem> arranged(const QList<Candidate>& candidates, int most) {
    QList<const Candidate*> chosen;
    QList<PlannedItem> items;
    QList<const Candidate*> waiting;
    int rare = 0;
    for (const Candidate& one : candidates)
        waiting.append(&one);
    for (qsizetype i = 0; i < waiting.size() && chosen.size() < most;) {
        const bool isRare = waiting[i]->atom.importance == AskedAtom::Importance::Rare;
        chosen.append(waiting[i]);
        Arrangement wanted(chosen);
        if (waiting[i]->atom.kinds.isEmpty() || (isRare && rare > 0) || !wanted.find()) {
            chosen.removeLast();
            ++i;
            continue;
        }
        items = wanted.items();
        rare += isRare ? 1 : 0;
        waiting.removeAt(i);
        // What found no place before may stand apart now.
        i = 0;
    }
    return items;
}

} // namespace

QList<PlannedItem> planRefresher(const LearnerMemory& memory, const AskedAtoms& atoms, const QDate& day, int most) {
    struct Ranked {
        Candidate candidate;
        bool refused{};
        bool lost{};
        QDate since; ///< lost, or due
        double chance{};
    };
    QList<Ranked> due;
    for (const QString& id : memory.due(day)) {
        const AtomMemory& atom = memory.atoms[id];
        const bool refused = atom.isLost() && atom.refused.isValid() &&
                             (!memory.refreshed.isValid() || atom.refused >= memory.refreshed);
        due.append({{id, atoms(id)},
                    refused,
                    atom.isLost(),
                    atom.isLost() ? atom.answered : atom.due,
                    atom.retrievability(day)});
    }
    // By waiting time and not by chance of recall: where more is due than can be asked, what is forgotten within days
    // would always come before what fades slowly, and that would never be asked.
    const auto rank = [](const Ranked& one) {
        return std::tuple(!one.refused, one.candidate.atom.importance, !one.lost, one.since, one.chance,
                          one.candidate.id);
    };
    std::sort(due.begin(), due.end(), [&](const Ranked& one, const Ranked& other) { return rank(one) < rank(other); });
    QList<Candidate> candidates;
    for (const Ranked& one : due)
        candidates.append(one.candidate);
    return arranged(candidates, most);
}

QList<PlannedItem> planPractice(const QStringList& ranked, const AskedAtoms& atoms, int count) {
    QList<Candidate> askable;
    for (const QString& id : ranked)
        if (Candidate one{id, atoms(id)}; !one.atom.kinds.isEmpty()) askable.append(one);
    // Who practises has asked for it: rare rules as well as others.
    for (Candidate& one : askable)
        one.atom.importance = AskedAtom::Importance::Core;
    QList<PlannedItem> items = arranged(askable, count);
    QMap<QString, int> times;
    for (const PlannedItem& item : std::as_const(items))
        ++times[item.atom];
    while (!askable.isEmpty() && items.size() < count) {
        const Candidate* next = nullptr;
        for (const Candidate& one : askable) {
            const bool follows = askable.size() > 1 && !items.isEmpty() && items.constLast().atom == one.id;
            if (!follows && (!next || times.value(one.id) < times.value(next->id))) next = &one;
        }
        items.append({next->id, next->atom.kinds.at(times[next->id]++ % next->atom.kinds.size())});
    }
    return items;
}

QStringList rankForPractice(const LearnerMemory& memory, const QStringList& candidates, const AskedAtoms& atoms,
                            const QDate& day, quint64 seed) {
    struct Ranked {
        QString id;
        int group{};
        double chance{};
        quint64 mixed{};
    };
    Random random = Random::seeded(seed);
    QList<Ranked> met;
    QList<Ranked> core;
    for (const QString& id : candidates) {
        const AskedAtom asked = atoms(id);
        if (asked.kinds.isEmpty()) continue;
        const AtomMemory atom = memory.atoms.value(id);
        const quint64 mixed = random.next();
        if (atom.hasEntered() || atom.met)
            met.append({id, atom.isDue(day) || atom.isLost() ? 0 : atom.mastery() == Mastery::Full ? 2 : 1,
                        atom.retrievability(day), mixed});
        else if (asked.importance == AskedAtom::Importance::Core)
            core.append({id, 0, 0, mixed});
    }
    QList<Ranked>& chosen = met.isEmpty() ? core : met;
    const auto rank = [](const Ranked& one) { return std::tuple(one.group, one.chance, one.mixed); };
    std::sort(chosen.begin(), chosen.end(), [&](const Ranked& a, const Ranked& b) { return rank(a) < rank(b); });
    QStringList ids;
    for (const Ranked& one : chosen)
        ids.append(one.id);
    return ids;
}

QList<PlannedItem> planOf(const QStringList& missed, const AskedAtoms& atoms, int most) {
    QList<Candidate> candidates;
    for (const QString& id : missed)
        candidates.append({id, atoms(id)});
    return arranged(candidates, most);
}

} // namespace magister
