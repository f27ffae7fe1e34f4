// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill_source.h"

#include "engine/core/random.h"

namespace magister {

namespace {

/// Searches for what is not listed until it is given up: many for a wish that nothing else fulfils. Each takes less
/// than a millisecond, as a rule.
constexpr int mostSearches = 400;
constexpr int searchesAmongOthers = 40;
/// Pairs of atom and kind that are tried for a wish.
constexpr int mostPairs = 12;

} // namespace

DrillSource::DrillSource(const DrillGame& game, const DrillSeeds& seeds, quint64 seed)
    : m_game(game), m_seeds(seeds), m_seed(seed), m_atoms(game.atoms()) {}

quint64 DrillSource::draw() {
    Random random = Random::seeded(m_seed);
    m_seed = random.next();
    // Below 2^48: short enough to be read in a line.
    return m_seed >> 16;
}

std::optional<Drill> DrillSource::find(const Pair& pair, int searches, const QSet<QString>& seen) {
    const auto unseen = [&](quint64 seed) {
        auto drill = m_game.find(pair.atom, pair.kind, seed);
        if (drill && seen.contains(drill->position())) drill.reset();
        return drill;
    };
    const QList<quint64> known = m_seeds.of(pair.atom, pair.kind);
    const auto count = static_cast<quint64>(known.size());
    for (quint64 i = 0, start = draw(); i < count; ++i)
        if (const auto drill = unseen(known.at(static_cast<qsizetype>((start + i) % count)))) return drill;
    // Who has seen all that is known goes on with what is found.
    for (int i = 0; i < searches && !isOutOfTime(); ++i)
        if (const auto drill = unseen(draw())) return drill;
    return std::nullopt;
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
    const auto anyOf = [this](const auto& list) {
        return list.at(static_cast<qsizetype>(draw() % static_cast<quint64>(list.size())));
    };
    const bool only = fitting.size() == 1 && fitting.front().size() == 1;
    m_began = std::chrono::steady_clock::now();
    // What is known of the first pair is looked at in any case.
    for (int pair = 0; pair == 0 || (pair < (only ? 1 : mostPairs) && !isOutOfTime()); ++pair)
        if (const auto drill = find(anyOf(anyOf(fitting)), only ? mostSearches : searchesAmongOthers, seen))
            return drill;
    return std::nullopt;
}

} // namespace magister
