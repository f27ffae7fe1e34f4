// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_setup_of.h"
#include "app/teaching/lesson_run.h"
#include "app/teaching/lesson_shelf.h"
#include "app/teaching/lesson_table.h"

namespace magister {

/// The lessons of a game as its module gives them (GameModuleOf): over its vocabulary, its LessonPositionOf and its
/// LessonTableOf.
template <class Vocabulary, class Position, class Table> struct LessonsOf {
    using Definition = typename Position::Definition;

    /// As LessonShelf::readHeads.
    static LessonShelf read(const DataFolder& data, const Definition& definition) {
        return LessonShelf::readHeads(data, std::make_shared<const Vocabulary>(&definition));
    }
    static LessonRun::Opening opening(const std::shared_ptr<const Definition>& definition) {
        return [definition](const LessonStart& start) { return Position::at(definition, start, nullptr); };
    }
    static const auto& setup(const Lesson& lesson) { return setupOf<typename Position::Setup>(lesson.start); }
    template <class GameTable> static std::unique_ptr<LessonTable> table(GameTable* table) {
        return std::make_unique<Table>(table);
    }
    static auto sessionAt(const LessonPosition& position) { return static_cast<const Position&>(position).session(); }
};

} // namespace magister
