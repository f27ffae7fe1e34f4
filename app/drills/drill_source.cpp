// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill_source.h"

#include "engine/core/random.h"

namespace magister {

namespace {

/// Searches until a wish is given up. Each costs a few milliseconds at most.
constexpr int mostSearches = 400;

} // namespace

DrillSource::DrillSource(const DrillGame& game, const DrillSeeds& seeds, quint64 seed)
    : m_game(game), m_seeds(seeds), m_seed(seed), m_atoms(game.atoms()) {}

quint64 DrillSource::draw() {
    Random random = Random::seeded(m_seed);
    m_seed = random.next();
    // Below 2^48: short enough to be read in a line.
    return m_seed >> 16;
}

std::optional<Drill> DrillSource::next(const DrillWish& wish, const QSet<QString>& seen) {
    // An atom first, then a kind: an atom with many kinds is not asked about more often.
    QList<QList<Pair>> fitting;
    for (const DrillGame::AtomDrills& atom : m_atoms) {
        if (!wish.atom.isEmpty() && wish.atom != atom.atom) continue;
        QList<Pair> pairs;
        for (const DrillKind kind : atom.kinds)
            if (!wish.kind || wish.kind == kind) pairs.append({atom.atom, kind});
        if (!pairs.isEmpty()) fitting.append(pairs);
    }
    if (fitting.isEmpty()) return std::nullopt;
    const QList<Pair>& pairs = fitting.at(static_cast<qsizetype>(draw() % static_cast<quint64>(fitting.size())));
    const Pair pair = pairs.at(static_cast<qsizetype>(draw() % static_cast<quint64>(pairs.size())));
    const QList<quint64> known = m_seeds.of(pair.atom, pair.kind);
    for (int search = 0; search < mostSearches; ++search) {
        // Now and then elsewhere: who has seen all that is known goes on with what is found.
        const bool listed = !known.isEmpty() && search % 8 != 7;
        const quint64 seed =
            listed ? known.at(static_cast<qsizetype>(draw() % static_cast<quint64>(known.size()))) : draw();
        if (const auto drill = m_game.find(pair.atom, pair.kind, seed); drill && !seen.contains(drill->position()))
            return drill;
    }
    return std::nullopt;
}

} // namespace magister
