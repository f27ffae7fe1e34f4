// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "app/table/target_index.h"

#include <QStringList>

namespace magister::orleans {

/// What a person clicks to give that command, the plainest first; never empty. `player` is who gives it.
QStringList targetsOf(const Definition& definition, const State& state, PlayerIndex player, const Command& command);

/// Kind of piece that a command of planning moves from market or tower: the number of the token, for those on the tower
/// from `pieceOnTower` on; nobody for other commands. It names the kind and not the space.
inline constexpr std::uint8_t pieceOnTower = 32;
std::uint8_t pieceOf(const Command& command);
constexpr std::uint8_t pieceOf(Token token, bool tower) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(token) + (tower ? pieceOnTower : 0u));
}

/// Coins that are paid for it, or for going through with it; 0 where it has no price in coins.
int coinsFor(const Definition& definition, const State& state, PlayerIndex player, const Command& command);

/// The thing a target is part of: "seat:1/place:castle/slot/0" -> "seat:1/place:castle"; empty when it is part of
/// nothing clickable.
QString wholeOf(const QString& target);

using TargetIndex = TargetIndexOf<Types>;

} // namespace magister::orleans
