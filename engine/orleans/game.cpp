// SPDX-License-Identifier: GPL-3.0-or-later
#include "orleans/game.h"

#include "orleans/transaction.h"

namespace magister::orleans {

namespace {

/// Cites the rule of the question that others are to answer. In phase 5 whatever is asked belongs to somebody's action;
/// a debt is a matter of torture, whatever it is for; and where all could draw at once, it is the table's wish that one
/// waits. round.sequence
Refusal notAsked(const State& state) {
    Refusal no = refusal(Reason::NotYourTurn);
    if (state.stage == Stage::Actions) return no;
    const bool together = state.rulings.planningOrder == ruling::PlanningOrder::Together;
    if (state.stage == Stage::Followers && !together) {
        no.rule = Rule::RoundSequence;
        return no;
    }
    for (std::size_t i = 0; i < state.playerCount; ++i) {
        const PlayerIndex other = state.seat(i);
        if (!state.isAsked(other)) continue;
        no.rule = state.kind(other) == PromptKind::PayDebt ? Rule::TortureWhen : state.question(other).rule;
        break;
    }
    return no;
}

} // namespace

std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player,
                              const Command& command) {
    if (state.over()) return refusal(Reason::GameIsOver);
    if (player >= state.playerCount) return notAsked(state);
    if (!state.isAsked(player)) {
        if (state.stage == Stage::Actions && state.saidDone(player)) return refusal(Reason::AlreadyPassed);
        const bool together = state.stage == Stage::Followers || state.stage == Stage::Planning;
        if (together && state.saidDone(player)) return refusal(Reason::AlreadyDone);
        return notAsked(state);
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
