// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/game.h"

/// Whether a rule has a part in a command, also where the engine cites another one for it.
namespace magister::orleans {

/// An event that cites the rule, or the position shows that it matters. Precondition: the command is legal and led to
/// these events.
bool isAtWork(Rule rule, const Definition& definition, const State& before, PlayerIndex seat, const Command& command,
              const Events& events);
/// The refusal cites the rule, or gives a reason that stands for it, too.
bool isAtWork(Rule rule, const State& before, PlayerIndex seat, const Refusal& refusal);
/// Whether that event says why.
bool says(Rule rule, const Event& event);

} // namespace magister::orleans
