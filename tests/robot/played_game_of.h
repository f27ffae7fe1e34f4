// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/robot/played_game.h"

namespace magister::robot {

/// What the robot knows of a game from its table. `Game` as for TableOf; `GameTable` is its table.
template <class Game, class GameTable> class PlayedGameOf : public PlayedGame {
public:
    QString id() const override { return QLatin1String(Game::id); }
    QHash<QString, QList<Deed>> deeds(const Table& table) const override {
        const auto& own = static_cast<const GameTable&>(table);
        const auto& choices = own.targets().choices();
        QHash<QString, QList<Deed>> deeds;
        for (int i = 0; i < static_cast<int>(choices.size()); ++i) {
            const auto& choice = choices[static_cast<std::size_t>(i)];
            const QString command = QString::fromStdString(Game::toText(own.definition(), own.state(), choice.command));
            for (const QString& thing : own.targets().targetsOf(i))
                deeds[thing].append({command, !choice.refusal});
        }
        return deeds;
    }
    int lineOf(const Table& table, const QString& command) const override {
        const auto& own = static_cast<const GameTable&>(table);
        const auto meant = Game::commandFromText(own.definition(), own.state(), command.toStdString());
        return meant ? static_cast<int>(own.openVariants().indexOf(*meant)) : -1;
    }
};

} // namespace magister::robot
