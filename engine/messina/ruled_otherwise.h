// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/session.h"

namespace magister::messina {

/// Another way to decide what the editions leave open, in the middle of a game: the game as it would stand had it been
/// played by these rulings from the start. Nothing where they have already made a difference: then some command would
/// have been refused, or a position or an event, the hidden part of it and the generator included, would be another.
///
/// The answer tells nothing about what is hidden. Two games that look alike differ in their hidden part only, no ruling
/// asks for that, and one that draws more, less or earlier leaves another generator, whatever it draws.
std::optional<Session> ruledOtherwise(const Session& session, const Rulings& rulings);

/// The same position but for the rulings.
bool sameButRulings(const State& one, const State& other);

} // namespace magister::messina
