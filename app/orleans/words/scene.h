// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/scene.h"
#include "engine/orleans/game.h"

/// The words and rows of Orléans.
namespace magister::orleans {

using magister::joined;
using magister::Offer;
using magister::Offers;
using magister::Rows;
using magister::Seat;

/// What the shared templates need to know of Orléans.
struct Types {
    using Definition = orleans::Definition;
    using State = orleans::State;
    using Command = orleans::Command;
    using Choice = orleans::Choice;
    using Refusal = orleans::Refusal;
};

/// Everything that projections and sentences read. Several players may be asked at once: who decides on this screen is
/// `asked`.
using Scene = SceneOf<Types>;
static_assert(nobody == none);

/// Who decides on this screen; nobody: none.
inline PlayerIndex asker(const Scene& scene) {
    return scene.asked;
}
/// What that player is asked now; None for nobody, and for a player who waits for others.
inline PromptKind askedKind(const Scene& scene) {
    return scene.asked == nobody ? PromptKind::None : scene.state.kind(scene.asked);
}
/// The player whose board is shown. Precondition: scene.viewer != nobody.
inline const Player& viewed(const Scene& scene) {
    return scene.state.players[scene.viewer];
}

} // namespace magister::orleans
