// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/session.h"
#include "tests/games/race/engine/rules.h"

namespace magister::race {

/// What the shared Session needs to know of Race.
struct SessionGame {
    using Definition = race::Definition;
    using Setup = race::Setup;
    using State = race::State;
    using Command = race::Command;
    using Event = race::Event;
    using Refusal = race::Refusal;

    static std::pair<State, Events> start(const Definition& definition, const Setup& setup) { return newGame(definition, setup); }
    static Decision decide(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
        return race::decide(definition, state, player, command);
    }
    static std::uint64_t positionHash(const Definition&, const State& state) { return stateHash(state); }
    static bool reveals(const Event& event) { return race::reveals(event); }
    static int round(const State& state) { return state.round; }
    static int round(const Event& event, int before) {
        const auto* started = std::get_if<RoundStarted>(&event);
        return started ? started->round : before;
    }
};

using Session = magister::Session<SessionGame>;

} // namespace magister::race
