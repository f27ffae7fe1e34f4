// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/lesson_player.h"
#include "tests/robot/played_game.h"
#include "tests/robot/robot.h"

#include <functional>

namespace magister::robot {

/// How many mistakes are made on purpose: at each step that knows wrong answers, and in the whole lesson.
struct Mistakes {
    int perStep{};
    int altogether{};
};

/// Plays the lesson on the table to its end as its card asks, by clicks, with mistakes on the way; a picture of each step and
/// of each answer. What cannot be done by hand is noted, and the step is skipped.
class LessonWalk {
public:
    LessonWalk(Robot& robot, const PlayedGame& game, Mistakes mistakes) : m_robot(robot), m_game(game), m_mistakes(mistakes) {}

    /// False: no lesson lies on the table, or a fault() says what could not be done.
    bool play();
    /// What a person could not have done, or was answered wrongly, with the step; empty for nothing.
    const QStringList& faults() const { return m_faults; }
    /// A line for each step: its kind, and what was done.
    const QStringList& story() const { return m_story; }
    int steps() const { return m_steps; }
    /// Mistakes that were answered.
    int mistakes() const { return m_made; }

private:
    LessonPlayer* player() const { return qobject_cast<LessonPlayer*>(m_robot.program().currentLesson()); }
    const LessonRun& run() const { return player()->run(); }
    QString step() const { return player()->finished() ? QString() : run().step().id; }
    void playStep();
    /// Notes it with the step, and what the robot says about it. Always false.
    bool fault(const QString& what);
    bool use(const QString& thing);
    /// Waits until something has come of a click. False: nothing has, and a fault says so.
    bool answered(const QString& thing, const std::function<bool()>& what);
    void picture(const QString& what);
    /// Whether a click there would only open something to look at.
    bool onlyOpens(const QString& thing) const;
    /// The card says something to what was clicked, or the table does.
    bool speaks() const;

    // lesson_mistakes.cpp: what somebody may do who has not understood.
    struct Mistake {
        QString thing;
        QString command;
        QStringList answers; ///< ids of the lesson's answers that may come; "" for one that is not the lesson's own
    };
    bool mayErr(int made) const { return made < m_mistakes.perStep && m_made < m_mistakes.altogether; }
    void err();
    void errAtTable();
    QString meantBy(const QString& thing) const;
    QList<Mistake> mistakesAtTable() const;
    bool make(const Mistake& mistake);
    void errAtOptions();
    void errAtPick();
    void errAtNumber();
    void errBesideCard();
    bool answeredWrong(const QString& thing, const QString& name);

    // lesson_solving.cpp: what the step asks for.
    bool solve();
    bool nameParts();
    QString thingFor(const QString& command) const;
    bool act(const QString& command);
    bool giveAnswer();
    bool write(const QString& number);
    bool goOn();

    Robot& m_robot;
    const PlayedGame& m_game;
    Mistakes m_mistakes;
    QStringList m_faults, m_story;
    QStringList m_deeds;  ///< of the step
    QStringList m_lifted; ///< things that picked up a piece in this step
    int m_steps{};
    int m_made{};
};

} // namespace magister::robot
