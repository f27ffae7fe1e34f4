// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_module.h"

#include "app/messina/messina_module.h"

namespace magister {

const std::vector<std::unique_ptr<GameModule>>& games() {
    static const auto all = [] {
        std::vector<std::unique_ptr<GameModule>> list;
        list.push_back(messina::gameModule());
        return list;
    }();
    return all;
}

const GameModule* findGame(const QString& id) {
    for (const auto& game : games())
        if (game->id() == id) return game.get();
    return nullptr;
}

} // namespace magister
