// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/game_recorder.h"

#include "engine/core/session.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace magister {

/// A session of which every step is recorded before anybody is told of it: commands, undos, rulings, notes. A step that
/// cannot be recorded has not happened. The window, the command line and the proofs all play through this.
/// `Game` is what the Saves need to know of the game, see saves.h.
template <class Game> class JournaledSession {
public:
    using Session = typename Game::Session;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Refusal = typename Game::Refusal;

    /// Recorded nowhere: of a lesson or of a try nothing stays.
    explicit JournaledSession(Session session) : m_session(std::move(session)) {}
    /// What is recorded already ends with the position of the session.
    JournaledSession(Session session, std::unique_ptr<GameRecorder> recorder)
        : m_session(std::move(session)), m_recorder(std::move(recorder)) {}
    /// The same for a file.
    JournaledSession(Session session, std::unique_ptr<JournalFile> file)
        : JournaledSession(std::move(session), std::make_unique<JournalRecorder>(std::move(file))) {}

    const Session& session() const { return m_session; }
    /// Null for none.
    const GameRecorder* recorder() const { return m_recorder.get(); }
    /// Null for none. Takes effect with the next step.
    void setRecorder(std::unique_ptr<GameRecorder> recorder) { m_recorder = std::move(recorder); }
    /// Is told of every step that was recorded, or that nobody records: by whom (from 0), and for a command its text.
    using Listener = std::function<void(std::uint8_t player, RecordKind kind, const QByteArray& text)>;
    void setListener(Listener listener) { m_listener = std::move(listener); }
    /// Another session takes the place of this one, and nothing of that is recorded: for lessons, and for games as they
    /// were read from what the recorder goes on with.
    void replace(Session session) { m_session = std::move(session); }
    /// Nothing can be redone any more; redoing is not recorded.
    void forgetUndone() { m_session.forgetUndone(); }

    /// Neither a refusal nor a problem: done, and recorded.
    struct Answer {
        std::optional<Refusal> refusal;
        std::optional<Problem> problem; ///< why it could not be recorded

        explicit operator bool() const { return !refusal && !problem; }
    };
    Answer give(std::uint8_t player, const Command& command) {
        if (auto refused = m_session.give(player, command)) return {refused, {}};
        auto problem = record(m_session.state(), player, RecordKind::Command, [&] {
            const auto& move = m_session.moves().back();
            return QByteArray::fromStdString(Game::toText(m_session.definition(), move.before, move.command));
        });
        if (problem) m_session.takeBack();
        return {{}, problem};
    }
    /// Precondition: session().canUndo().
    Answer undo() {
        const auto& move = m_session.moves().back();
        auto problem = record(move.before, move.player, RecordKind::Undo, [] { return QByteArray(); });
        if (!problem) m_session.undo();
        return {{}, problem};
    }
    /// From now on the table plays by another answer to one question. `ruled` is the session by that answer, `turn`
    /// whose turn it is.
    Answer rule(Session ruled, std::size_t question, std::uint8_t choice, std::uint8_t turn) {
        auto problem = record(ruled.state(), turn, RecordKind::Ruling, [&] {
            const auto& option = Game::rulingOptions()[question];
            return QByteArray::fromStdString(std::string(option.id) + ' ' + std::string(option.choices[choice]));
        });
        if (!problem) m_session = std::move(ruled);
        return {{}, problem};
    }
    /// What others than the rules need to know, about a seat (from 0): one line.
    Answer note(std::uint8_t player, const QByteArray& text) {
        return {{}, record(m_session.state(), player, RecordKind::Note, [&] { return text; })};
    }

private:
    template <class Text>
    std::optional<Problem> record(const State& after, std::uint8_t player, RecordKind kind, Text text) {
        if (!m_recorder && !m_listener) return std::nullopt;
        const QByteArray line = text();
        if (m_recorder)
            if (auto problem = m_recorder->append({Game::positionHash(m_session.definition(), after),
                                                   static_cast<std::uint8_t>(player + 1), kind, line}))
                return problem;
        if (m_listener) m_listener(player, kind, line);
        return std::nullopt;
    }

    Session m_session;
    std::unique_ptr<GameRecorder> m_recorder;
    Listener m_listener;
};

} // namespace magister
