// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/progress.h"

#include "app/language/phrase.h"

#include <QCoreApplication>

namespace magister::orleans {

Progress progressOf(const Definition& definition, const State& state, PlayerIndex player) {
    if (player == nobody || state.kind(player) != PromptKind::SendFollowers) return {};
    const Prompt& asked = state.question(player);
    return {asked.amount, definition.place(placeAt(asked.place)).effect.most};
}

QString progressText(const Scene& scene, const Session& /*session*/, std::size_t /*step*/) {
    const Progress progress = progressOf(scene.definition, scene.state, asker(scene));
    if (progress.done == 0) return {};
    //: Behind a question that may be answered several times: how many followers went to the deeds with this action so far.
    return say(scene.language, "OrleansPrompt", QT_TRANSLATE_NOOP("OrleansPrompt", "Followers sent: {done} of {total}"),
               {{"done", progress.done}, {"total", progress.total}});
}

} // namespace magister::orleans
