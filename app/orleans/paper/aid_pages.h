// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/paper/aid_lines.h"
#include "app/orleans/paper/aid_source.h"
#include "app/paper/aid_pages.h"

namespace magister::orleans {

/// The seven phases, the places of the player board, the tracks, the number of players. False if it does not fit on the
/// page at this size.
bool aidFront(paper::AidSheet& sheet);
/// Place tiles, events, deeds, torture, scoring, rules that are often forgotten.
bool aidBack(paper::AidSheet& sheet);

} // namespace magister::orleans
