// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal_file.h"

#include "engine/core/session.h"

#include <string>

namespace magister {

/// A session that writes every command and undo to disk before anybody is told that it was accepted. When a record
/// cannot be written, the game stays as it was.
template <class Game> class JournaledSession {
public:
    using Session = magister::Session<Game>;
    using Definition = typename Game::Definition;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Refusal = typename Game::Refusal;
    /// A command that was accepted at `state`, in the notation of the game.
    using Notation = std::string (*)(const Definition& definition, const State& state, const Command& command);

    /// The file ends with the position of the session.
    JournaledSession(Session session, std::unique_ptr<JournalFile> file, Notation notation)
        : m_session(std::move(session)), m_file(std::move(file)), m_notation(notation) {}

    const Session& session() const { return m_session; }
    const JournalFile& file() const { return *m_file; }

    /// Neither a refusal nor a problem: done and written to disk.
    struct Answer {
        std::optional<Refusal> refusal;
        std::optional<Problem> problem; ///< the record could not be written

        explicit operator bool() const { return !refusal && !problem; }
    };
    Answer give(std::uint8_t player, const Command& command) {
        if (auto refused = m_session.give(player, command)) return {refused, {}};
        const State& before = m_session.moves().back().before;
        auto problem = write(player, RecordKind::Command, m_session.state(),
                             m_notation(m_session.definition(), before, command));
        if (problem) m_session.takeBack();
        return {{}, problem};
    }
    /// Precondition: session().canUndo().
    Answer undo() {
        const auto& move = m_session.moves().back();
        auto problem = write(move.player, RecordKind::Undo, move.before, {});
        if (!problem) m_session.undo();
        return {{}, problem};
    }

private:
    std::optional<Problem> write(std::uint8_t player, RecordKind kind, const State& after, const std::string& command) {
        return m_file->append({Game::positionHash(m_session.definition(), after), static_cast<std::uint8_t>(player + 1), kind,
                               QByteArray::fromStdString(command)});
    }

    Session m_session;
    std::unique_ptr<JournalFile> m_file;
    Notation m_notation;
};

} // namespace magister
