// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/setup.h"

namespace magister::messina {

/// Any table that could be laid: 1 to 4 players, base, advanced or mixed sides, with or without the priority tile;
/// half of them with every ruling drawn at random. The same seed gives the same setup.
Setup randomSetup(std::uint64_t seed);
/// What randomSetup(seed) was before any question or answer was added: rulings of that time, the later ones as games
/// were played before they were asked.
Setup earlierSetup(std::uint64_t seed);

} // namespace magister::messina
