// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QVector>

#include <functional>

namespace magister {

/// A table that has been opened, and the lesson played on it, if any. Whoever opened them owns them.
struct Play {
    QObject* table = nullptr;
    QObject* lesson = nullptr;
    bool inSteps = false; ///< a new game whose setup is to be shown step by step
    bool looking = false; ///< a saved game that is only looked at
};

/// What lies behind the screens: content, games, lessons. Program asks, the rooms answer.
class Rooms {
public:
    virtual ~Rooms() = default;

    /// Rows {key, lessonId, title, minutes, steps, done, resumable}, in the language in force, in teaching order.
    /// steps: how many there are; done: how many the learner has finished; resumable: a stored position exists.
    virtual QVector<QVariantMap> lessons() const = 0;
    /// Rows {key, file, place, expected}, in the language in force: all that is wrong with content or saved games.
    virtual QVector<QVariantMap> problems() const = 0;
    /// Whether a game of Messina can be started: its pack was read without a problem.
    virtual bool canPlay() const = 0;
    /// Reads what the first page does not show, so that nobody waits for it before the first picture; problems() is
    /// complete only then. What is asked for earlier is read when it is asked for.
    virtual void readOn() {}

    /// The lesson that teaches a rule, and its step, as {lessonId, stepId, title}, title in the language in force.
    /// Empty when there is none.
    virtual QVariantMap lessonFor(const QString& rule) const = 0;

    // An empty Play means that it was not possible; problems() then says why.
    virtual Play startLesson(const QString& lessonId) = 0;
    virtual Play resumeLesson(const QString& lessonId) = 0;
    /// The lesson of lessonFor(rule), standing at its step. A look: the stored place in that lesson stays as it is.
    virtual Play teach(const QString& rule) = 0;
    /// setup: {seats: 1 to 4 maps {name, seat, language, help}, one for the game against the rule-driven opponent;
    /// shuffled: bool, the order of seats is drawn, too; seed: decimal digits, or empty for a random one;
    /// boards, scrolls: "basic" or "advanced"; priorityTile: bool; rulings: {option: choice};
    /// dealing: "steps" or "once"}. seat is a tincture, language the code of one or "" for the household's,
    /// help "full", "some" or "none". All but seats may be left out: drawn order, random seed, basic, no tile, default
    /// rulings, at once.
    virtual Play newGame(const QVariantMap& setup) = 0;
    /// What newGame() takes for another game like the one on the table: the same people, drawn anew. Empty when no game
    /// lies there.
    virtual QVariantMap tableAgain() const = 0;
    /// Puts the position at the end of the lesson on the table among the saved games, as a game that goes on from there,
    /// and gives its key. Empty: no lesson has ended there, or problems() says why.
    virtual QString keepLesson() = 0;
    /// Rows {key, file, changed, players, known, round, rounds, over, points, picture, inUse, partlySound, problem}, newest
    /// first. known: how far it has come is; false while it is still being looked into, or another table has it open.
    /// file: path; changed: date and time in the language in force; players: list of {name, tincture}; round: 0
    /// while unknown; points: of the best seat; picture: an address, or empty; inUse: another table has it open;
    /// problem: what is wrong with it and at which record, empty for a sound game; partlySound: what comes before that can
    /// be looked at and played on from.
    virtual QVector<QVariantMap> games() = 0;
    /// Called whenever games() would tell more than before: saved games are looked into while the program goes on.
    virtual void setGamesListener(std::function<void()> /*listener*/) {}
    /// Takes up a saved game where it was left.
    virtual Play openGame(const QString& key) = 0;
    /// Shows a saved game, or what is sound of it; nothing can be done there, and the file may be in use.
    virtual Play lookAt(const QString& key) = 0;
    // Empty: done. Otherwise what was wrong, in the language in force.
    virtual QString removeGame(const QString& key) = 0;
    virtual QString copyOut(const QString& key, const QString& target) = 0;
    virtual QString bringIn(const QString& source) = 0;
    /// What is sound of a damaged game becomes a game of its own; the damaged one stays as it is.
    virtual QString copySound(const QString& key) = 0;

    /// The screen no longer shows the play that was opened last. A lesson keeps its place, a game lies on the shelf.
    virtual void leave() = 0;
};

} // namespace magister
