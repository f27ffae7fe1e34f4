// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_vocabulary.h"
#include "engine/messina/definition.h"

namespace magister::messina {

/// What lessons and figures of Messina 1347 may name. Commands are judged by the notation of the engine, paths by the
/// query that answers them.
class LessonVocabulary : public magister::LessonVocabulary {
public:
    /// The definition must outlive this. Without one places, tiles and paths are not looked up.
    explicit LessonVocabulary(const Definition* definition) : m_definition(definition) {}

    QString game() const override;
    int mostPlayers() const override { return static_cast<int>(maxPlayers); }
    const QStringList& stages() const override;
    const QStringList& tinctures() const override;
    bool isReason(const QString& id) const override;
    bool isRule(const QString& id) const override;
    bool isTarget(const QString& target, int players, bool pattern) const override;
    bool isPath(const QString& path, int players) const override;
    bool isCommand(const QString& command, int players) const override;
    std::shared_ptr<const magister::LessonSetup> readSetup(const JsonObject& start, int players,
                                                           quint64 seed) const override;

private:
    bool isHexName(const QString& name, int players) const;
    bool isSeatPart(const QString& part) const;
    bool isMarketPart(const QString& part) const;

    const Definition* m_definition;
};

} // namespace magister::messina
