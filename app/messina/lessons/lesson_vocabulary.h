// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/lessons/query.h"
#include "app/messina/pack/saves.h"
#include "app/teaching/lesson_vocabulary_of.h"

namespace magister::messina {

/// What lessons and figures of Messina 1347 may name. Commands are judged by the notation of the engine, paths by the
/// query that answers them.
class LessonVocabulary : public LessonVocabularyOf<SaveGame> {
public:
    using LessonVocabularyOf::LessonVocabularyOf;

    int mostPlayers() const override { return static_cast<int>(maxPlayers); }
    int fewestPlayers() const override { return 1; }
    const QStringList& stages() const override;
    bool saysWhy(const QString& reason) const override;
    bool isTarget(const QString& target, int players, bool pattern) const override;
    bool isCommand(const QString& command, int players) const override;
    std::span<const LessonTerm> terms() const override;
    std::span<const LessonNoun> nouns() const override;
    std::shared_ptr<const magister::LessonSetup> readSetup(const JsonObject& start, const QList<JsonValue>& arranged,
                                                           int players, quint64 seed) const override;

private:
    bool isHexName(const QString& name, int players) const;
    bool isSeatPart(const QString& part) const;
    bool isMarketPart(const QString& part) const;
};

} // namespace magister::messina
