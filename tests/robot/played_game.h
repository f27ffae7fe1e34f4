// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table.h"

#include <QQuickItem>

#include <memory>

namespace magister::robot {

/// What the robot has to know of a game besides what the screen says. Each game has one file.
class PlayedGame {
public:
    /// How gladly a thing is used as long as others can be used, too.
    enum class Liking { First, Freely, Last, Never };

    virtual ~PlayedGame() = default;
    virtual QString id() const = 0;
    /// Of a thing in sight that can be used.
    virtual Liking liking(const QString& target, const QQuickItem& item) const = 0;
    /// Id of the lesson that is played before the game; empty for none.
    virtual QString lesson() const { return {}; }
    /// The line of the open menu that gives a command of the lesson, from 0; -1: none does.
    virtual int lineOf(const Table&, const QString& /*command*/) const { return -1; }
};

std::unique_ptr<PlayedGame> messinaGame();
std::unique_ptr<PlayedGame> orleansGame();

} // namespace magister::robot
