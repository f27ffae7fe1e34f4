// SPDX-License-Identifier: GPL-3.0-or-later
#include "orleans/game.h"

#include "orleans/transaction.h"

namespace magister::orleans {

std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player,
                              const Command& command) {
    if (state.over()) return refusal(Reason::GameIsOver);
    if (player >= state.playerCount) return refusal(Reason::NotYourTurn);
    if (!state.isAsked(player)) {
        if (state.stage == Stage::Actions && state.saidDone(player)) return refusal(Reason::AlreadyPassed);
        const bool together = state.stage == Stage::Followers || state.stage == Stage::Planning;
        if (together && state.saidDone(player)) return refusal(Reason::AlreadyDone);
        return refusal(Reason::NotYourTurn);
    }
    const View view{definition, state, player};
    return std::visit([&](const auto& c) { return refuse(view, c); }, command);
}

void perform(const Definition& definition, State& state, PlayerIndex player, const Command& command, Events& events) {
    Transaction tx{definition, state, events};
    std::visit([&](const auto& c) { perform(tx, player, c); }, command);
    settle(tx);
}

Decision decide(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (auto no = refuse(definition, state, player, command)) return *no;
    Accepted accepted{state, {}};
    perform(definition, accepted.state, player, command, accepted.events);
    return accepted;
}

} // namespace magister::orleans
