// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

#include <cstdint>
#include <variant>
#include <vector>

/// Wrong statements that look like right ones. A statement is an event of the game.
namespace magister {

/// Changes one thing of an event, and adds what comes of it.
template <class Event> struct MistakesOf {
    std::vector<Event>& out;
    bool amountsOnly; ///< nothing but amounts and spaces may differ

    /// The same with other amounts, none below `least`.
    template <class E, class Member> void amounts(const E& event, Member member, int least) {
        for (const int by : {1, -1, 2, -2})
            if (const int amount = event.*member + by; amount >= least)
                with(event, member, static_cast<std::decay_t<decltype(event.*member)>>(amount));
    }
    /// The same of the others among so many players.
    template <class E> void otherPlayers(const E& event, std::size_t players) {
        if (amountsOnly) return;
        for (std::size_t p = 0; p < players; ++p)
            if (p != event.player) with(event, &E::player, static_cast<decltype(event.player)>(p));
    }
    /// The same with each other one of `all`.
    template <class E, class Member, class All> void others(const E& event, Member member, const All& all) {
        if (amountsOnly) return;
        for (const auto each : all)
            if (each != event.*member) with(event, member, each);
    }
    /// Other winners. `GameEnded` has a bit a winner.
    template <class GameEnded> void otherWinners(const GameEnded& event, std::size_t players) {
        if (amountsOnly) return;
        for (unsigned winners = 1; winners < 1u << players; ++winners)
            if (winners != event.winners) with(event, &GameEnded::winners, static_cast<std::uint8_t>(winners));
    }

private:
    template <class E, class Member, class Value> void with(E event, Member member, Value value) {
        event.*member = value;
        out.push_back(event);
    }
};

/// In an order that `random` decides.
template <class Event> std::vector<Event> shuffled(std::vector<Event> list, Random& random) {
    random.shuffle(list);
    return list;
}

} // namespace magister
