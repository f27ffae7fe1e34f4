// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table.h"

#include <QHash>
#include <QQuickItem>

#include <memory>

namespace magister::robot {

/// A command that a click on a thing would give, or would be refused.
struct Deed {
    QString command; ///< in the notation of the game
    bool legal{};
};

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
    /// Whether a click on a thing only opens something to look at, as long as nothing can be done with it.
    virtual bool opens(const QString& /*target*/) const { return false; }
    /// What the open question lets one try, by the names of things: of each thing all that a click on it may mean.
    virtual QHash<QString, QList<Deed>> deeds(const Table& table) const = 0;
    /// The line of the open menu that gives a command, from 0; -1: none does.
    virtual int lineOf(const Table& table, const QString& command) const = 0;
};

std::unique_ptr<PlayedGame> messinaGame();
std::unique_ptr<PlayedGame> orleansGame();

} // namespace magister::robot
