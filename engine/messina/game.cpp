// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/game.h"

#include "engine/messina/transaction.h"

namespace magister::messina {

std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player,
                              const Command& command) {
    if (state.over() || !state.hasPrompt()) return refusal(Reason::GameIsOver);
    if (state.toAct() != player) return refusal(Reason::NotYourTurn);
    const View view{definition, state, player};
    return std::visit([&](const auto& c) { return refuse(view, c); }, command);
}

void perform(const Definition& definition, State& state, const Command& command, Events& events) {
    Transaction tx{definition, state, events};
    const PlayerIndex me = state.toAct();
    std::visit([&](const auto& c) { perform(tx, me, c); }, command);
    settle(tx);
}

Decision decide(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (auto no = refuse(definition, state, player, command)) return *no;
    Accepted accepted{state, {}};
    perform(definition, accepted.state, command, accepted.events);
    return accepted;
}

} // namespace magister::messina
