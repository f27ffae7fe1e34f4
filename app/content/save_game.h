// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal_file.h"
#include "messina_pack.h"

#include "messina/session.h"

#include <memory>
#include <optional>

/// Games of Messina 1347 as files: begin, open, copy. Opening plays the whole game again and compares the position
/// after every record.
namespace magister::messina {

/// The table decided a question anew in the middle of the game.
struct SavedRuling {
    std::size_t after{}; ///< so many events of the session had been told
    int round{};
    std::size_t question{}; ///< index into rulingOptions()
    std::uint8_t choice{};  ///< index into its choices
};

/// A game from a file, as far as it is sound.
struct SavedGame {
    std::shared_ptr<const PackResult> content;    ///< the pack in the file, and where its values come from
    std::shared_ptr<const Definition> definition; ///< that of `content`
    std::optional<Session> session;               ///< nothing when the head is not sound
    PackFiles pack;
    QList<QByteArray> notes;          ///< what others than the rules need to know, a line each: of the head, then of
                                      ///< the records, in their order
    std::vector<SavedRuling> rulings; ///< in the order in which they are told; the session plays by them
    QList<Problem> problems;     ///< why it goes no further; a sound game has none
    std::optional<Problem> torn; ///< the last record was not finished and is left out; the game is sound
    QByteArray records;          ///< the sound ones, as they stand in the file
    QByteArray link;             ///< linkTo() the last of them
    int count{};                 ///< records behind the head

    bool sound() const { return session && problems.isEmpty(); }
};

/// Record 0: setup, notes, pack and the hash of the position that newGame() gives.
/// Precondition: `definition` was read from `pack`, validate(definition, setup) is empty; notes have no line feeds.
QByteArray saveHead(const Definition& definition, const Setup& setup, const PackFiles& pack,
                    const QList<QByteArray>& notes = {});

/// Any bytes may come. `file` is how problems name them.
SavedGame readSave(const QByteArray& bytes, const QString& file);
/// For looking only: the file is not touched and may be in use.
SavedGame readSaveFile(const QString& path);

/// The head of a saved game alone: enough for a list of games, and quick.
struct SaveHead {
    std::optional<Setup> setup; ///< nothing after a problem
    QList<QByteArray> notes;
    QList<Problem> problems;
};
/// Looks at no record and does not open the pack: what is wrong there is found when the game is opened.
SaveHead readSaveHead(const QString& path);

/// A game and the file it is written to; no file after a problem.
struct OpenGame {
    SavedGame game;
    std::unique_ptr<JournalFile> file;
};
/// A new game in a new file; an unsound pack or setup is a problem.
OpenGame beginGame(const QString& path, const Setup& setup, const PackFiles& pack,
                   JournalDisk& disk = JournalDisk::real(), const QList<QByteArray>& notes = {});
/// To play on. A damaged file is left as it is; `game` then holds what is sound of it.
OpenGame openGame(const QString& path, JournalDisk& disk = JournalDisk::real());
/// What is sound of a game as a new file, to play on from there. Precondition: game.session.
OpenGame copyGame(const SavedGame& game, const QString& path, JournalDisk& disk = JournalDisk::real());

} // namespace magister::messina
