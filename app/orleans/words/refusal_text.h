// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"

namespace magister::orleans {

/// A refusal in words.
struct RefusalWords {
    QString what; ///< at most eight words
    QString why;  ///< the first condition that failed, as one or two sentences
};

/// The words of a refusal; `command` is what was refused.
RefusalWords refusalText(const Scene& scene, const Refusal& refusal, const Command& command);

} // namespace magister::orleans
