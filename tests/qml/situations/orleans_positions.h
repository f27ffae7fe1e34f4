// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/session.h"

#include "app/orleans/table/orleans_table.h"

#include <algorithm>
#include <functional>
#include <vector>

/// What positions of Orléans are looked for, and how they are found.
namespace magister::orleans {

/// A position in which a player is about to choose, and what they may choose.
struct Moment {
    const State& state;
    PlayerIndex player;
    const std::vector<Choice>& legal;

    PromptKind kind() const { return state.kind(player); }
    const Player& me() const { return state.players[player]; }
    template <class C> int count() const {
        return static_cast<int>(std::ranges::count_if(legal, [](const Choice& c) { return std::holds_alternative<C>(c.command); }));
    }
    bool canUse(PlaceId place) const;
};
using Wanted = std::function<bool(const Moment&)>;

/// A session of a random game, and who is to choose.
struct Found {
    Session session;
    PlayerIndex player;
};
/// The first such moment of the random games of that setup, seed after seed; fatal, with `id`, when there is none.
Found firstMoment(const char* id, Setup setup, const Wanted& wanted);
/// The end of the first random game of that setup.
Found ended(Setup setup);

/// Places of the player whose followers have all been placed in this round, and those that are begun.
int readyPlaces(const State& state, PlayerIndex player);
int begunPlaces(const State& state, PlayerIndex player);
/// A monk stands where another follower is asked for.
bool monkStandsIn(const State& state, PlayerIndex player);
/// A slot on which three kinds of followers or more could be placed; empty where there is none.
QString menuTarget(const Definition& definition, const State& state, PlayerIndex player);
/// A kind of follower on the market; Token::Nothing where it is empty.
Token onMarket(const State& state, PlayerIndex player);

} // namespace magister::orleans
