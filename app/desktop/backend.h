// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/drill_content.h"
#include "app/desktop/game_opening.h"
#include "app/devices/remembered_tables.h"
#include "app/game/game_module.h"
#include "app/household/interface_language.h"
#include "app/language/catalogue_language.h"
#include "app/library/rule_library.h"
#include "app/teaching/drill_player.h"
#include "app/teaching/lesson_player.h"
#include "app/teaching/lesson_shelf.h"
#include "app/teaching/memory/memory_store.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QVariantList>

#include <functional>
#include <map>
#include <memory>

namespace magister {

/// A table that has been opened, and the lesson played on it, if any. Whoever opened them owns them.
struct Play {
    Table* table = nullptr;
    LessonPlayer* lesson = nullptr;
    bool inSteps = false; ///< a new game whose setup is to be shown step by step
    bool looking = false; ///< a saved game that is only looked at
};

/// What lies behind the screens: content read from the data folder, the games, the table and the lesson that are open.
class Backend : public QObject {
    Q_OBJECT

public:
    /// Reads what the first page shows. The language must outlive this. `games` is the folder of saved games; it need not
    /// exist. `modules` are the games if somebody has had their packs read already.
    explicit Backend(InterfaceLanguage& language, const QString& games = GameStore::usualFolder(), GameModules modules = {});
    ~Backend() override;

    /// Rows {key, lessonId, game, number, title, goal, minutes, steps, done, resumable, optional, onWay, isNext, needs, due}, in the
    /// language in force: those on the way that the household has chosen first, in its order, then the others in teaching
    /// order. number: place in the whole course, from 1; steps: how many there are; done: how many the learner has finished;
    /// resumable: a stored position exists; optional: nobody needs it for the basic game; isNext: the first on the way that
    /// was never finished; needs: titles of lessons that it builds on and that were never finished;
    /// due: how many of its rules are due for whoever learns here.
    QVector<QVariantMap> lessons();
    /// Rows {id, lessons, done, minutes} of the ways that the course has, the whole one first: how many lessons it has, how
    /// many of them were finished, and how long all take.
    QVariantList courseWays() const;
    /// What comes after that lesson, as {lessonId, title, ownGame}: the next one on the way in force that was never finished,
    /// looked for after this one first; lessonId is empty when all were. ownGame: a game of one's own is offered now.
    QVariantMap afterLesson(const QString& lessonId) const;
    /// Rows {key, file, place, expected}, in the language in force: all that is wrong with content or saved games.
    QVector<QVariantMap> problems() const;
    /// What is concerned by problems(): "content", files of the program; "game", a saved game; "folder", the one in which games
    /// are kept, so that none can be begun. Learning records and the list of joined tables are none of these.
    QStringList troubled() const;
    /// Whether a game can be started: a pack was read without a problem.
    bool canPlay() const;
    /// Id of the game whose lessons are listed, the one that the household has chosen; empty without lessons.
    QString taughtGame() const { return course() ? course()->game->id() : QString(); }
    /// Ids of all games that have lessons, in the order of the games.
    QStringList taughtGames() const;
    /// Rows {game, lessons} of all games that have lessons, in that order: how many are listed.
    QVariantList lessonCounts() const;
    /// The first lesson of any game with a stored position, as in lessons(), those of taughtGame() before others; empty if
    /// there is none.
    QVariantMap unfinishedLesson();
    /// Games that can be started, as rows {game, leastPlayers, mostPlayers, options: {key: [words]}}.
    QVariantList playable() const;
    /// Reads and checks on another thread what the first page does not show; then problems() is complete, and readAll() says
    /// so. Of that only the rules are kept, since every table asks for them; what else is asked for is read then.
    void readOn();

    /// What a person of the household has learnt, "" for whoever has no name, in that person's language: {lessons,
    /// rules, refused, due, tips}. lessons: {lessonId, game, title, finished, day, times} of those that were begun, day the
    /// date of the last end in the language in force; rules: {rule, game, number, title, mastery, due, isDue} of what
    /// lessons told or made one do and of what else is remembered, in the order of the book: mastery 0 to 2 (see
    /// Mastery), due the day on which it is asked again, empty for never; refused: {rule, game, number, title, times,
    /// day, mastery}, the latest first; due: how many rules are due; tips: how many tips were shown in games. A title is empty where no article tells the rule.
    QVariantMap learnt(const QString& who);
    // False or a sentence: it was not possible, problems() or the sentence say why.
    bool forgetLearnt(const QString& who);
    /// The tips that were shown to a person may all come once more.
    bool rearmTips(const QString& who);
    QString exportLearnt(const QString& who, const QString& target);
    /// How well whoever learns at this screen now masters the rules: {rules: {rule: 0 to 2}, chapters: {chapter or
    /// heading: {mastery, full, count}}}; count: of the rules in it that can be mastered, full: of those that are. What
    /// was never met stands in neither.
    QVariantMap mastery();
    /// Whoever learns at this screen now has opened the article of a rule.
    void openedArticle(const QString& rule);

    /// The lesson that teaches a rule, and its step, as {lessonId, stepId, title}, title in the language in force.
    /// Empty when there is none.
    QVariantMap lessonFor(const QString& rule) const;

    // backend_practice.cpp
    /// Whether there are drills about that rule.
    bool canPractise(const QString& rule);
    /// Questions for whoever learns here: about one rule ("rule", its id), about the rules of a lesson ("lesson", its id),
    /// about what was missed in the lesson on the table ("missed"), about what was refused in the game on the table
    /// ("game"), about what is due ("refresher"), or ten of all kinds ("mix", the id of a game,
    /// or "" for those of askedGames()). Null: there is nothing to ask. It
    /// stays until endPractice(); what lies on the table stays there.
    DrillPlayer* practise(const QString& occasion, const QString& subject);
    /// The games that ten questions are about for whom this screen belongs to, rows {game, asked}: those that they have
    /// chosen, else those of which they have done a lesson, a table or a record, else the one looked at last.
    QVariantList askedGames();
    /// Whether that game is among them from now on. The last one stays.
    void askAbout(const QString& game, bool asked);
    /// No screen shows it any more.
    void endPractice();
    /// Rules that "missed" and "game" would ask about.
    QStringList missedInLesson();
    QStringList refusedInGame();
    /// What is due for whoever learns here: {due, items, offered, learnt, back}. due: how many rules; items: how many are
    /// asked at most; offered: today, and it was not declined; learnt: not all of them have only come up in games; back:
    /// because of a game that was played last on that day, long ago.
    /// Empty until readOn() has come to its end.
    QVariantMap refresher(const QDate& lastPlayed);
    void declineRefresher();

    // An empty Play means that it was not possible; problems() then says why.
    Play startLesson(const QString& lessonId);
    Play resumeLesson(const QString& lessonId);
    /// The lessons for the whole table, as rows {lessonId, players, minutes, steps, done, resumable, finished} by number of
    /// players, as far as they speak the household's language.
    QVariantList tables() const;
    /// setup: {seats: maps as in newGame(), each with empty: bool, whether nobody sits there; resumed: bool, from where that
    /// table stopped last, whoever sits there now}. Somebody has to sit somewhere.
    Play startTogether(const QVariantMap& setup);
    /// The lesson of lessonFor(rule), standing at its step. A look: the stored place in that lesson stays as it is.
    Play teach(const QString& rule);
    /// setup: {game: id of a game, the first one where there is none; seats: maps {name, seat, language, help}, as many as
    /// the game takes; shuffled: bool, the order of seats is drawn, too; seed: decimal digits, or empty for a random one;
    /// rulings: {option: choice}; dealing: "steps" or "once"; and the options of the game, see GameModule::options}. seat is a tincture, language the code of one or "" for the household's,
    /// help "full", "some" or "none". All but seats may be left out: drawn order, random seed, the usual options and
    /// rulings, at once.
    Play newGame(const QVariantMap& setup);
    /// What newGame() takes for another game like the one on the table: the same people, drawn anew. Empty when no game
    /// lies there.
    QVariantMap tableAgain() const;
    /// Puts the position at the end of the lesson on the table among the saved games, as a game that goes on from there,
    /// and gives its key. Empty: no lesson has ended there, or problems() says why.
    QString keepLesson();
    /// Rows {key, game, file, changed, players, known, round, rounds, over, points, picture, inUse, partlySound, problem, played}, newest
    /// first. played: the day on which it was played last. known: how far it has come is; false while it is still being looked into, or another table has it open.
    /// file: path; changed: date and time in the language in force; players: list of {name, tincture}; round: 0
    /// while unknown; points: of the best seat; picture: an address, or empty; inUse: another table has it open;
    /// problem: what is wrong with it and at which record, empty for a sound game; partlySound: what comes before that can
    /// be looked at and played on from.
    QVector<QVariantMap> games();
    /// Called whenever games() would tell more than before: saved games are looked into while the program goes on.
    void setGamesListener(std::function<void()> listener) { m_gamesListener = std::move(listener); }
    /// Takes up a saved game where it was left, or only shows it, or what is sound of it: then nothing can be done there, and
    /// the file may be in use. It is read on another thread: `then` is called before this returns if that takes no longer than
    /// `patience`, otherwise when it has been read; not at all if something else has been laid or stopOpening() called before.
    void open(const QString& key, Opening how, std::function<void(const Play&)> then);
    /// The same for whoever has nothing else to do than to wait.
    Play openGame(const QString& key) { return waitFor(key, Opening::ToPlay); }
    Play lookAt(const QString& key) { return waitFor(key, Opening::ToView); }
    /// Whether a saved game is being read.
    bool isOpening() const { return m_opening != nullptr; }
    /// What is being read is not wanted any more. Its file is left as it is, and free again soon.
    void stopOpening() { m_opening.reset(); }
    // Empty: done. Otherwise what was wrong, in the language in force.
    QString removeGame(const QString& key);
    QString copyOut(const QString& key, const QString& target);
    QString bringIn(const QString& source);
    /// A saved game from anywhere, as the game of the shelf that it is by now: a copy is put there unless it lies there.
    struct Received {
        QString key;
        bool isFurther{}; ///< the game was on the shelf already, and goes on there after what the file holds
        QString trouble;  ///< in the language in force, with file and place, and no key: it is no game that can be copied
    };
    Received receive(const QString& source);
    /// What is sound of a damaged game becomes a game of its own; the damaged one stays as it is.
    QString copySound(const QString& key);

    /// The screen no longer shows the play that was opened last. A lesson keeps its place, a game lies on the shelf.
    void leave();

    // backend_devices.cpp: one table on several devices.
    /// The game on the table, for guests to play at, too; null where it is no table for others. Precondition: a game lies there.
    std::unique_ptr<SharedTable> share() { return m_game->share(*m_table); }
    /// Where the seats of its guests are kept, beside the saved game.
    QString seatsFile() const { return GameStore::seatsBeside(gamePath()); }
    /// A table that stands on another device; without a table where this one does not have that game or its values.
    GuestSeating layGuest(const network::TableTold& told, const network::PositionTold& first);
    /// That table is what lies here. Whoever gave it takes the rest of it down before leave().
    Play showJoined(std::unique_ptr<Table> table, const QString& game);
    /// What was wrong with the file of the tables that were joined; listed among the problems.
    void reportJoined(const std::optional<RememberedTables::Fault>& fault) { m_joinedFault = fault; }

    /// Whether a saved game is being looked into.
    bool isLooking() const { return m_isLooking; }

    /// How long the screen waits for a saved game before it says that it is being read, in milliseconds: most take a few.
    static constexpr int patience = 100;

signals:
    void readAll();
    /// The household wants to see other lessons: another way, or the course of another game.
    void courseChanged();

private:
    /// The lessons of a game that can be played.
    struct GameCourse {
        const GameModule* game;
        LessonShelf shelf;
    };
    /// The course that the pages list: that of the game which the household has chosen, or of the first that has
    /// lessons; null without one.
    const GameCourse* course() const;
    /// Its lessons; none without one.
    const LessonShelf& shelf() const;
    /// The game whose lesson that is; null for a lesson that no shelf has.
    const GameCourse* courseOf(const QString& lessonId) const;
    /// The game with the step that teaches a rule best, in that language.
    std::pair<const GameCourse*, std::optional<LessonPlace>> stepFor(const QString& rule, const QString& language) const;
    /// A lesson, or another one that stands for it, was played to its end at least once.
    bool hasFinished(const QString& lessonId) const;
    /// Lessons of a course on the way that the household has chosen, as far as they speak its language.
    QStringList wayInForce(const GameCourse& course) const;
    QVector<QVariantMap> lessonsOf(const GameCourse& course);

    /// What was found wrong with what nobody has asked for yet.
    struct ReadOn {
        QList<Problem> problems;
        std::vector<LessonShelf> shelves; ///< of each course
    };

    /// Begins to read a game. False: it lies on the table already, or cannot be read.
    bool begin(const QString& key, Opening how);
    /// The table of the game that has been read; an empty Play after a problem. Precondition: isOpening().
    Play finishOpening();
    /// Whether that game lies on the table to be played.
    bool lies(const QString& key, Opening how) const;
    /// What open() gives where nothing is to be read.
    Play withoutReading(const QString& key, Opening how) const;
    Play waitFor(const QString& key, Opening how);
    /// With the names and rules of a game.
    const Language& language(const QString& game, const QString& code) const;
    /// For what belongs to no game.
    const Language& language(const QString& code) const { return language(m_modules.front()->id(), code); }
    TableVoice voice(const GameModule& game);
    Play openLesson(const QString& lessonId, bool resumed);
    /// Lays the table for a lesson of that game and gives the learner the walk; record: null leaves the learning record
    /// alone.
    Play give(const GameCourse& course, const std::shared_ptr<const Lesson>& lesson, LessonRun run, LearningRecord* record);
    /// Puts a table that was opened before the people who sit there. Precondition: opened.table.
    Play show(OpenedTable opened, const GameModule& game, const QString& path);
    /// The folder of saved games is there, or the problem is told.
    bool haveFolder();
    /// What is wrong, in the language in force: of a list the first thing, which says most.
    QString told(const Problem& problem) const;
    QString told(const QList<Problem>& problems) const;
    /// Why a file is not opened as a saved game, in plain words first.
    QString whyNotOpened(const Problem& problem) const;
    void speak();
    /// Of the game on the table, wherever it is recorded now.
    QString gamePath() const;
    /// Looks into the next game that nobody has looked into yet, on another thread.
    void lookOn();
    /// Seats of a table that stands on another device: those on this screen as their people have it here.
    void seatGuests();
    // backend_people.cpp: the people of the household at the table.
    /// What is laid on the table is for these people: the screen is set for them, and what somebody changes at the table
    /// or in the settings meanwhile holds in both places.
    void seatPeople();
    /// The screen is set for whoever sits at the table and has to act.
    void setScreen();
    /// Seats as their people have it now; a language that is none of ours is the household's.
    QVector<Seat> asTheyLike(QVector<Seat> seats) const;
    /// Everybody with a name is known from now on, with what was chosen for them.
    void meet(const QVector<Seat>& seats);
    void keepSeat(int seat);
    /// Who sits there (1..) at the table, and who is asked; "" for whoever has no name.
    QString personSitting(int seat) const;
    QString personActing() const;
    void followPeople();
    // backend_learnt.cpp
    /// Who learns at this screen: whoever has to act in a game, else the person whose screen it is.
    QString learner() const;
    /// What is done in the lesson that was just begun is kept for whom this screen is: when it ends and when it is
    /// left. After a crash the lesson is resumed with all that was done in it.
    void followLearner();
    void keepLearnt(const QDateTime& finished = {});
    /// Of whom sits there (1..).
    void keepLearnt(const QString& who, int seat, const QDateTime& finished);
    void keepRefused();
    /// What is done in the game that was just laid on the table counts as used rightly once it is left.
    void followPlay();
    void keepUsed();
    // backend_practice.cpp
    QString practising() const;
    /// Those of its rules that can be asked about.
    QStringList atomsOfLesson(const QString& lessonId);
    int dueOfLesson(const QString& lessonId);
    /// As askedGames(), of that person.
    QSet<QString> gamesToAsk(const QString& who);
    /// What can be asked about those games.
    QStringList atomsOfGames(const QSet<QString>& games);
    // backend_tips.cpp
    /// Tips are given in the game that was just laid on the table.
    void guideTips();
    QString tipText(const QString& language, const QString& id);
    /// {rule, game, number, title}; empty for no rule of ours.
    QVariantMap ruleRow(const QString& rule, const QString& language) const;

    InterfaceLanguage& m_interface;
    DataFolder m_data;
    GameModules m_modules;
    std::map<QString, Catalogues> m_catalogues; ///< by game
    mutable std::map<std::pair<QString, QString>, std::unique_ptr<CatalogueLanguage>> m_languages; ///< by game and code: those that were asked for
    std::vector<GameCourse> m_courses; ///< in the order of the games; without those whose pack has a problem
    LearningRecord m_record;
    MemoryStore m_memory;
    bool m_learning = false;        ///< a lesson lies on the table, and not only a look at one
    bool m_lessonEnded = false;     ///< that lesson, when it was last looked at
    std::size_t m_eventsBefore = 0; ///< how many events of the game on the table were told when it was laid there
    QStringList m_refusedHere;      ///< rules by which something was refused in the game on the table
    DrillContent m_drills;
    std::unique_ptr<DrillPlayer> m_practice; ///< null while nobody practises
    QList<Problem> m_problems;
    bool m_readOn = false;
    bool m_rulesRead = false; ///< by readOn(), to its end
    QFutureWatcher<ReadOn> m_readingOn;
    std::optional<RememberedTables::Fault> m_joinedFault;
    QList<Problem> m_gameProblems; ///< why the game that was asked for last could not be laid out
    GameStore m_games;
    QFutureWatcher<GameStore::Looked> m_looking;
    bool m_isLooking = false; ///< until what was found has been taken
    std::function<void()> m_gamesListener;
    QThreadPool m_readers;                    ///< of saved games; a disk may keep one of them for long
    std::unique_ptr<GameOpening> m_opening;   ///< null while no saved game is being read
    QHash<QString, QFuture<void>> m_openings; ///< those that may still be reading, by path

    // Taken down in this order: the player looks at the table to its end.
    const GameModule* m_game{}; ///< of what lies on the table
    QHash<QString, QHash<QString, QString>> m_tipTexts; ///< of that game, by language; those that were asked for
    QString m_gamePath;         ///< from which the game on the table was opened; empty for a lesson
    bool m_joined = false;      ///< it stands on another device
    std::unique_ptr<Table> m_table;
    std::unique_ptr<LessonTable> m_lessonTable;
    std::unique_ptr<LessonPlayer> m_player;
};

} // namespace magister
