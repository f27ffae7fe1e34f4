// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"

namespace magister::messina {

/// A refusal in words.
struct RefusalWords {
    QString what; ///< at most eight words
    QString why;  ///< the first condition that failed, as one or two sentences
};

/// The words of a refusal; `command` is what was refused.
RefusalWords refusalText(const Scene& scene, const Refusal& refusal, const Command& command);
/// A click on something that belongs to another seat than the one whose turn it is.
RefusalWords notYourTurnText(const Scene& scene);
/// A click on something that the open prompt does not ask for.
RefusalWords notAskedText(const Scene& scene);

} // namespace magister::messina
