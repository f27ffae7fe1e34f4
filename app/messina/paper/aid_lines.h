// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/aid_phrases.h"

namespace magister::paper {

enum class AidPart { Move, Rescue, Fight, Use, Instead, Build, Repopulate, RoundEnd, Prepare, Forgotten, Win, Advanced, Solo };
std::span<const AidLine> aidLines(AidPart part);
std::span<const AidSymbol> aidSymbols();

/// The phrases of Messina 1347.
const AidPhrases& aidPhrases();

} // namespace magister::paper
