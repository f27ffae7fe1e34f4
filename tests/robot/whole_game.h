// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "tests/robot/meeting.h"
#include "tests/robot/played_game.h"
#include "tests/robot/robot.h"

namespace magister::robot {

/// Plays the new game on the table to its scores. What is done is drawn from what the screen offers: things in sight that
/// can be used, lines of a menu, buttons. A picture of each kind of question and of each round, of a reason why not with
/// its rule, of the log, and of the end.
class WholeGame {
public:
    /// With a meeting only what this window asks for is played, and the rest by the other robot.
    WholeGame(Robot& robot, const PlayedGame& game, std::uint64_t seed, Meeting* meeting = nullptr)
        : m_robot(robot), m_game(game), m_random(Random::seeded(seed)), m_meeting(meeting) {}
    bool play();

private:
    /// Whatever comes next.
    bool step();
    bool look();
    bool askWhyNot();
    bool readLog();
    bool act();
    bool chooseLine();
    QString drawn(QStringList things);
    /// Milliseconds within which a click has an effect; over a network it takes its time.
    int patience() const { return m_meeting ? 30'000 : 3'000; }
    bool countUp();

    Robot& m_robot;
    const PlayedGame& m_game;
    Random m_random;
    Meeting* m_meeting; ///< null: everybody plays at this window
    int m_round{};
    bool m_refused{}, m_logRead{};
};

} // namespace magister::robot
