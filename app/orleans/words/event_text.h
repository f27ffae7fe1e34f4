// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/told_event.h"
#include "app/orleans/words/scene.h"

namespace magister::orleans {

/// One sentence for the log, in the present tense and without gender; empty for events that only move the machinery,
/// and for plans of others that the viewer does not see (planning.together).
QString eventText(const Scene& scene, const Event& event);
/// That sentence before it is said in a language.
ToldEvent toldEvent(const Scene& scene, const Event& event);
/// The same for one who reads it as somebody at the table: what is that player's own doing, or comes to that player, is
/// told in the second person; the rest as in the log.
QString eventTextTo(const Scene& scene, PlayerIndex reader, const Event& event);
/// The sentences that it has for that.
std::span<const SaidToDoer> sentencesToDoer();
/// Kind of an event for its picture in the log: "round", "census", "draw", "plan", "turn", "recruit", "gain", "travel",
/// "build", "deed", "event", "loss", "score"; empty for silent ones.
QString eventKind(const Event& event);

} // namespace magister::orleans
