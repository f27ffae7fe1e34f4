// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/lesson_player.h"
#include "tests/robot/played_game.h"
#include "tests/robot/robot.h"

namespace magister::robot {

/// Plays the lesson on the table to its end as its card asks, with one wrong turn on the way; a picture of each step.
class LessonWalk {
public:
    LessonWalk(Robot& robot, const PlayedGame& game) : m_robot(robot), m_game(game) {}
    bool play();

private:
    LessonPlayer* player() const { return qobject_cast<LessonPlayer*>(m_robot.program().currentLesson()); }
    bool wrongTurn(const QString& step);
    bool solve(const QString& step);
    QString nextThing() const;
    QString nextMove() const;

    Robot& m_robot;
    const PlayedGame& m_game;
};

} // namespace magister::robot
