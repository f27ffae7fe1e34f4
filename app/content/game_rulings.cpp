// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/game_rulings.h"

#include <algorithm>

namespace magister {

namespace {

const GameFacts& factsOf(const QString& game) {
    static const GameFacts none;
    const GameFacts* facts = findGameFacts(game);
    return facts ? *facts : none;
}

} // namespace

const QList<GameRuling>& gameRulings(const QString& game) {
    return factsOf(game).rulings;
}

const GameRuling* findRuling(const QString& game, const QString& option) {
    const QList<GameRuling>& all = gameRulings(game);
    const auto found = std::ranges::find(all, option, &GameRuling::option);
    return found == all.end() ? nullptr : &*found;
}

const QStringList& printedEditions(const QString& game) {
    return factsOf(game).editions;
}

const QStringList& rulingPresets(const QString& game) {
    return factsOf(game).presets;
}

} // namespace magister
