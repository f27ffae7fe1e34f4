// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/scene.h"
#include "engine/messina/game.h"

/// Projections of a position of Messina 1347 for the screen, and its words.
namespace magister::messina {

using magister::Offer;
using magister::Offers;
using magister::Rows;
using magister::Seat;

/// What the shared table needs to know of the types of Messina 1347.
struct Types {
    using Definition = messina::Definition;
    using State = messina::State;
    using Command = messina::Command;
    using Refusal = messina::Refusal;
    using Choice = messina::Choice;
};
/// Everything that projections and sentences read; `viewer` is whose estate is shown.
using Scene = SceneOf<Types>;

inline const Layout& layoutOf(const Scene& scene) {
    return scene.definition.layout(scene.state.playerCount);
}
/// The player whose estate is shown.
inline const Player& viewed(const Scene& scene) {
    return scene.state.players[scene.viewer];
}

} // namespace magister::messina
