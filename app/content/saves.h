// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/journal_file.h"
#include "app/content/pack_files.h"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

/// Games as files: begin, open, copy. Opening plays the whole game again and compares the position after every record.
namespace magister {

/// How long somebody waits for a saved game to be read.
struct ReadingLimit {
    int milliseconds{};               ///< 0: it takes what it takes
    const std::atomic_bool* stopped{}; ///< becomes true on another thread when nobody waits any more; null: never
};

/// The table changed a ruling in the middle of the game.
struct SavedRuling {
    std::size_t after{}; ///< so many events of the session had been told
    int round{};
    std::size_t question{}; ///< index into rulingOptions()
    std::uint8_t choice{};  ///< index into its choices
};

/// The saved games of one game. `Game` names its types and its few functions, see SaveGame in the rooms of a game:
///
///   Definition Setup State Command Refusal Session Rulings
///   Pack                        what reading a pack gives: a definition, if there is no problem, and problems
///   static constexpr const char* id;                                as in the head: "messina"
///   static Pack readPack(const PackFiles&);
///   static std::vector<std::string> validate(const Definition&, const Setup&);
///   static std::uint64_t positionHash(const Definition&, const State&);
///   static QByteArray setupText(const Setup&);
///   static SetupReading<Setup> setupFromText(QByteArrayView, bool whole);
///   static std::string toText(const Definition&, const State&, const Command&);
///   static std::optional<Command> commandFromText(const Definition&, const State&, std::string_view);
///   static std::string_view reasonOf(const Refusal&);               id of its reason
///   static std::optional<Session> ruledOtherwise(const Session&, const Rulings&);
///   static QStringList setRuling(Rulings&, const QString& option, const QString& choice);
///   static std::span<const RulingOption> rulingOptions();           the questions of the game
///   static std::size_t rulingIndex(const QString& option);
///   static std::uint8_t answer(const Rulings&, std::size_t question);
///
/// The functions are written in save_reading.h and instantiated once a game.
template <class Game> struct Saves {
    using Definition = typename Game::Definition;
    using Setup = typename Game::Setup;
    using Session = typename Game::Session;
    using Pack = typename Game::Pack;

    /// A game from a file, as far as it is intact.
    struct SavedGame {
        std::shared_ptr<const Pack> content;          ///< the pack in the file, and where its values come from
        std::shared_ptr<const Definition> definition; ///< that of `content`
        std::optional<Session> session;               ///< nothing when the head is not sound
        PackFiles pack;
        QList<QByteArray> notes; ///< what others than the rules need to know, a line each: of the head, then of the
                                 ///< records, in their order
        std::vector<SavedRuling> rulings; ///< in the order in which they are told; the session plays by them
        QList<Problem> problems;          ///< why it ends there; an intact game has none
        std::optional<Problem> torn;      ///< the last record is incomplete and is ignored; the game is intact
        QByteArray records;               ///< the intact ones, as in the file
        QByteArray link;                  ///< linkTo() the last of them
        int count{};                      ///< records behind the head

        bool sound() const { return session && problems.isEmpty(); }
    };

    /// The head of a saved game alone: enough for a list of games, and quick.
    struct SaveHead {
        std::optional<Setup> setup; ///< nothing after a problem
        QList<QByteArray> notes;
        QList<Problem> problems;
    };

    /// A game and the file it is written to; no file after a problem.
    struct OpenGame {
        SavedGame game;
        std::unique_ptr<JournalFile> file;
    };

    /// Record 0: setup, notes, pack and the hash of the position that a new game begins with.
    /// Precondition: `definition` was read from `pack`, the setup is valid; notes have no line feeds.
    static QByteArray saveHead(const Definition& definition, const Setup& setup, const PackFiles& pack,
                               const QList<QByteArray>& notes = {});

    /// Any bytes may come. `file` is how problems name them. At the limit reading stops with SaveTooSlow and what is sound so
    /// far.
    static SavedGame readSave(const QByteArray& bytes, const QString& file, const ReadingLimit& limit = {});
    /// Read-only: the file is not touched and may be in use.
    static SavedGame readSaveFile(const QString& path, const ReadingLimit& limit = {});
    /// Reads no records and does not open the pack: errors there are found when the game is opened.
    static SaveHead readSaveHead(const QString& path);

    /// Takes in a pack that has been read, so that the next game with it need not read it again. From any thread.
    static void keepPack(const PackFiles& pack, const Pack& read);
    /// A new game in a new file; an invalid pack or setup is a problem.
    static OpenGame beginGame(const QString& path, const Setup& setup, const PackFiles& pack,
                              JournalDisk& disk = JournalDisk::real(), const QList<QByteArray>& notes = {});
    /// To continue playing. A damaged file is left as it is; `game` then holds the intact part.
    static OpenGame openGame(const QString& path, JournalDisk& disk = JournalDisk::real(), const ReadingLimit& limit = {});
    /// The intact part of a game as a new file, to continue from there. Precondition: game.session.
    static OpenGame copyGame(const SavedGame& game, const QString& path, JournalDisk& disk = JournalDisk::real());
};

} // namespace magister
