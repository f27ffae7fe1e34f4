// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/robot/robot.h"

#include <QLockFile>

namespace magister::robot {

/// What people who play on two devices tell each other across the room, each note a file of one folder.
class Notes {
public:
    explicit Notes(const QString& folder) : m_folder(folder) {}
    /// In place of what the note said before. False: it cannot be written.
    bool leave(const QString& name, const QString& text) const;
    /// Empty as long as nobody has left it.
    QString read(const QString& name) const;

private:
    QString m_folder;
};

/// Two robots, each at a window of its own, that play at one table. They leave notes for each other and share the mouse
/// and the keyboard of the display: whoever has not taken them only looks. What returns false has said why in the
/// problem of the robot.
class Meeting {
public:
    /// `self` and `other` name the two; the other robot has them the other way round.
    Meeting(Robot& robot, const QString& folder, const QString& self, const QString& other)
        : m_robot(robot), m_notes(folder), m_hand(folder + QStringLiteral("/hand")), m_self(self), m_other(other) {
        m_hand.setStaleLockTime(0);
    }
    const Notes& notes() const { return m_notes; }

    bool tell(const QString& what, const QString& text);
    /// Waits until the other has told it.
    bool hear(const QString& what, QString* text = nullptr);
    /// Waits for the mouse, which then is this robot's until layDown().
    bool takeHand();
    /// The other one can have it.
    void layDown();
    /// Waits until somebody at this window is asked, or the game is over, and for the mouse.
    bool awaitTurn();
    /// Waits until both windows show the same place of the game, then lays the mouse down.
    bool agree();

private:
    /// What both must see of the table: round, stage, who is asked, the points. Empty while something still moves.
    QString place() const;
    bool tellPlace();
    bool mayAct() const;
    /// Takes the mouse if nobody has it.
    bool hasHand() { return m_hand.isLocked() || m_hand.tryLock(0); }

    Robot& m_robot;
    Notes m_notes;
    QLockFile m_hand;
    QString m_self, m_other;
    QString m_told; ///< the last place
    int m_deeds{};
};

} // namespace magister::robot
