// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson.h"
#include "engine/messina/game.h"
#include "engine/messina/session.h"
#include "app/teaching/lesson_position.h"

namespace magister::messina {

/// A position of Messina 1347 for lessons. Knows the way it came, so that a table with its log can be set to it.
class Position : public LessonPosition, public std::enable_shared_from_this<Position> {
public:
    /// The set-up position with the commands of the start played; null and `problem` filled when one is refused.
    static PositionPtr at(std::shared_ptr<const Definition> definition, const LessonStart& start, QString* problem);

    EngineAnswer decide(const QString& command) const override;
    QVector<ListedCommand> commands() const override;
    int seatToAct() const override;
    quint64 hash() const override;
    std::optional<QString> value(const QString& path) const override;
    QString resolved(const QString& target) const override;

    const Definition& definition() const { return *m_definition; }
    const State& state() const { return m_state; }
    /// The position before; null at the start of the game.
    const Position* previous() const { return m_previous.get(); }
    /// What led here. Precondition: previous().
    const Command& command() const { return m_command; }
    /// The whole game up to here, played again from its set-up.
    Session session() const;

    Position() = default; ///< for at() and decide() only

private:
    std::shared_ptr<const Definition> m_definition;
    std::shared_ptr<const Setup> m_setup;
    std::shared_ptr<const Position> m_previous;
    Command m_command;
    State m_state;
};

} // namespace magister::messina
