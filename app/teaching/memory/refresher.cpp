// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/refresher.h"

#include <algorithm>
#include <utility>

namespace magister {

Refresher::Refresher(const QList<PlannedItem>& plan, AskedAtoms atoms, std::chrono::seconds end, int most,
                     Last last)
    : m_items(plan.first(std::min<qsizetype>(plan.size(), most))), m_atoms(std::move(atoms)), m_end(end), m_most(most),
      m_last(last) {}

void Refresher::answered(Outcome outcome, std::chrono::seconds sinceBeginning) {
    const PlannedItem item = m_items[m_at];
    ++m_asked;
    if (outcome == Outcome::Wrong) {
        if (!m_missed.contains(item.atom)) m_missed.append(item.atom);
        if (!item.again) comeBack(item);
    } else {
        ++m_right;
        m_missed.removeAll(item.atom);
    }
    ++m_at;
    m_over = sinceBeginning >= m_end;
}

void Refresher::leaveOut() {
    m_items.removeAt(m_at);
}

void Refresher::comeBack(const PlannedItem& item) {
    if (m_items.size() >= m_most) {
        if (m_last == Last::Stays) return;
        // The last one planned gives way; those that come back stand behind it.
        qsizetype last = m_items.size() - 1;
        while (last > m_at && m_items[last].again)
            --last;
        if (last == m_at) return;
        m_items.removeAt(last);
    }
    PlannedItem again{item.atom, item.kind, true};
    // In another kind than the item before it, where the atom can be asked in one.
    for (const QString& kind : m_atoms(item.atom).kinds)
        if (kind != m_items.constLast().kind) {
            again.kind = kind;
            break;
        }
    m_items.append(again);
}

Outcome Refresher::outcomeOf(bool right, bool hinted, std::chrono::milliseconds taken) {
    if (!right) return Outcome::Wrong;
    if (hinted) return Outcome::WithHint;
    return taken < atOnce ? Outcome::RightAtOnce : Outcome::Right;
}

} // namespace magister
