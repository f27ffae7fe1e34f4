// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/lesson_position_of.h"
#include "app/teaching/lesson_vocabulary_of.h"
#include "tests/games/race/table/game.h"

namespace magister::race {

/// The value at a path: "turn" ("seat:1"), "round", "seat:1/space", "seat:1/cards".
std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path);

/// What lessons of Race may name.
class LessonVocabulary : public LessonVocabularyOf<SaveGame> {
public:
    using LessonVocabularyOf::LessonVocabularyOf;

    int mostPlayers() const override { return maxPlayers; }
    const QStringList& stages() const override;
    bool isTarget(const QString& target, int players, bool pattern) const override;
    bool isCommand(const QString& command, int) const override {
        return command == u"*" || commandFromText(command.toStdString()).has_value();
    }
    std::shared_ptr<const LessonSetup> readSetup(const JsonObject&, const QList<JsonValue>&, int players,
                                                 quint64 seed) const override;
};

using Position = LessonPositionOf<TableGame>;

} // namespace magister::race
