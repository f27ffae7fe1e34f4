// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/game.h"

namespace magister::messina {

/// English sources, marked for translation in the context "Refusal". Fields: needed, owned, who, fire, prompt.
struct RefusalSentence {
    const char* what; ///< at most eight words
    const char* why;
};

/// What is said by default.
RefusalSentence refusalSentence(Reason reason);
/// What is true at this table: the sentences that its rulings or the flames of the round change, else those above.
/// `command` is what was refused.
RefusalSentence refusalSentence(const State& state, const Definition& definition, const Refusal& refusal,
                                const Command& command);
/// Of a hut that is clicked during the fight.
RefusalSentence hutInFightSentence();
RefusalSentence nothingToDoSentence();

} // namespace magister::messina
