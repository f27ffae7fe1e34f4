// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/game.h"

#include "engine/orleans/transaction.h"

namespace magister::orleans {

namespace {

/// Why nothing is asked of a player while others are asked something: by the question of the first of them in turn.
/// Whatever is asked in phase 5 belongs to somebody's action; in the other phases players act in turn only where the
/// table wishes it. round.sequence
Refusal notAsked(const State& state) {
    if (state.stage == Stage::Actions) return refusal(Reason::NotYourTurn);
    const bool together = state.rulings.planningOrder == ruling::PlanningOrder::Together;
    if (state.stage == Stage::Followers && !together) return refusal(Reason::DrawInTurn);
    for (std::size_t i = 0; i < state.playerCount; ++i) {
        const PlayerIndex other = state.seat(i);
        if (!state.isAsked(other)) continue;
        const Rule asked = state.question(other).rule;
        switch (state.kind(other)) {
        case PromptKind::RemoveTile:
            return {Reason::NotYourTurn, asked, {}};
        case PromptKind::TurnHourglass:
        case PromptKind::ResolveEvent:
            return {Reason::StartPlayerFirst, asked, {}};
        case PromptKind::Plan:
            return refusal(Reason::PlanInTurn);
        case PromptKind::PayDebt:
            return refusal(Reason::DebtFirst);
        default:
            return {Reason::OthersChoose, asked, {}};
        }
    }
    return refusal(Reason::OthersChoose);
}

} // namespace

std::optional<Refusal> refuse(const Definition& definition, const State& state, PlayerIndex player,
                              const Command& command) {
    if (state.over()) return refusal(Reason::GameIsOver);
    if (player >= state.playerCount) return notAsked(state);
    const View view{definition, state, player};
    if (const auto* again = std::get_if<PlanAgain>(&command)) return refuse(view, *again);
    if (!state.isAsked(player)) {
        if (state.stage == Stage::Actions && state.saidDone(player)) return refusal(Reason::AlreadyPassed);
        const bool together = state.stage == Stage::Followers || state.stage == Stage::Planning;
        if (together && state.saidDone(player)) {
            const bool drawing = state.stage == Stage::Followers;
            return Refusal{Reason::AlreadyDone, drawing ? Rule::RoundSimultaneous : Rule::PlanningTogether, {}};
        }
        return notAsked(state);
    }
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
