// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/game_facts.h"

#include <algorithm>

namespace magister {

const GameFacts* findGameFacts(const QString& game) {
    const QList<GameFacts>& all = allGameFacts();
    const auto found = std::ranges::find(all, game, &GameFacts::id);
    return found == all.end() ? nullptr : &*found;
}

const GameFacts* gameFactsOfRule(const QString& rule) {
    return findGameFacts(rule.section(QLatin1Char('.'), 0, 0));
}

} // namespace magister
