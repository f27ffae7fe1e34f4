// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "app/table/foresight.h"
#include "engine/orleans/observe.h"

/// What a deed would do, before it is done.
namespace magister::orleans {

/// What a command would bring to light. Nothing that lies behind it is foreseen.
enum class Veil : std::uint8_t {
    None,
    Hourglass, ///< the next event
    Followers, ///< followers out of the bag
    Plans,     ///< what the others have planned
    Plague,    ///< whom the Plague takes
    Loss,      ///< a follower given up for a missing coin
};

using Foreseen = ForeseenOf<Observation, Event, Veil>;

/// The engine decides on a copy; `player` is who gives the command and sees what comes of it. Nothing: it would be
/// refused.
std::optional<Foreseen> foresee(const Definition& definition, const State& state, PlayerIndex player,
                                const Command& command);

/// {text, words, then, veiled, effects: [{icon, text, kind}], ghosts: [{icon, target}], rule, ruleNumber, ruleTitle}: the
/// price first, then the gains, then what it opens and what may be done next. kind: "cost", "gain" or "deed"; text: all
/// of it as sentences, words: without what comes then. The command is that of scene.asked.
QVariantMap previewRow(const Scene& scene, const Command& command, const Foreseen& foreseen);
/// The same map where a click asks which of several deeds is meant, picks a follower up, or puts the one in hand back: no
/// effects yet.
QVariantMap menuPreviewRow(const Scene& scene, int ways);
QVariantMap pickPreviewRow(const Scene& scene, bool putsBack);

} // namespace magister::orleans
