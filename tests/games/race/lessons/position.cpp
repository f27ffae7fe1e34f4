// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/games/race/lessons/position.h"

#include "app/table/seat.h"

#include <QRegularExpression>

namespace magister::race {

namespace {

QString text(std::string_view id) { return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); }

std::optional<QString> valueAt(const Definition& definition, const State& state, const QString& path) {
    if (path == u"turn") return state.over() ? QString() : QStringLiteral("seat:%1").arg(state.turn + 1);
    if (path == u"round") return QString::number(state.round);
    static const QRegularExpression ofSeat(QStringLiteral("^seat:([1-4])/(space|cards)$"));
    const auto match = ofSeat.match(path);
    if (!match.hasMatch() || match.captured(1).toInt() > state.playerCount) return std::nullopt;
    const Runner& runner = state.players[static_cast<std::size_t>(match.captured(1).toInt() - 1)];
    return QString::number(match.captured(2) == u"space" ? runner.space : definition.cards - runner.drawn);
}

} // namespace

const Setup& setupOf(const LessonStart& start) { return static_cast<const LessonSetup&>(*start.setup).setup; }

const QStringList& LessonVocabulary::stages() const {
    static const QStringList all{"race", "over"};
    return all;
}
const QStringList& LessonVocabulary::tinctures() const { return magister::tinctures(); }

bool LessonVocabulary::isTarget(const QString& target, int players, bool pattern) const {
    static const QRegularExpression forms(QStringLiteral("^(deck|button:(step|draw|rest)|seat:[1-4]|space:([1-9]|[1-9][0-9]))$"));
    if (pattern && target == u"space:*") return true;
    if (!forms.match(target).hasMatch()) return false;
    const int number = target.section(u':', 1).toInt();
    if (target.startsWith(u"seat:")) return number <= players;
    return !target.startsWith(u"space:") || !m_definition || number <= m_definition->spaces;
}

bool LessonVocabulary::isPath(const QString& path, int players) const {
    State state;
    state.playerCount = static_cast<std::uint8_t>(players);
    return valueAt(m_definition ? *m_definition : Definition{}, state, path).has_value();
}

std::shared_ptr<const magister::LessonSetup> LessonVocabulary::readSetup(const JsonObject&, int players, quint64 seed) const {
    auto made = std::make_shared<LessonSetup>();
    made->setup.players = static_cast<std::uint8_t>(players);
    made->setup.seed = seed;
    return made;
}

Position::Position(std::shared_ptr<const Definition> definition, const Setup& setup)
    : m_definition(std::move(definition)), m_setup(setup), m_state(newGame(*m_definition, setup).first) {}

PositionPtr Position::at(std::shared_ptr<const Definition> definition, const LessonStart& start) {
    PositionPtr position = std::make_shared<Position>(std::move(definition), setupOf(start));
    for (const QString& line : start.commands) {
        const ScriptLine script = scriptLine(line);
        if (script.seat != 0 && script.seat != position->seatToAct()) return nullptr;
        position = position->decide(script.command).next;
        if (!position) return nullptr;
    }
    return position;
}

EngineAnswer Position::decide(const QString& command) const {
    const auto read = commandFromText(command.toStdString());
    if (!read) return {nullptr, QStringLiteral("unreadable"), {}, {}};
    Decision decision = race::decide(*m_definition, m_state, m_state.turn, *read);
    if (const auto* no = std::get_if<Refusal>(&decision))
        return {nullptr, text(reasonId(no->reason)), text(ruleId(no->rule)), {}};
    const auto& [state, events] = std::get<0>(decision);
    EngineAnswer answer;
    for (const Event& event : events)
        answer.rules.append(text(ruleId(ruleOf(event))));
    auto next = std::make_shared<Position>(*this);
    next->m_previous = shared_from_this();
    next->m_command = *read;
    next->m_state = state;
    answer.next = std::move(next);
    return answer;
}

QVector<ListedCommand> Position::commands() const {
    QVector<ListedCommand> listed;
    for (const Choice& choice : choices(*m_definition, m_state, m_state.turn)) {
        ListedCommand item{QString::fromStdString(toText(choice.command)), {}, {}};
        if (choice.refusal) item.reason = text(reasonId(choice.refusal->reason));
        if (choice.refusal) item.rule = text(ruleId(choice.refusal->rule));
        listed.append(item);
    }
    return listed;
}

std::optional<QString> Position::value(const QString& path) const { return valueAt(*m_definition, m_state, path); }

Session Position::session() const {
    if (!m_previous) return Session(*m_definition, m_setup);
    Session session = m_previous->session();
    session.give(m_previous->m_state.turn, m_command);
    return session;
}

} // namespace magister::race
