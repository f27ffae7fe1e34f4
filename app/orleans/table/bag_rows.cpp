// SPDX-License-Identifier: GPL-3.0-or-later
// The bag, and what may come out of it.
#include "app/orleans/table/row_parts.h"
#include "app/orleans/table/rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace magister::orleans {

namespace {

/// What is hidden is a number: without one, nothing is.
bool mayLook(const Player& player) {
    return player.bagHidden == 0;
}

/// At least one of `n` among `drawn` out of `total`, without putting any back: one less the chance of none, which is
/// C(total - n, drawn) / C(total, drawn).
double chanceOfOne(int n, int drawn, int total) {
    double nothing = 1;
    for (int i = 0; i < drawn; ++i)
        nothing *= std::max(0.0, static_cast<double>(total - n - i) / (total - i));
    return 1 - nothing;
}

/// Whole per cent; 0 and 100 only for what cannot and what must happen.
int percentOf(double chance) {
    if (chance <= 0) return 0;
    if (chance >= 1) return 100;
    return std::clamp(static_cast<int>(std::lround(chance * 100)), 1, 99);
}

} // namespace

QVariantMap bagRow(const Scene& scene) {
    const Player& player = viewed(scene);
    QVariantList tokens;
    if (mayLook(player))
        for (std::size_t i = 0; i < followerTokenCount; ++i)
            if (player.bag.counts[i] > 0)
                tokens.append(countedToken(scene, static_cast<Token>(i + 1), player.bag.counts[i]));
    return {{"mine", mayLook(player)},
            {"total", player.bagTotal()},
            {"tokens", tokens},
            {"draws", drawsToCome(scene.definition, scene.state, scene.viewer)},
            {"free", freeMarketSpaces(scene.definition, player)}};
}

QVariantList drawOdds(const Scene& scene) {
    const Player& player = viewed(scene);
    const int drawn = drawsToCome(scene.definition, scene.state, scene.viewer);
    QVariantList odds;
    if (!mayLook(player) || drawn == 0) return odds;
    // A starting follower is a follower of its kind: own-followers.always
    for (const Follower kind : allFollowers) {
        const bool starting = static_cast<std::size_t>(kind) < startingCount;
        const int n = player.bag.of(neutral(kind)) + (starting ? player.bag.of(own(kind)) : 0);
        if (n == 0) continue;
        const int percent = percentOf(chanceOfOne(n, drawn, player.bagTotal()));
        odds.append(QVariantMap{
            {"token", targets::idText(idOf(kind))},
            {"name", nameOf(scene, followerWord(kind))},
            {"icon", icons::follower(kind)},
            {"n", n},
            {"percent", percent},
            {"text", say(scene.language, "OrleansRow",
                         //: The chance that one or more followers of a kind are drawn next.
                         QT_TRANSLATE_NOOP("OrleansRow", "at least one {follower}: {percent}%"),
                         {{"follower", nameOf(scene, followerWord(kind))}, {"percent", percent}})}});
    }
    return odds;
}

} // namespace magister::orleans
