// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/rooms.h"

#include "app/messina/pack/user_pack.h"
#include "app/household/interface_language.h"
#include "app/library/rule_library.h"
#include "app/messina/table/game_shelf.h"
#include "app/messina/table/messina_table.h"
#include "app/language/catalogue_language.h"
#include "app/teaching/lesson_player.h"
#include "app/teaching/lesson_shelf.h"
#include "app/messina/lessons/lesson_table.h"

#include <QFutureWatcher>

#include <functional>
#include <map>
#include <memory>

namespace magister {

/// The rooms behind the screens: content read from the data folder, the table and the lesson that are open.
class House : public QObject, public Rooms {
    Q_OBJECT

public:
    /// Reads all content. The language must outlive this. `games` is the folder of saved games; it need not exist.
    explicit House(InterfaceLanguage& language, const QString& games = messina::GameShelf::usualFolder());
    ~House() override;

    QVector<QVariantMap> lessons() const override;
    QVector<QVariantMap> problems() const override;
    bool canPlay() const override { return m_definition != nullptr; }
    void readOn() override;
    QVariantMap lessonFor(const QString& rule) const override;
    Play startLesson(const QString& lessonId) override;
    Play resumeLesson(const QString& lessonId) override;
    Play newGame(const QVariantMap& setup) override;
    QVariantMap tableAgain() const override;
    Play teach(const QString& rule) override;
    QString keepLesson() override;
    QVector<QVariantMap> games() override;
    void setGamesListener(std::function<void()> listener) override { m_gamesListener = std::move(listener); }
    /// Whether a saved game is being looked into.
    bool isLooking() const { return m_isLooking; }
    Play openGame(const QString& key) override;
    Play lookAt(const QString& key) override;
    QString removeGame(const QString& key) override;
    QString copyOut(const QString& key, const QString& target) override;
    QString bringIn(const QString& source) override;
    QString copySound(const QString& key) override;
    void leave() override;

private:
    const Language& language(const QString& code) const;
    Play openLesson(const QString& lessonId, bool resumed);
    LessonRun::Opening opening() const;
    /// Lays the table for a lesson and gives the learner the walk; record: null leaves the learning record alone.
    Play give(const std::shared_ptr<const Lesson>& lesson, LessonRun run, LearningRecord* record);
    void open(const PackResult& pack, const messina::Setup& setup, const QVector<messina::Seat>& seats);
    /// Lays a game from the shelf on the table, recorded by that recorder. Precondition: game.session.
    Play showGame(const messina::SavedGame& game, const QString& path, std::unique_ptr<messina::Recorder> recorder);
    /// What is wrong, in the language in force: of a list the first thing, which says most.
    QString told(const Problem& problem) const;
    QString told(const QList<Problem>& problems) const;
    void speak();
    /// Of the game on the table, wherever it is recorded now.
    QString gamePath() const;
    /// Looks into the next game that nobody has looked into yet, on another thread.
    void lookOn();
    // house_people.cpp: the people of the household at the table.
    /// What is laid on the table is for these people: the screen is set for them, and what somebody changes at the table
    /// or in the settings meanwhile holds in both places.
    void seatPeople();
    /// The screen is set for whoever sits at the table and has to act.
    void setScreen();
    /// Seats as their people have it now; a language that is none of ours is the household's.
    QVector<messina::Seat> asTheyLike(QVector<messina::Seat> seats) const;
    /// Everybody with a name is known from now on, with what was chosen for them.
    void meet(const QVector<messina::Seat>& seats);
    void keepSeat(int seat);
    void followPeople();

    InterfaceLanguage& m_interface;
    DataFolder m_data;
    PackInForce m_packs;
    std::shared_ptr<const messina::Definition> m_definition; ///< printed; null when the pack has a problem
    Catalogues m_catalogues;
    mutable std::map<QString, std::unique_ptr<CatalogueLanguage>> m_languages; ///< those that were asked for
    LessonShelf m_shelf;
    LearningRecord m_record;
    QList<Problem> m_problems;
    bool m_readOn = false;
    QList<Problem> m_gameProblems; ///< why the game that was asked for last could not be laid out
    messina::GameShelf m_games;
    QFutureWatcher<messina::GameShelf::Looked> m_looking;
    bool m_isLooking = false; ///< until what was found has been taken
    std::function<void()> m_gamesListener;

    // Taken down in this order: the player looks at the table to its end.
    QString m_gamePath; ///< from which the game on the table was opened; empty for a lesson
    std::unique_ptr<messina::MessinaTable> m_table;
    std::unique_ptr<messina::MessinaLessonTable> m_lessonTable;
    std::unique_ptr<LessonPlayer> m_player;
};

} // namespace magister
