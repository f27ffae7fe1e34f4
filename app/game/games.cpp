// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_module.h"

#include "app/messina/messina_module.h"
#include "app/orleans/orleans_module.h"

namespace magister {

GameModules makeGames(const DataFolder& data) {
    GameModules games;
    games.push_back(messina::gameModule(data));
    games.push_back(orleans::gameModule(data));
    return games;
}

const GameModule* findGame(const GameModules& games, const QString& id) {
    for (const auto& game : games)
        if (game->id() == id) return game.get();
    return nullptr;
}

} // namespace magister
