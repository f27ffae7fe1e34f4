// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/observe.h"

namespace magister::orleans {

namespace {

void maskPlayer(State& s, PlayerIndex p) {
    Player& player = s.players[p];
    // What somebody may know of a position is also what they may know of what they know of it.
    player.bagHidden = static_cast<std::uint8_t>(player.bagTotal());
    player.bag = {};
    if (s.kind(p) == PromptKind::KeepOne)
        for (Token& token : player.hand)
            token = Token::Nothing;
    if (!s.planningTogether()) return;
    player.work = s.plansBefore[p];
}

struct Masked {
    PlayerIndex viewer;

    template <class E> void operator()(E&) const {}
    void operator()(FollowersDrawn& e) const {
        e.random = Random{};
        e.pinned = 0;
    }
    void operator()(BathhouseDrawn& e) const {
        e.random = Random{};
        e.pinned = 0;
        if (e.player == viewer) return;
        for (Token& token : e.tokens)
            token = Token::Nothing;
    }
    void operator()(PlagueDrawn& e) const {
        e.random = Random{};
        e.pinned = 0;
    }
    void operator()(FollowerLost& e) const { e.random = Random{}; }
};

/// Whoever plans what the viewer does not see; none for every other event.
PlayerIndex secretPlanner(const Event& event, PlayerIndex viewer) {
    return std::visit(
        [viewer](const auto& e) -> PlayerIndex {
            if constexpr (requires { e.hidden; e.player; })
                return e.hidden && e.player != viewer ? e.player : none;
            return none;
        },
        event);
}

} // namespace

/// Everybody may look into the own bag at any time, never into another: draw.look-in-bag
Observation observe(const State& state, PlayerIndex viewer) {
    Observation seen{state, viewer};
    State& s = seen.state;
    s.random = Random{};
    for (std::uint8_t& tile : s.hourglass)
        tile = none;
    for (PlayerIndex p = 0; p < s.playerCount; ++p) {
        s.players[p].pinned.clear();
        if (p != viewer) maskPlayer(s, p);
    }
    return seen;
}

Event observe(const Event& event, PlayerIndex viewer) {
    // What is laid down, and whether anything is, stays unseen: all steps of a plan look alike.
    if (const PlayerIndex planner = secretPlanner(event, viewer); planner != none)
        return FollowerPlaced{.player = planner, .hidden = true};
    Event seen = event;
    std::visit(Masked{viewer}, seen);
    return seen;
}

} // namespace magister::orleans
