// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/session.h"
#include "engine/messina/game.h"
#include "engine/messina/position_hash.h"

namespace magister::messina {

/// What the shared Session needs to know of Messina 1347.
struct SessionGame {
    using Definition = messina::Definition;
    using Setup = messina::Setup;
    using State = messina::State;
    using Command = messina::Command;
    using Event = messina::Event;
    using Refusal = messina::Refusal;

    static std::pair<State, Events> start(const Definition& definition, const Setup& setup) {
        Start begun = newGame(definition, setup);
        return {begun.state, std::move(begun.events)};
    }
    static std::variant<std::pair<State, Events>, Refusal> decide(const Definition& definition, const State& state,
                                                                  PlayerIndex player, const Command& command) {
        Decision decision = messina::decide(definition, state, player, command);
        if (auto* refused = std::get_if<Refusal>(&decision)) return *refused;
        auto& accepted = std::get<Accepted>(decision);
        return std::pair{accepted.state, std::move(accepted.events)};
    }
    static std::uint64_t positionHash(const Definition& definition, const State& state) {
        return messina::positionHash(definition, state);
    }
    static bool reveals(const Event& event) { return messina::reveals(event); }
    static int round(const State& state) { return state.round; }
    static int round(const Event& event, int before) {
        const auto* started = std::get_if<RoundStarted>(&event);
        return started ? started->round : before;
    }
};

using Session = magister::Session<SessionGame>;

} // namespace magister::messina

extern template class magister::Session<magister::messina::SessionGame>;
