// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <optional>

/// A plan that was called done is taken up again while others still plan. planning.take-back
namespace magister::orleans {

/// The command by which that player is asked again; nothing for whoever is asked already or plays on another device, and
/// once it is too late.
std::optional<Command> recall(const Scene& scene, PlayerIndex player);
/// The player whose plan a target takes up again now, "button:plan-again-2" or "seat:2/plan"; nobody for every other one.
PlayerIndex recalledBy(const Scene& scene, const QString& target);
/// What a click on such a target does; see previewRow().
QVariantMap recallPreviewRow(const Scene& scene, PlayerIndex player);

/// The button of the question bar, and the mark beside the player’s name.
QString recallButton(PlayerIndex player);
QString planOf(PlayerIndex player);

} // namespace magister::orleans
