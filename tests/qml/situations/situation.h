// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/messina_room.h"

#include <QTest>

#include <functional>
#include <vector>

namespace magister::test {

/// A named position of a real game, and what is done at the table before it is looked at.
struct Situation {
    QString id;
    messina::Setup setup;
    /// The first position of the random games of that setup, seed after seed, that is wanted.
    std::function<bool(const messina::Session&)> wanted;
    /// Opens, picks up, clicks; called before every picture on a tidy table. Empty: nothing is done. Gives what went
    /// wrong, empty when nothing did.
    std::function<QString(TableRoom&)> pose;
};

/// All of them, in the order of the game.
const std::vector<Situation>& situations();

/// Plays random games (seeds 1, 2, ...) until the position is wanted. Fatal when a thousand games have none.
messina::Session played(const Situation& situation);

} // namespace magister::test
