// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/aid_phrases.h"
#include "engine/orleans/vocabulary.h"

namespace magister::orleans {

enum class AidPart { Hourglass, Census, Draw, Planning, Actions, Event, StartPlayer, Development, Technology, Events, Deeds, Torture, Score, Win, Variant, Forgotten };
std::span<const paper::AidLine> aidLines(AidPart part);

/// What a place or a place tile does, with its drawing.
const paper::AidLine& aidLine(PlaceId place);

std::span<const paper::AidSymbol> aidSymbols();
/// The phrases of Orléans.
const paper::AidPhrases& aidPhrases();

} // namespace magister::orleans
