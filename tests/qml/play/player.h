// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/messina_room.h"

namespace magister::test {

/// Plays a game at the table as a person does: a legal choice is drawn, carried out by hand, and held against what the
/// engine makes of it. How a hand reaches a thing is left to those who have one.
class HandPlayer {
public:
    HandPlayer(TableRoom& room, std::uint64_t seed) : m_room(room), m_random(Random::seeded(seed)) {}
    virtual ~HandPlayer() = default;

    /// To the end of the game. What went wrong, with the choice; empty when nothing did.
    QString play();
    int moves() const { return m_moves; }
    /// Kinds of commands that were given.
    const QSet<std::size_t>& kinds() const { return m_kinds; }

protected:
    /// Does to a thing in sight what a person does who means it: a click, or the way there and Enter. What went wrong,
    /// or nothing.
    virtual QString use(const QString& target) = 0;
    /// The same for a line of the open menu, from 0.
    virtual QString choose(int line) = 0;

    TableRoom& m_room;

private:
    QString move();
    QString pickUp(std::uint8_t lieutenant);
    QString target(int choice) const;

    Random m_random;
    int m_moves{};
    QSet<std::size_t> m_kinds;
};

} // namespace magister::test
