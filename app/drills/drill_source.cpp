// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drills/drill_source.h"

#include "engine/core/random.h"

#include <algorithm>

namespace magister {

namespace {

/// Searches for what is not listed until it is given up: many for a wish that nothing else fulfils. Each takes less
/// than a millisecond, as a rule.
constexpr int mostSearches = 400;
constexpr int searchesAmongOthers = 40;
/// Pairs of atom and kind that are tried for a wish.
constexpr int mostPairs = 12;
/// Drills with the answer that is not wanted which are passed over: some rules only ever allow, others only forbid.
constexpr int mostPassedOver = 16;

bool isAnsweredByYes(const DrillGame& game, const Drill& drill) {
    const auto question = game.pose(drill);
    return question && std::any_of(question->options.begin(), question->options.end(), [](const DrillOption& option) {
               return option.right && option.id == QLatin1String("yes");
           });
}

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
    // Yes and no are wanted equally often: random play does what is allowed more often than it meets a refusal.
    const bool isYesNo = pair.kind == DrillKind::YesNo;
    const bool yes = isYesNo && draw() % 2 == 0;
    std::optional<Drill> found;
    int passedOver = 0;
    // Takes what the seed leads to; says whether it is what is looked for.
    const auto take = [&](quint64 seed) {
        auto drill = m_game.find(pair.atom, pair.kind, seed);
        if (!drill || seen.contains(drill->position())) return false;
        const bool isWanted = !isYesNo || isAnsweredByYes(m_game, *drill) == yes;
        found = std::move(drill);
        return isWanted || ++passedOver > mostPassedOver;
    };
    const QList<quint64> known = m_seeds.of(pair.atom, pair.kind);
    const auto count = static_cast<quint64>(known.size());
    for (quint64 i = 0, start = draw(); i < count; ++i)
        if (take(known.at(static_cast<qsizetype>((start + i) % count)))) return found;
    // What is known is listed because it is seldom found: the other answer is not looked for beyond it.
    if (found && count > 0) return found;
    // Who has seen all that is known goes on with what is found.
    for (int i = 0; i < searches && !isOutOfTime(); ++i)
        if (take(draw())) return found;
    return found;
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
