// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/robot/meeting.h"
#include "tests/robot/played_game.h"

namespace magister::robot {

/// A whole game of two at one table, each on a device of their own, from the first page of each program to the scores,
/// which must be the same in both windows. Two robots play it, one as the host and one as the guest.
class SharedGame {
public:
    SharedGame(Robot& robot, const PlayedGame& game, Meeting& meeting)
        : m_robot(robot), m_game(game), m_meeting(meeting) {}
    /// Begins the game and invites; the code is told as a person would read it out.
    bool playAsHost();
    /// Joins with that code and takes a seat.
    bool playAsGuest();
    /// What both windows have counted out, a source and its points by seat after another; empty before.
    const QString& score() const { return m_score; }

private:
    bool openToOtherHomes();
    bool write(const QString& field, const QString& text);
    QString textOf(const QString& name) const;
    /// To the scores, counted out in this window.
    bool play(std::uint64_t seed);

    Robot& m_robot;
    const PlayedGame& m_game;
    Meeting& m_meeting;
    QString m_score;
};

} // namespace magister::robot
