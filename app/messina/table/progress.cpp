// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/progress.h"

#include "app/messina/table/history.h"
#include "app/messina/words/prompt_text.h"
#include "app/language/phrase.h"

#include <QCoreApplication>

#include <bit>
#include <numeric>

namespace magister::messina {

namespace {

/// Answers that the open question still waits for. In a fight: cubes that could still be burnt.
int waiting(const State& state) {
    const Prompt& prompt = state.prompt();
    const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
    switch (prompt.kind) {
    case PromptKind::Rescue:
        return sum(prompt.citizens);
    case PromptKind::ReturnCitizens:
        return sum(prompt.citizens) + sum(prompt.gold);
    case PromptKind::Fight:
        return state.places[prompt.place].cubes;
    case PromptKind::Activate:
        return activationsLeft(state, prompt);
    default:
        return prompt.remaining;
    }
}

bool sameQuestion(const Prompt& a, const Prompt& b) {
    return a.kind == b.kind && a.player == b.player && a.place == b.place && a.effect == b.effect && a.rule == b.rule;
}

} // namespace

Progress progressOf(const Session& session, std::size_t step) {
    const State& now = positionAt(session, step);
    if (!now.hasPrompt()) return {};
    const int left = waiting(now);
    int total = left;
    const auto later = static_cast<std::ptrdiff_t>(session.moves().size() - step);
    for (auto move = session.moves().rbegin() + later; move != session.moves().rend(); ++move) {
        const State& before = move->before;
        if (before.promptCount > now.promptCount) continue; // an answer asked something of its own first
        if (before.promptCount < now.promptCount || !sameQuestion(before.prompt(), now.prompt())) break;
        if (waiting(before) < total) break; // the same question, another time
        total = waiting(before);
    }
    if (now.prompt().kind == PromptKind::Activate) {
        const int done = std::popcount(now.prompt().squares[2]);
        return {done, done + left};
    }
    return total > 1 ? Progress{total - left, total} : Progress{};
}

QString progressText(const Scene& scene, const Session& session, std::size_t step) {
    const Progress progress = progressOf(session, step);
    if (progress.done == 0) return {};
    return say(scene.language, "Prompt", QT_TRANSLATE_NOOP("Prompt", "{done} of {total} done"),
               {{"done", progress.done}, {"total", progress.total}});
}

} // namespace magister::messina
