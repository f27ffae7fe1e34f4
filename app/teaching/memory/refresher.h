// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/memory/refresher_plan.h"

#include <chrono>

namespace magister {

/// One run through a refresher. A value, without clock, screen or memory: whoever runs it says how much time has passed
/// and keeps the answers.
///
/// An atom that was missed comes back once, at the end. Never more than `most` are asked: where there is no room, an
/// atom that comes back takes the place of the last one that was planned, which stays due. Where every planned one is
/// wanted, it does not come back.
class Refresher {
public:
    /// What becomes of the last planned item when one that was missed would come back and there is no room.
    enum class Last { GivesWay, Stays };

    /// From then on the item on the screen is the last. Seconds of the answer that is right at once are below atOnce.
    static constexpr std::chrono::seconds softEnd{150};
    static constexpr std::chrono::seconds lessonEnd{60};
    static constexpr std::chrono::seconds atOnce{6};

    Refresher(const QList<PlannedItem>& plan, AskedAtoms atoms, std::chrono::seconds end = softEnd,
              int most = mostItems, Last last = Last::GivesWay);

    /// Null when it is over.
    const PlannedItem* current() const { return m_over || m_at >= m_items.size() ? nullptr : &m_items[m_at]; }
    bool over() const { return !current(); }
    /// Number of the current item, from 1, and how many there are to be by now.
    int number() const { return static_cast<int>(m_at) + 1; }
    int count() const { return static_cast<int>(m_items.size()); }

    /// The current item was answered, so long after the beginning. Precondition: !over().
    void answered(Outcome outcome, std::chrono::seconds sinceBeginning);
    /// No drill was found for the current item: it is left out, and stays due. Precondition: !over().
    void leaveOut();
    /// What the answer to a question was, given the time that it took.
    static Outcome outcomeOf(bool right, bool hinted, std::chrono::milliseconds taken);

    /// How many items were asked to the end, and how many of them answered rightly.
    int asked() const { return m_asked; }
    int right() const { return m_right; }
    /// Atoms that were answered wrongly and not rightly since.
    QStringList missed() const { return m_missed; }

private:
    void comeBack(const PlannedItem& item);

    QList<PlannedItem> m_items;
    AskedAtoms m_atoms;
    std::chrono::seconds m_end;
    int m_most;
    Last m_last;
    qsizetype m_at = 0;
    bool m_over = false;
    int m_asked = 0;
    int m_right = 0;
    QStringList m_missed;
};

} // namespace magister
