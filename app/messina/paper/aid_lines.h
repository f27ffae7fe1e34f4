// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/printed_game.h"

#include <span>

namespace magister::paper {

enum class AidPart { Move, Rescue, Fight, Use, Instead, Build, Repopulate, RoundEnd, Prepare, Forgotten, Win, Advanced, Solo };
std::span<const AidLine> aidLines(AidPart part);

/// The phrases of Messina 1347, see PrintedGame.
const QStringList& aidKeys();
QStringList aidRules(const QString& key);

/// A drawing and what it means. The name is a word of the game (names.json) or, with a leading "=", a phrase of aid.json.
struct AidSymbol {
    const char* icon;
    const char* name;
};
std::span<const AidSymbol> aidSymbols();

} // namespace magister::paper
