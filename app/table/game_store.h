// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/content/journal_file.h"
#include "app/table/seat.h"

#include <QDateTime>
#include <QHash>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace magister {

/// How far a game has come.
struct Standing {
    int round{}; ///< 1..rounds
    int rounds{};
    bool over{};
    QVector<int> points; ///< by seat
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// What the store asks of the game that a file is of. Any file may come; from any thread.
class SavedGameReader {
public:
    struct Head {
        QVector<Seat> seats; ///< empty when the head cannot be read
        QList<Problem> problems;
        bool sound{};
    };
    /// A game that was played through.
    struct Found {
        bool partlySound{}; ///< has a problem, but what comes before it can be viewed and played on from
        QList<Problem> problems;
        std::optional<Standing> standing;          ///< of a sound game
        std::function<void(const QString& file)> paint; ///< draws a sound game into a file; for the main thread
    };

    virtual ~SavedGameReader() = default;
    virtual Head readHead(const QString& path) const = 0;
    /// After that many milliseconds reading stops with a problem.
    virtual Found look(const QString& path, int milliseconds) const = 0;
    /// What is sound of a game as a new file. Empty: done.
    virtual QList<Problem> copySound(const QString& path, const QString& target) const = 0;
};

/// A saved game as a list shows it.
struct StoredGame {
    QString key;  ///< name of the file
    QString game; ///< id of the game; empty when the head cannot be read
    QString path;
    QDateTime changed;
    QVector<Seat> seats;              ///< empty when the head cannot be read
    std::optional<Standing> standing; ///< nothing while nobody has looked into it
    QString picture;                  ///< path; empty: none
    bool inUse{};                     ///< another table has it open
    bool partlySound{};               ///< has a problem, but what comes before it can be looked at and played on from
    QList<Problem> problems;
};

/// The saved games of this user, whatever they are of: a folder of journals. Beside each lie a card (NAME.json: how far it
/// has come) and a picture (NAME.png); both are made again when they are missing or older than the game. Where guests have
/// taken seats, their book lies there, too (NAME.seats). A listing reads
/// heads and cards only, so that no file can hold it up. Games without a sound card are left for whoever listens to be
/// looked into on another thread: unseen(), look(), take().
class GameStore {
public:
    /// Who reads the games of that id; null for a game that nobody knows, and anybody for no id: then the reader only tells
    /// what is wrong. From any thread.
    using Readers = std::function<const SavedGameReader*(const QString& game)>;
    /// How long one file is looked into. A whole game takes some milliseconds.
    static constexpr int mostMilliseconds = 5000;

    /// A game that was played through on some thread.
    struct Looked {
        QString path;
        qint64 bytes{};
        qint64 changed{}; ///< of the file when it was read
        SavedGameReader::Found found;
    };

    /// "games" in the program's data folder of this user.
    static QString usualFolder();
    /// The folder need not exist.
    GameStore(const QString& folder, Readers readers) : m_folder(folder), m_readers(std::move(readers)) {}

    const QString& folder() const { return m_folder; }
    /// Newest first; removes the remains of unfinished files.
    QVector<StoredGame> games();
    /// Paths of listed games whose card is missing and that nobody has looked into; of a game in use the card comes later.
    const QStringList& unseen() const { return m_unseen; }
    /// Plays a game through. From any thread.
    static Looked look(const Readers& readers, const QString& path);
    const Readers& readers() const { return m_readers; }
    /// What was found, for the listings to come, unless the file has changed meanwhile. Makes card and picture.
    void take(const Looked& looked);
    QString pathOf(const QString& key) const;
    /// Where the seats of guests at that game are kept; empty for no game.
    static QString seatsBeside(const QString& path);
    bool has(const QString& key) const;
    /// Who reads that file; null, with a problem, when no game of ours is in it.
    const SavedGameReader* readerOf(const QString& path, QList<Problem>& problems) const { return readerOf(m_readers, path, problems); }
    static const SavedGameReader* readerOf(const Readers& readers, const QString& path, QList<Problem>& problems);
    /// The folder, made if it is not there; a problem with the reason if it can be neither found nor made, or nothing can be
    /// written there.
    std::optional<Problem> makeFolder() const;
    /// For a new game: a file that is not there yet. Precondition: makeFolder() has no problem.
    QString freshPath() const;
    /// The game was played and is put back: its card and picture are made anew.
    void putBack(const QString& path, const Standing& standing, const std::function<void(const QString& file)>& paint);
    /// What was found wrong when the game was opened, for the listings to come.
    void remember(const QString& path, const QList<Problem>& problems, bool partlySound);

    /// Removes the game with all that lies beside it.
    std::optional<Problem> remove(const QString& key);
    /// The whole game as one file; what is at `target` is replaced.
    std::optional<Problem> copyOut(const QString& key, const QString& target) const;
    struct Kept {
        QString key;      ///< empty: none
        bool isFurther{}; ///< it goes on after what is in the file
    };
    /// The game of the shelf that this file is, or that began with what is in it.
    Kept keptOf(const QString& source) const;
    /// A copy of a file from elsewhere, under its new key. One whose head is not sound is left where it is.
    std::variant<QString, QList<Problem>> bringIn(const QString& source);
    /// What is sound of a game as a game of its own, under its key.
    std::variant<QString, QList<Problem>> copySound(const QString& key);

private:
    struct Found {
        qint64 bytes{};
        qint64 changed{};
        bool partlySound{};
        QList<Problem> problems;
        std::optional<Standing> standing; ///< where no card can be written
    };
    std::optional<Standing> readCard(const QString& path) const;
    void writeCard(const QString& path, const Standing& standing) const;

    QString m_folder;
    Readers m_readers;
    QHash<QString, Found> m_found; ///< by path: what was found when a game was looked into
    QStringList m_unseen;
};

} // namespace magister
