// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/problem.h"
#include "app/drills/drill_game.h"
#include "app/game/shared_table.h"
#include "app/table/game_store.h"
#include "app/table/table.h"
#include "app/teaching/lesson_run.h"
#include "app/teaching/lesson_shelf.h"
#include "app/teaching/lesson_table.h"

#include <QVariantMap>

#include <atomic>
#include <functional>
#include <memory>

namespace magister {

/// A game as somebody asks for it, understood as far as every game has it. The rest is for the game.
struct SetupRequest {
    QVector<Seat> seats;  ///< one a player
    quint64 seed{};
    bool shuffled{true};  ///< the order of seats is drawn, too
    bool inSteps{};       ///< the setup is to be shown step by step
    QVariantMap rulings;  ///< {option: choice}
    QVariantMap options;  ///< what this game alone asks: {key: value}
};

/// A table that was asked for; none after a problem.
struct OpenedTable {
    std::unique_ptr<Table> table;
    QList<Problem> problems;
    /// Of a game whose file has a problem, but what comes before it is sound.
    bool partlySound{};
};

/// How tables speak.
struct TableVoice {
    Table::Languages languages;
    QString household; ///< code of its language
};

/// A table that is laid for a lesson, and how the lesson plays on it; the second is to be taken down first.
struct LessonSeat {
    std::unique_ptr<Table> table;
    std::unique_ptr<LessonTable> lessonTable;
};

/// A saved game that has been read. Lays the table, once, on the thread of the screen.
using ReadGame = std::function<OpenedTable(const TableVoice& voice)>;

/// What a saved game is read for.
enum class Opening {
    ToPlay, ///< to be played on; a damaged one is a problem
    ToView, ///< to be viewed, or what is sound of it; the file may be in use
};

/// What one game plugs into the program: its tables and its saved games.
class GameModule : public SavedGameReader {
public:
    /// "messina": as in packs, texts and saved games.
    virtual QString id() const = 0;
    virtual int leastPlayers() const = 0;
    virtual int mostPlayers() const = 0;
    /// Keys of SetupRequest::options with the words that each may have, the usual one first; a bool has "false", "true".
    virtual QMap<QString, QStringList> options() const = 0;
    /// What is wrong with the packs that games are played with.
    virtual QList<Problem> problems() const = 0;
    /// Whether the printed pack could be read.
    virtual bool canPlay() const = 0;

    /// Makes ready what the first new game would wait for. From any thread.
    virtual void prepare() const = 0;
    /// A new game, recorded in a new file.
    virtual OpenedTable begin(const SetupRequest& request, const QString& path, const TableVoice& voice) const = 0;
    /// Reads a saved game; from any thread. Once `stopped` is true it comes to an end soon, and what it gives is of no use.
    virtual ReadGame read(const QString& path, Opening how, const std::atomic_bool& stopped) const = 0;
    /// Reads it and lays the table at once.
    OpenedTable open(const QString& path, const TableVoice& voice) const { return read(path, Opening::ToPlay, false)(voice); }
    OpenedTable view(const QString& path, const TableVoice& voice) const { return read(path, Opening::ToView, false)(voice); }
    /// What begin() takes for another game like the one on that table of this game, with other cards and the people as
    /// they sit there.
    virtual SetupRequest again(const Table& table) const = 0;
    /// How far the game on that table of this game has come, and what paints its picture.
    virtual Standing standing(const Table& table) const = 0;
    virtual std::function<void(const QString& file)> painter(const Table& table) const = 0;

    /// That table of this game, for guests to play at, too. Null where that cannot be: a lesson, a table for one, a game that is
    /// only viewed, and a game that knows no network. The table must outlive it.
    virtual std::unique_ptr<SharedTable> share(Table& table) const = 0;
    /// A table that stands on another device, as it was told there; `first` is a position of it. The module must outlive it.
    virtual GuestSeating layGuest(const network::TableTold& told, const network::PositionTold& first,
                                  const TableVoice& voice) const = 0;

    /// Whether there are lessons for this game; the rest is asked only of a game that has some, and that can be played.
    virtual bool teaches() const = 0;
    /// As LessonShelf::readHeads.
    virtual LessonShelf readLessons(const DataFolder& data) const = 0;
    /// Where lessons begin. The module must outlive it.
    virtual LessonRun::Opening lessonOpening() const = 0;
    virtual LessonSeat layLesson(const Lesson& lesson, const TableVoice& voice) const = 0;
    /// The game that has led to a position of a lesson, as a new saved game. Empty: done.
    virtual QList<Problem> keepLesson(const LessonPosition& position, const QVector<Seat>& seats,
                                      const QString& path) const = 0;

    /// The drills of this game over the printed values; null for a game without any, and while it cannot be played.
    virtual const DrillGame* drills() const = 0;
    /// The position of a drill of this game: with what can be done only where a move is asked for. Without a table where
    /// it cannot be played.
    virtual LessonSeat layDrill(const Drill& drill, const TableVoice& voice) const = 0;
};

using GameModules = std::vector<std::unique_ptr<GameModule>>;

/// Every game of the program, in the order of the shelf. Reads their packs, with those of the user.
GameModules makeGames(const DataFolder& data);
/// Null for no game among them.
const GameModule* findGame(const GameModules& games, const QString& id);

} // namespace magister
