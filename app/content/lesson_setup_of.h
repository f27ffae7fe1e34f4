// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson.h"

namespace magister {

/// How a lesson's table is set up, in the words of a game's engine.
template <class Setup> struct LessonSetupOf : LessonSetup {
    Setup setup;
};

/// Precondition: the start was read for the game of that setup, without a problem.
template <class Setup> const Setup& setupOf(const LessonStart& start) {
    return static_cast<const LessonSetupOf<Setup>&>(*start.setup).setup;
}

} // namespace magister
