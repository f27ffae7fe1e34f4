// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

namespace magister::orleans {

/// One sentence for the log, in the present tense and without gender; empty for events that only move the machinery,
/// and for plans of others that the viewer does not see (planning.together).
QString eventText(const Scene& scene, const Event& event);
/// Kind of an event for its picture in the log: "round", "census", "draw", "plan", "turn", "recruit", "gain", "travel",
/// "build", "deed", "event", "loss", "score"; empty for silent ones.
QString eventKind(const Event& event);

} // namespace magister::orleans
