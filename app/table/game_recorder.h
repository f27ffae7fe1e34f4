// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal_file.h"
#include "app/content/problem.h"
#include "app/table/ruling_switch.h"
#include "app/table/scene.h"
#include "app/table/seat_notes.h"

#include <memory>
#include <optional>

namespace magister {

/// Records a game while it is played. It is asked before anything is shown; when it names a problem, the game stays as it
/// was, and the table says why. `Game` as for TableOf.
template <class Game> class GameRecorder {
public:
    using Session = typename Game::Session;

    virtual ~GameRecorder() = default;
    /// The game is only viewed: everything is a problem, and no fault.
    virtual bool viewsOnly() const { return false; }
    /// The file in which the game lies now; empty: in none.
    virtual QString path() const { return {}; }
    /// The last command of the session has just been accepted.
    virtual std::optional<Problem> recordCommand(const Session& session) = 0;
    /// The last command of the session is to be taken back.
    virtual std::optional<Problem> recordUndo(const Session& session) = 0;
    /// The session as it is when the table decides so from now on.
    virtual std::optional<Problem> recordRuling(const Session& session, const RulingAnswer& answer) = 0;
    /// Seat 1.. is spoken to otherwise from now on.
    virtual std::optional<Problem> recordSeat(const Session& session, int number, const Seat& seat) = 0;
};

/// Writes a game into its journal: every command, undo, ruling and change of a seat is on the disk before it is shown.
template <class Game> class JournalRecorder : public GameRecorder<Game> {
public:
    using Session = typename Game::Session;

    /// The file ends with the position of the session.
    explicit JournalRecorder(std::unique_ptr<JournalFile> file) : m_file(std::move(file)) {}

    const JournalFile& file() const { return *m_file; }
    QString path() const override { return m_file->path(); }

    std::optional<Problem> recordCommand(const Session& session) override {
        const auto& move = session.moves().back();
        return write(session, session.state(), move.player, RecordKind::Command,
                     QByteArray::fromStdString(Game::toText(session.definition(), move.before, move.command)));
    }
    std::optional<Problem> recordUndo(const Session& session) override {
        const auto& move = session.moves().back();
        return write(session, move.before, move.player, RecordKind::Undo, {});
    }
    std::optional<Problem> recordRuling(const Session& session, const RulingAnswer& answer) override {
        const auto& option = Game::rulingOptions()[answer.question];
        const std::uint8_t turn = Game::asked(session.state(), nobody);
        return write(session, session.state(), turn == nobody ? std::uint8_t{0} : turn, RecordKind::Ruling,
                     QByteArray::fromStdString(std::string(option.id) + ' ' + std::string(option.choices[answer.choice])));
    }
    std::optional<Problem> recordSeat(const Session& session, int number, const Seat& seat) override {
        return write(session, session.state(), static_cast<std::uint8_t>(number - 1), RecordKind::Note,
                     seatNote(seat, number));
    }

private:
    std::optional<Problem> write(const Session& session, const typename Game::State& after, std::uint8_t player,
                                 RecordKind kind, const QByteArray& text) {
        return m_file->append({Game::positionHash(session.definition(), after), static_cast<std::uint8_t>(player + 1),
                               kind, text});
    }

    std::unique_ptr<JournalFile> m_file;
};

/// Of a game that is only viewed nothing is recorded, and so nothing can be done.
template <class Game> class ViewOnlyRecorder : public GameRecorder<Game> {
public:
    using Session = typename Game::Session;

    bool viewsOnly() const override { return true; }
    std::optional<Problem> recordCommand(const Session&) override { return Problem{}; }
    std::optional<Problem> recordUndo(const Session&) override { return Problem{}; }
    std::optional<Problem> recordRuling(const Session&, const RulingAnswer&) override { return Problem{}; }
    std::optional<Problem> recordSeat(const Session&, int, const Seat&) override { return Problem{}; }
};

} // namespace magister
