// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/reasons.h"

namespace magister::messina {

/// English sources, marked for translation in the context "Refusal". Fields: needed, owned, who, fire, prompt.
struct RefusalSentence {
    const char* what; ///< at most eight words
    const char* why;
};

RefusalSentence refusalSentence(Reason reason);
RefusalSentence nothingToDoSentence();

} // namespace magister::messina
