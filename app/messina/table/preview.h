// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/observe.h"
#include "app/messina/table/targets.h"
#include "app/table/foresight.h"

/// What a deed would do, before it is done.
namespace magister::messina {

/// What a command would bring to light. Nothing that lies behind it is foreseen.
enum class Veil : std::uint8_t {
    None,
    OpenTile,  ///< the next tile of the pile from which one is taken: that one lies open, and is told
    OpenTiles, ///< every open tile of a kind
    Docking,   ///< a docking tile
    Ship,
    Hex,
    SoloTile,
    Workshops, ///< those of the second era
    Chance,    ///< a draw or a shuffle
};

using Foreseen = ForeseenOf<Observation, Event, Veil>;

/// The engine decides on a copy. Nothing: the command would be refused.
std::optional<Foreseen> foresee(const Definition& definition, const State& state, const Command& command);
/// The same for the player who is asked, whom the shared table names.
inline std::optional<Foreseen> foresee(const Definition& definition, const State& state, PlayerIndex,
                                       const Command& command) {
    return foresee(definition, state, command);
}

/// {text, words, then, veiled, effects: [{icon, text, kind}], ghosts: [{icon, target}], rule, ruleNumber, ruleTitle}: the
/// price first, then the gains, then what may be done next. kind: "cost", "gain" or "deed"; text: all of it as
/// sentences, words: without what comes then.
QVariantMap previewRow(const Scene& scene, const Command& command, const Foreseen& foreseen);
/// The same map where a click asks which of several deeds is meant, or picks a lieutenant up: no effects yet.
QVariantMap menuPreviewRow(const Scene& scene, int ways);
QVariantMap pickPreviewRow(const Scene& scene, bool putsBack);

} // namespace magister::messina
