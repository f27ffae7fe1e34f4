// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_vocabulary.h"
#include "app/teaching/lesson_position.h"
#include "tests/games/race/engine/session.h"

namespace magister::race {

/// How the table of a lesson is set up: players and seed, nothing else.
struct LessonSetup : magister::LessonSetup {
    Setup setup;
};
/// Precondition: the start was read for Race, without a problem.
const Setup& setupOf(const LessonStart& start);

/// What lessons of Race may name. Paths: "turn" ("seat:1"), "round", "seat:1/space", "seat:1/cards".
class LessonVocabulary : public magister::LessonVocabulary {
public:
    explicit LessonVocabulary(const Definition* definition) : m_definition(definition) {}

    QString game() const override { return QStringLiteral("race"); }
    int mostPlayers() const override { return maxPlayers; }
    const QStringList& stages() const override;
    const QStringList& tinctures() const override;
    bool isReason(const QString& id) const override { return reasonFromId(id.toStdString()).has_value(); }
    bool isRule(const QString& id) const override { return ruleFromId(id.toStdString()).has_value(); }
    bool isTarget(const QString& target, int players, bool pattern) const override;
    bool isPath(const QString& path, int players) const override;
    bool isCommand(const QString& command, int) const override {
        return command == u"*" || commandFromText(command.toStdString()).has_value();
    }
    std::shared_ptr<const magister::LessonSetup> readSetup(const JsonObject&, int players, quint64 seed) const override;

private:
    const Definition* m_definition;
};

/// A position of Race for lessons. Knows the way it came, so that a table with its log can be set to it.
class Position : public LessonPosition, public std::enable_shared_from_this<Position> {
public:
    /// The set-up position with the commands of the start played; null when one is refused.
    static PositionPtr at(std::shared_ptr<const Definition> definition, const LessonStart& start);
    Position(std::shared_ptr<const Definition> definition, const Setup& setup);

    EngineAnswer decide(const QString& command) const override;
    QVector<ListedCommand> commands() const override;
    int seatToAct() const override { return m_state.over() ? 0 : m_state.turn + 1; }
    quint64 hash() const override { return stateHash(m_state); }
    std::optional<QString> value(const QString& path) const override;
    QString resolved(const QString& target) const override { return target; }

    // see LessonTableOf
    const Position* previous() const { return m_previous.get(); }
    const Command& command() const { return m_command; }
    Session session() const;

private:
    std::shared_ptr<const Definition> m_definition;
    Setup m_setup;
    State m_state;
    std::shared_ptr<const Position> m_previous;
    Command m_command;
};

} // namespace magister::race
