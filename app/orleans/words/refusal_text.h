// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

#include <vector>

namespace magister::orleans {

/// A refusal in words.
struct RefusalWords {
    QString what; ///< at most eight words
    QString why;  ///< the first condition that failed, as one or two sentences
};

/// The words of a refusal; `command` is what was refused.
RefusalWords refusalText(const Scene& scene, const Refusal& refusal, const Command& command);
/// A click on something that is not asked for: what is.
RefusalWords notAskedText(const Scene& scene);
/// A click where the next place tile of a town will lie.
RefusalWords tileSpaceText(const Scene& scene);
/// A click on the board of another player while one is asked oneself.
RefusalWords otherBoardText(const Scene& scene, PlayerIndex owner);
/// A click on an empty slot that none of the followers at hand fits.
RefusalWords noneFitsText(const Scene& scene, Slot wanted);
/// A click on a whole place that takes nobody. `free`: its empty slots; `inHand`: who was to go there, or nothing where nobody is
/// meant.
RefusalWords placeFitsNoneText(const Scene& scene, PlaceId place, const std::vector<Slot>& free, Token inHand);

} // namespace magister::orleans
