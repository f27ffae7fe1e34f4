// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/what_if.h"

#include <algorithm>

namespace magister::orleans {

namespace {

int pointsNow(const Definition& definition, const State& state, PlayerIndex player) {
    if (state.over()) return state.players[player].points;
    int points = 0;
    for (const ScoreLine& line : scoreOf(definition, state, player))
        points += line.points;
    return points;
}

/// Wherever they are: bag, market, tower, hand, places.
int followersOf(const Player& player) {
    int all = player.bagTotal() + static_cast<int>(player.hand.size()) + player.work.theatre.total();
    for (const Token token : player.work.market)
        all += isFollower(token);
    for (const Token token : player.work.tower)
        all += isFollower(token);
    for (const Filling& filling : player.work.places)
        for (const Token token : filling.tokens)
            all += isFollower(token);
    return all;
}

} // namespace

State redrawn(const Definition&, const State& state, PlayerIndex viewer, std::uint64_t seed) {
    State drawn = state;
    Random random = Random::seeded(seed);
    // In one order, whatever order they lay in: what comes out may depend on the seed alone. The top of the first round
    // is known to everybody. setup.hourglass-stack
    const bool firstKnown = state.round == 0 || (state.round == 1 && !state.eventKnown);
    const std::size_t hidden = drawn.hourglass.size() - (firstKnown && !drawn.hourglass.empty() ? 1 : 0);
    InlineVector<std::uint8_t, roundCount> pool;
    for (std::size_t i = 0; i < hidden; ++i)
        pool.push(drawn.hourglass[i]);
    std::sort(pool.begin(), pool.end());
    random.shuffle(pool);
    for (std::size_t i = 0; i < hidden; ++i)
        drawn.hourglass[i] = pool[i];
    drawn.random = Random::seeded(random.next());
    for (PlayerIndex p = 0; p < drawn.playerCount; ++p) {
        // What was laid down in advance is as hidden as chance.
        drawn.players[p].pinned.clear();
        if (p != viewer && state.planningTogether()) drawn.players[p].work = state.plansBefore[p];
    }
    return drawn;
}

QVariantList comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player) {
    const Player& was = before.players[player];
    const Player& is = after.players[player];
    QVariantList lines;
    const auto add = [&](const char* what, const char* icon, int then, int now, bool always) {
        if (always || then != now)
            lines.append(QVariantMap{
                {"what", QLatin1String(what)}, {"icon", QLatin1String(icon)}, {"before", then}, {"after", now}});
    };
    add("points", "vp", pointsNow(definition, before, player), pointsNow(definition, after, player), true);
    add("coins", "coin", was.coins, is.coins, true);
    add("development", "devstar", was.development, is.development, true);
    add("goods", "g-brocade", was.wareTotal(), is.wareTotal(), false);
    add("citizens", "citizen", was.citizens, is.citizens, false);
    add("stations", "station", stationsBuilt(before, player), stationsBuilt(after, player), false);
    add("followers", "bag", followersOf(was), followersOf(is), false);
    return lines;
}

} // namespace magister::orleans
