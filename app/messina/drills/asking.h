// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "engine/messina/game.h"

/// Commands as they are asked about.
namespace magister::messina {

/// Whether a sentence can name that command in that position: nobody stands on an empty square, and an empty stack has
/// no tile.
bool canBeAsked(const Definition& definition, const State& state, PlayerIndex seat, const Command& command);
/// Whether a question about the rule that refuses one command may be put about the other, which is allowed: its answer is
/// explained by that rule.
bool allowsInstead(const Command& refused, const Command& allowed);
/// Commands that a person may want to give although nothing on the table offers them: from a hut into a workshop, onto
/// another square. Those that `rule` refuses.
std::vector<Command> unlistedCommands(Rule rule, const Definition& definition, const State& state, PlayerIndex seat);
/// Whether two commands may sound alike in a sentence.
bool soundAlike(const Definition& definition, const State& state, PlayerIndex seat, const Command& a, const Command& b);
/// All events whose sentence can be given as an answer or a reason.
bool isTold(const Event& event);

} // namespace magister::messina
