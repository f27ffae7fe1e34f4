// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/definition.h"

#include <QString>
#include <QStringList>

namespace magister {

/// The names that lessons may use: things on the table, values of a position, commands. Places and tiles are looked up
/// in the definition; without one, only their spelling is checked.
class LessonVocabulary {
public:
    LessonVocabulary(const messina::Definition* definition, int players)
        : m_definition(definition), m_players(players) {}

    /// "hex:B2/cube", "seat:1/hut/aristocrat"; with `pattern` also "hex:*".
    bool isTarget(const QString& target, bool pattern = false) const;
    /// "seat:1/book/church": the left side of a predicate.
    bool isPath(const QString& path) const;
    /// A command or a pattern of commands, without the seat in front.
    bool isCommand(const QString& command) const;
    /// "B2", "left", "port:upper-left".
    bool isPlace(const QString& name) const;

    static const QStringList& stages();
    static const QStringList& tinctures();
    static const QStringList& corners();
    static bool isReason(const QString& id);
    static bool isRule(const QString& id);

private:
    bool isHexName(const QString& name) const;
    bool isSeat(const QString& number) const;
    bool isSeatPart(const QString& part) const;
    bool isMarketPart(const QString& part) const;

    const messina::Definition* m_definition;
    int m_players;
};

} // namespace magister
