// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/lessons/query.h"
#include "app/orleans/pack/saves.h"
#include "app/teaching/lesson_vocabulary_of.h"

namespace magister::orleans {

/// What lessons and figures of Orléans may name. Commands are judged by the notation of the engine, paths by the query
/// that answers them.
class LessonVocabulary : public LessonVocabularyOf<SaveGame> {
public:
    using LessonVocabularyOf::LessonVocabularyOf;

    int mostPlayers() const override { return static_cast<int>(maxPlayers); }
    const QStringList& stages() const override;
    bool saysWhy(const QString& reason) const override;
    bool isTarget(const QString& target, int players, bool pattern) const override;
    bool isCommand(const QString& command, int players) const override;
    std::span<const LessonTerm> terms() const override;
    std::span<const LessonNoun> nouns() const override;
    /// Its draws are {"hourglass": [events], "map": [goods], "bags": [[kinds] for each seat]}.
    std::shared_ptr<const LessonSetup> readSetup(const JsonObject& start, const QList<JsonValue>& arranged, int players,
                                                 quint64 seed) const override;

private:
    bool isMapTarget(const QString& target) const;
};

} // namespace magister::orleans
