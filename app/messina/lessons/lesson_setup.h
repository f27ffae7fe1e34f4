// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_setup_of.h"
#include "engine/messina/setup.h"

namespace magister {
class JsonObject;
class JsonValue;
}

namespace magister::messina {

struct Definition;

/// Reads the setup and the draws of a start, and the lines that arrange it. Without a definition nothing is looked up.
std::shared_ptr<const magister::LessonSetup> readSetup(const JsonObject& start, const QList<JsonValue>& arranged,
                                                       int players, quint64 seed, const Definition* definition);
/// The set-up of a start, with the priority tile. Precondition: as for setupOf().
std::shared_ptr<const magister::LessonSetup> withPriorityTile(const LessonStart& start);

} // namespace magister::messina
