// SPDX-License-Identifier: GPL-3.0-or-later
// How many citizens an overseer activates.
#include "app/messina/drills/counts.h"

#include <algorithm>

namespace magister::messina {

Rule activationRule(NodeKind node, bool upgraded) {
    switch (node) {
    case NodeKind::InnerPair:
        return upgraded ? Rule::OverseerUpAdjacent : Rule::ActivateAdjacent;
    case NodeKind::Region:
        return upgraded ? Rule::OverseerUpRegion : Rule::ActivateRegion;
    case NodeKind::Border:
        return upgraded ? Rule::OverseerUpBorder : Rule::ActivateBorder;
    default:
        return Rule::ActivateCentre;
    }
}

int activationsOpen(const Definition& definition, const State& state) {
    if (!state.hasPrompt() || state.prompt().kind != PromptKind::Activate) return 0;
    const Prompt& prompt = state.prompt();
    const Player& player = state.players[prompt.player];
    int sum = 0;
    for (std::size_t area = 0; area < 2; ++area) {
        int there = 0;
        for (SquareIndex square = 0; square < squareCount; ++square) {
            const std::uint32_t bit = 1u << square;
            const bool spent =
                (player.onceUsed >> square / 6 & 1) && definition.boards[player.board].squares[square].once;
            there += (prompt.squares[area] & bit) && !(prompt.squares[2] & bit) &&
                     player.squares[square] != Citizen::Nobody && !spent;
        }
        sum += std::min<int>(there, prompt.left[area]);
    }
    return sum;
}

int activationsPlayed(const Definition& definition, State state) {
    const PlayerIndex me = state.toAct();
    const auto depth = state.promptCount;
    int n = 0;
    // Whatever an activated citizen asks is declined, or answered somehow where it cannot be.
    for (int i = 0; i < 200 && state.hasPrompt() && state.promptCount >= depth && state.toAct() == me; ++i) {
        Events events;
        std::optional<Command> next;
        if (state.promptCount == depth && state.prompt().kind == PromptKind::Activate) {
            for (SquareIndex square = 0; square < squareCount && !next; ++square)
                if (!refuse(definition, state, me, ActivateCitizen{square})) next = ActivateCitizen{square};
            n += next.has_value();
        } else if (!refuse(definition, state, me, Decline{})) {
            next = Decline{};
        } else {
            const auto list = choices(definition, state, me, Listing::LegalOnly);
            if (!list.empty()) next = list.front().command;
        }
        if (!next) break;
        perform(definition, state, *next, events);
    }
    return n;
}

} // namespace magister::messina
