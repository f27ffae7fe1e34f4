// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_setup_of.h"
#include "app/table/scene.h"
#include "app/teaching/lesson_position.h"

#include "engine/core/state_hash.h"

namespace magister {

/// A position of a game for lessons and figures. Knows the way it came, so that a table with its log can be set to it.
/// `Game` as for TableOf. Found in the namespace of the game: choices(definition, state, player), ruleOf(event),
/// ruleId(rule), stateHash(state), and
///   valueAt(definition, state, path)  see LessonPosition::value
///   resolvedTarget(state, target)     see LessonPosition::resolved; a game whose targets are plain needs none
///   namesByMeaning(state, target)     see LessonPosition::isSymbolic; in the same way
///   lessonSums(state)                 see LessonPosition::sums; where a game names some
///   lessonTargets(definition, state, player)   see LessonPosition::shown; where a game can list them
///   allPaths(definition, state)       see LessonPosition::paths; in the same way, each with its `path`
template <class Game>
class LessonPositionOf : public LessonPosition, public std::enable_shared_from_this<LessonPositionOf<Game>> {
public:
    using Definition = typename Game::Definition;
    using Setup = typename Game::Setup;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Session = typename Game::Session;

    /// The set-up position with the commands of the start played; null and `problem` filled when one is refused.
    static PositionPtr at(std::shared_ptr<const Definition> definition, const LessonStart& start, QString* problem) {
        const Setup& setup = setupOf<Setup>(start);
        if (const auto wrong = Game::validate(*definition, setup); !wrong.empty()) {
            if (problem) *problem = QString::fromStdString(wrong.front());
            return nullptr;
        }
        PositionPtr position = std::make_shared<LessonPositionOf>(std::move(definition), setup);
        for (const QString& line : start.commands) {
            EngineAnswer answer = answerTo(*position, line);
            if (!answer.next) {
                if (problem) *problem = line + QStringLiteral(": ") + answer.reason;
                return nullptr;
            }
            position = answer.next;
        }
        return position;
    }
    /// The first question of a game. Precondition: Game::validate(*definition, setup) is empty.
    LessonPositionOf(std::shared_ptr<const Definition> definition, const Setup& setup)
        : m_definition(std::move(definition)), m_setup(std::make_shared<const Setup>(setup)), m_asked(nobody) {
        const auto [state, events] = Game::start(*m_definition, setup);
        m_state = state;
        m_asked = Game::asked(m_state, nobody);
        for (const auto& event : events)
            m_laidBy.append(text(ruleId(ruleOf(event))));
    }

    EngineAnswer decide(const QString& command) const override {
        const auto read = Game::commandFromText(*m_definition, m_state, command.toStdString());
        if (!read) return {nullptr, QStringLiteral("unreadable"), {}, {}};
        auto decision = Game::decide(*m_definition, m_state, m_asked, *read);
        if (const auto* no = std::get_if<typename Game::Refusal>(&decision))
            return {nullptr, text(Game::reasonOf(*no)), text(ruleId(no->rule)), {}};
        const auto& [state, events] = std::get<0>(decision);
        EngineAnswer answer;
        for (const auto& event : events)
            answer.rules.append(text(ruleId(ruleOf(event))));
        auto next = std::make_shared<LessonPositionOf>(*this);
        next->m_previous = this->shared_from_this();
        next->m_command = *read;
        next->m_state = state;
        next->m_asked = Game::asked(state, m_asked);
        answer.next = std::move(next);
        return answer;
    }
    QVector<ListedCommand> commands() const override {
        QVector<ListedCommand> listed;
        for (const auto& choice : choices(*m_definition, m_state, m_asked)) {
            ListedCommand item{QString::fromStdString(Game::toText(*m_definition, m_state, choice.command)), {}, {}};
            if (choice.refusal) item.reason = text(Game::reasonOf(*choice.refusal));
            if (choice.refusal) item.rule = text(ruleId(choice.refusal->rule));
            listed.append(item);
        }
        return listed;
    }
    int seatToAct() const override { return m_asked == nobody ? 0 : m_asked + 1; }
    PositionPtr asking(int seat) const override {
        const auto player = static_cast<std::uint8_t>(seat - 1);
        if (seat < 1 || player == m_asked || Game::asked(m_state, player) != player) return nullptr;
        auto other = std::make_shared<LessonPositionOf>(*this);
        other->m_asked = player;
        return other;
    }
    quint64 hash() const override { return stateHash(m_state); }
    std::optional<QString> value(const QString& path) const override { return valueAt(*m_definition, m_state, path); }
    QVector<LessonSum> sums() const override {
        if constexpr (requires { lessonSums(m_state); }) return lessonSums(m_state);
        return {};
    }
    QString resolved(const QString& target) const override {
        if constexpr (requires { resolvedTarget(m_state, target); }) return resolvedTarget(m_state, target);
        return target;
    }

    bool isSymbolic(const QString& target) const override {
        if constexpr (requires { namesByMeaning(m_state, target); }) return namesByMeaning(m_state, target);
        return false;
    }

    QStringList shown(int seat) const override {
        if constexpr (requires { lessonTargets(*m_definition, m_state, std::uint8_t{}); })
            return lessonTargets(*m_definition, m_state, static_cast<std::uint8_t>(seat - 1));
        return {};
    }
    QStringList paths() const override {
        QStringList all;
        if constexpr (requires { allPaths(*m_definition, m_state); })
            for (const auto& each : allPaths(*m_definition, m_state))
                all.append(each.path);
        return all;
    }
    QStringList laidBy() const override { return m_laidBy; }

    const Definition& definition() const { return *m_definition; }
    const State& state() const { return m_state; }
    /// Who has to act; `nobody` when nobody is asked.
    std::uint8_t asked() const { return m_asked; }
    /// The position before; null at the start of the game.
    const LessonPositionOf* previous() const { return m_previous.get(); }
    /// What led here. Precondition: previous().
    const Command& command() const { return m_command; }
    /// The whole game up to here, played again from its set-up.
    Session session() const {
        std::vector<const LessonPositionOf*> way;
        for (const auto* each = this; each->previous(); each = each->previous())
            way.push_back(each);
        Session session(*m_definition, *m_setup);
        for (auto it = way.rbegin(); it != way.rend(); ++it)
            session.give((*it)->previous()->asked(), (*it)->command());
        return session;
    }

private:
    static QString text(std::string_view id) {
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    }

    std::shared_ptr<const Definition> m_definition;
    std::shared_ptr<const Setup> m_setup;
    std::shared_ptr<const LessonPositionOf> m_previous;
    Command m_command;
    State m_state;
    std::uint8_t m_asked{};
    QStringList m_laidBy;
};

} // namespace magister
