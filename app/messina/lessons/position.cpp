// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/position.h"

#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"
#include "app/messina/lessons/lesson_setup.h"
#include "app/messina/lessons/query.h"

namespace magister::messina {

PositionPtr Position::at(std::shared_ptr<const Definition> definition, const LessonStart& start, QString* problem) {
    const Setup& setup = setupOf(start);
    const auto wrong = validate(*definition, setup);
    if (!wrong.empty()) {
        if (problem) *problem = QString::fromStdString(wrong.front());
        return nullptr;
    }
    auto first = std::make_shared<Position>();
    first->m_state = newGame(*definition, setup).state;
    first->m_definition = std::move(definition);
    first->m_setup = std::make_shared<const Setup>(setup);
    PositionPtr position = first;
    for (const QString& line : start.commands) {
        const ScriptLine script = scriptLine(line);
        const bool hasTurn = script.seat == 0 || script.seat == position->seatToAct();
        const QString command = commandOf(*position, script.command, [](const LessonPosition&) { return true; });
        EngineAnswer answer =
            hasTurn ? position->decide(command) : EngineAnswer{nullptr, QStringLiteral("not-your-turn"), {}, {}};
        if (!answer.next) {
            if (problem) *problem = line + QStringLiteral(": ") + answer.reason;
            return nullptr;
        }
        position = answer.next;
    }
    return position;
}

EngineAnswer Position::decide(const QString& command) const {
    const auto read = commandFromText(*m_definition, m_state, command.toStdString());
    if (!std::holds_alternative<Command>(read)) return {nullptr, QStringLiteral("unreadable"), {}, {}};
    Decision decision = messina::decide(*m_definition, m_state, m_state.toAct(), std::get<Command>(read));
    if (const auto* no = std::get_if<Refusal>(&decision))
        return {nullptr, QString::fromUtf8(reasonId(no->reason)), QString::fromUtf8(ruleId(no->rule)), {}};
    auto& accepted = std::get<Accepted>(decision);
    EngineAnswer answer;
    for (const Event& event : accepted.events)
        answer.rules.append(QString::fromUtf8(ruleId(ruleOf(event))));
    auto next = std::make_shared<Position>();
    next->m_definition = m_definition;
    next->m_setup = m_setup;
    next->m_previous = shared_from_this();
    next->m_command = std::get<Command>(read);
    next->m_state = accepted.state;
    answer.next = std::move(next);
    return answer;
}

Session Position::session() const {
    std::vector<const Position*> way;
    for (const Position* each = this; each->m_previous; each = each->m_previous.get())
        way.push_back(each);
    Session session(*m_definition, *m_setup);
    for (auto it = way.rbegin(); it != way.rend(); ++it)
        session.give((*it)->m_previous->m_state.toAct(), (*it)->m_command);
    return session;
}

QVector<ListedCommand> Position::commands() const {
    QVector<ListedCommand> listed;
    for (const Choice& choice : choices(*m_definition, m_state, m_state.toAct())) {
        ListedCommand item{QString::fromStdString(toText(*m_definition, m_state, choice.command)), {}, {}};
        if (choice.refusal) {
            item.reason = QString::fromUtf8(reasonId(choice.refusal->reason));
            item.rule = QString::fromUtf8(ruleId(choice.refusal->rule));
        }
        listed.append(item);
    }
    return listed;
}

int Position::seatToAct() const {
    return m_state.toAct() == none ? 0 : m_state.toAct() + 1;
}

quint64 Position::hash() const {
    return stateHash(m_state);
}

std::optional<QString> Position::value(const QString& path) const {
    return valueAt(*m_definition, m_state, path);
}

QString Position::resolved(const QString& target) const {
    return resolvedTarget(m_state, target);
}

} // namespace magister::messina
