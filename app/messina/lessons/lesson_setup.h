// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson.h"
#include "engine/messina/setup.h"

namespace magister {
class JsonObject;
}

namespace magister::messina {

struct Definition;

/// How the table of a lesson of Messina 1347 is set up.
struct LessonSetup : magister::LessonSetup {
    Setup setup;
};

/// Reads the draws of a start. Without a definition tiles are not looked up.
std::shared_ptr<const LessonSetup> readSetup(const JsonObject& start, int players, quint64 seed,
                                             const Definition* definition);
/// The set-up of a start, with the priority tile. Precondition: as for setupOf().
std::shared_ptr<const LessonSetup> withPriorityTile(const LessonStart& start);
/// Precondition: the start was read for Messina 1347, without a problem.
const Setup& setupOf(const LessonStart& start);

} // namespace magister::messina
