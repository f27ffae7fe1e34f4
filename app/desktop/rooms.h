// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QVector>

namespace magister {

/// A table that has been opened, and the lesson played on it, if any. Whoever opened them owns them.
struct Play {
    QObject* table = nullptr;
    QObject* lesson = nullptr;
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

    /// The lesson that teaches a rule, and its step, as {lessonId, stepId, title}, title in the language in force.
    /// Empty when there is none.
    virtual QVariantMap lessonFor(const QString& rule) const = 0;

    // An empty Play means that it was not possible; problems() then says why.
    virtual Play startLesson(const QString& lessonId) = 0;
    virtual Play resumeLesson(const QString& lessonId) = 0;
    /// The lesson of lessonFor(rule), standing at its step. A look: the stored place in that lesson stays as it is.
    virtual Play teach(const QString& rule) = 0;
    /// seats: 2 to 4 maps {name, seat}, seat a tincture; seed: decimal digits, or empty for a random one;
    /// shuffled: the order of seats is drawn, too; rulings: {option: choice}, the default where there is none.
    virtual Play newGame(const QVariantList& seats, const QString& seed, bool shuffled,
                         const QVariantMap& rulings) = 0;
    /// The screen no longer shows the play that was opened last. A lesson keeps its place.
    virtual void leave() = 0;
};

} // namespace magister
