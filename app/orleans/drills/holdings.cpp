// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/holdings.h"

#include <algorithm>

namespace magister::orleans {

namespace {

template <class Is> int laid(const Player& player, Is is) {
    int n = 0;
    const auto add = [&](const auto& tokens) {
        n += static_cast<int>(std::count_if(tokens.begin(), tokens.end(), is));
    };
    add(player.work.market);
    add(player.work.tower);
    add(player.hand);
    for (const Filling& filling : player.work.places)
        add(filling.tokens);
    return n;
}

} // namespace

int followersOn(const Definition& definition, const Player& player, PlaceId place) {
    if (definition.place(place).openRow) return player.work.theatre.total();
    const auto& tokens = player.work.at(place).tokens;
    return static_cast<int>(std::count_if(tokens.begin(), tokens.end(), isFollower));
}

int tokensLaid(const Player& player, bool (*is)(Token)) {
    return laid(player, is);
}

int neutralsOf(const Player& player, Follower kind) {
    const Token token = neutral(kind);
    return player.bag.of(token) + player.work.theatre.of(token) + laid(player, [=](Token t) { return t == token; });
}

} // namespace magister::orleans
