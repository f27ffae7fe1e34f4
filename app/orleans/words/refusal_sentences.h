// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orleans/reasons.h"

namespace magister::orleans {

/// English sources, marked for translation in the context OrleansRefusal. Both literals, never null.
struct RefusalSentence {
    const char* what;
    const char* why;
};
/// The fields that a sentence may use: who, first, second (the arguments), wanted and follower (a slot and who was to
/// stand on it).
RefusalSentence refusalSentence(Reason reason);

} // namespace magister::orleans
