// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal_file.h"
#include "pack_files.h"

#include "messina/session.h"

#include <memory>
#include <optional>

/// Games of Messina 1347 as files: begin, open, copy. Opening plays the whole game again and compares the position
/// after every record.
namespace magister::messina {

/// A game from a file, as far as it is sound.
struct SavedGame {
    std::shared_ptr<const Definition> definition; ///< from the pack in the file
    std::optional<Session> session;               ///< nothing when the head is not sound
    PackFiles pack;
    QList<Problem> problems;     ///< why it goes no further; a sound game has none
    std::optional<Problem> torn; ///< the last record was not finished and is left out; the game is sound
    QByteArray records;          ///< the sound ones, as they stand in the file
    QByteArray link;             ///< linkTo() the last of them
    int count{};                 ///< records behind the head

    bool sound() const { return session && problems.isEmpty(); }
};

/// Record 0: setup, pack and the hash of the position that newGame() gives.
/// Precondition: `definition` was read from `pack`, validate(definition, setup) is empty.
QByteArray saveHead(const Definition& definition, const Setup& setup, const PackFiles& pack);

/// Any bytes may come. `file` is how problems name them.
SavedGame readSave(const QByteArray& bytes, const QString& file);
/// For looking only: the file is not touched and may be in use.
SavedGame readSaveFile(const QString& path);

/// A game and the file it is written to; no file after a problem.
struct OpenGame {
    SavedGame game;
    std::unique_ptr<JournalFile> file;
};
/// A new game in a new file; an unsound pack or setup is a problem.
OpenGame beginGame(const QString& path, const Setup& setup, const PackFiles& pack,
                   JournalDisk& disk = JournalDisk::real());
/// To play on. A damaged file is left as it is; `game` then holds what is sound of it.
OpenGame openGame(const QString& path, JournalDisk& disk = JournalDisk::real());
/// What is sound of a game as a new file, to play on from there. Precondition: game.session.
OpenGame copyGame(const SavedGame& game, const QString& path, JournalDisk& disk = JournalDisk::real());

} // namespace magister::messina
