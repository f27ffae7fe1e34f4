// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/session.h"
#include "engine/orleans/game.h"
#include "engine/orleans/position_hash.h"

namespace magister::orleans {

/// What the shared Session needs to know of Orléans.
struct SessionGame {
    using Definition = orleans::Definition;
    using Setup = orleans::Setup;
    using State = orleans::State;
    using Command = orleans::Command;
    using Event = orleans::Event;
    using Refusal = orleans::Refusal;

    static std::pair<State, Events> start(const Definition& definition, const Setup& setup) {
        Opening opening = newGame(definition, setup);
        return {opening.state, std::move(opening.events)};
    }
    static std::variant<std::pair<State, Events>, Refusal> decide(const Definition& definition, const State& state,
                                                                  PlayerIndex player, const Command& command) {
        Decision decision = orleans::decide(definition, state, player, command);
        if (auto* refused = std::get_if<Refusal>(&decision)) return *refused;
        auto& accepted = std::get<Accepted>(decision);
        return std::pair{accepted.state, std::move(accepted.events)};
    }
    static std::uint64_t positionHash(const Definition&, const State& state) { return orleans::positionHash(state); }
    static bool reveals(const Event& event) { return orleans::reveals(event); }
    static int round(const State& state) { return state.round; }
    static int round(const Event& event, int before) {
        const auto* started = std::get_if<RoundStarted>(&event);
        return started ? started->round : before;
    }
};

using Session = magister::Session<SessionGame>;

} // namespace magister::orleans

extern template class magister::Session<magister::orleans::SessionGame>;
