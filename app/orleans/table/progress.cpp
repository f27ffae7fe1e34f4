// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/progress.h"

#include "app/language/phrase.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

const State& stateAt(const Session& session, std::size_t step) {
    return step < session.moves().size() ? session.moves()[step].before : session.state();
}

/// Answers that the open question still waits for; 0 where one answer is all.
int stillWaiting(const Definition& definition, const State& state, PlayerIndex player) {
    const Player& me = state.players[player];
    switch (state.kind(player)) {
    case PromptKind::Draw:
        return drawNumber(definition, me) - me.drawn - me.retrieved;
    case PromptKind::KeepDrawn:
        return static_cast<int>(me.hand.size());
    case PromptKind::PayDebt:
        return state.question(player).amount;
    default:
        return 0;
    }
}

} // namespace

Progress progressOf(const Definition& definition, const Session& session, std::size_t step, PlayerIndex player) {
    const State& now = stateAt(session, step);
    if (player == nobody || !now.isAsked(player)) return {};
    const Prompt& asked = now.question(player);
    if (asked.kind == PromptKind::SendFollowers)
        return {asked.amount, definition.place(placeAt(asked.place)).effect.most};
    const int left = stillWaiting(definition, now, player);
    if (asked.kind == PromptKind::Draw) {
        const int draws = drawNumber(definition, now.players[player]);
        return {draws - left, draws};
    }
    // Others may have answered questions of their own in between.
    int total = left;
    for (std::size_t i = step; i-- > 0;) {
        const State& before = session.moves()[i].before;
        const bool same = before.questionCount[player] == now.questionCount[player] &&
                          before.kind(player) == asked.kind && before.question(player).rule == asked.rule;
        const int then = same ? stillWaiting(definition, before, player) : 0;
        if (!same || then < total) break; // another question, or the same at another time
        total = then;
    }
    return total > 1 ? Progress{total - left, total} : Progress{};
}

QString progressText(const Scene& scene, const Session& session, std::size_t step) {
    const Progress progress = progressOf(scene.definition, session, step, asker(scene));
    if (progress.done == 0) return {};
    return say(scene.language, "OrleansPrompt", QT_TRANSLATE_NOOP("OrleansPrompt", "{done} of {total} done"),
               {{"done", progress.done}, {"total", progress.total}});
}

} // namespace magister::orleans
