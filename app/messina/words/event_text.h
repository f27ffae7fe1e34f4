// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// One sentence for the log, in the present tense and without gender; empty for events that only move the machinery.
QString eventText(const Scene& scene, const Event& event);
/// Kind of an event for its picture in the log: "turn", "move", "gain", "rat", "citizen", "plague", "book", "scroll",
/// "overseer", "build", "ship", "district", "round", "score"; empty for silent ones.
QString eventKind(const Event& event);

} // namespace magister::messina
