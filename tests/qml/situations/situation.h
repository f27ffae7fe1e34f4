// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/messina_room.h"

#include <functional>
#include <vector>

namespace magister::test {

/// A named position of a real game, and what is done at the table before it is looked at.
struct Situation {
    QString id;
    /// Plays the game to that position, the same on every day. Fatal when no game has it.
    std::function<TableMaker()> play;
    /// Opens, picks up, clicks; called before every picture on a tidy table. Empty: nothing is done. Gives what went
    /// wrong, empty when nothing did.
    std::function<QString(TableRoom&)> pose;
};

/// All of one game, in its order.
struct GameSituations {
    QString game;
    std::vector<Situation> situations;
};

} // namespace magister::test
