// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_seeds.h"

#include <QSet>

#include <chrono>

namespace magister {

/// An endless supply of drills. A value of its seed: the same wishes are answered by the same drills.
class DrillSource {
public:
    /// `game` and `seeds` must outlive this.
    DrillSource(const DrillGame& game, const DrillSeeds& seeds, quint64 seed);

    /// Gives a search up after that time, however far it has come: where a person waits. Without a call every search goes to
    /// its end, and the same wishes are answered by the same drills on every machine.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    /// A drill as it is wished for, over a position that is not in `seen` (positions as in Drill::position). Nothing
    /// where no drill fits the wish, or where a long search has found none.
    std::optional<Drill> next(const DrillWish& wish, const QSet<QString>& seen);

private:
    struct Pair {
        QString atom;
        DrillKind kind{};
    };
    quint64 draw();
    bool isOutOfTime() const { return m_patience && std::chrono::steady_clock::now() - m_began > *m_patience; }
    std::optional<Drill> find(const Pair& pair, int searches, const QSet<QString>& seen);

    const DrillGame& m_game;
    const DrillSeeds& m_seeds;
    quint64 m_seed;
    QList<DrillGame::AtomDrills> m_atoms;
    std::optional<std::chrono::milliseconds> m_patience;
    std::chrono::steady_clock::time_point m_began; ///< of the search that goes on
};

} // namespace magister
