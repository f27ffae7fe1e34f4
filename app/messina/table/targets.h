// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

#include "app/table/target_index.h"

#include <QStringList>

namespace magister::messina {

/// What a person clicks to give that command, the plainest first; never empty. `player` is who gives it.
QStringList targetsOf(const Definition& definition, const State& state, PlayerIndex player, const Command& command);

/// Lieutenant a command is about (0-based), or none.
std::uint8_t lieutenantOf(const Command& command);
/// The same under the name that the shared table asks for.
inline std::uint8_t pieceOf(const Command& command) {
    return lieutenantOf(command);
}
/// Class of the citizens a command rescues, if it does.
std::optional<CitizenClass> rescuedBy(const Command& command);
/// Coins to be paid for it; 0 where it is free or its price is no matter of coins.
int coinsFor(const Definition& definition, const State& state, PlayerIndex player, const Command& command);

/// The spelling used inside: "exp:left" is "hex:left".
QString plainTarget(const QString& target);
using TargetIndex = TargetIndexOf<Types>;

/// The thing a target is part of: "hex:B2/cube" -> "hex:B2"; empty when it is part of nothing clickable.
QString wholeOf(const QString& target);

} // namespace magister::messina
