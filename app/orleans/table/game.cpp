// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/game.h"

#include "app/orleans/table/rows.h"
#include "app/orleans/table/what_if.h"

namespace magister::orleans {

PlayerIndex TableGame::asked(const State& state, PlayerIndex preferred) {
    const PlayerIndex first = preferred < state.playerCount ? preferred : state.startPlayer;
    for (PlayerIndex i = 0; i < state.playerCount; ++i)
        if (const auto player = static_cast<PlayerIndex>((first + i) % state.playerCount); state.isAsked(player))
            return player;
    return none;
}

QString TableGame::stageId(const State& state) {
    switch (state.stage) {
    case Stage::TileRemoval:
        return QStringLiteral("tile-removal");
    case Stage::Hourglass:
        return QStringLiteral("hourglass");
    case Stage::Census:
        return QStringLiteral("census");
    case Stage::Followers:
        return QStringLiteral("followers");
    case Stage::Planning:
        return QStringLiteral("planning");
    case Stage::Actions:
        return QStringLiteral("actions");
    case Stage::Event:
        return QStringLiteral("event");
    case Stage::StartPlayer:
        return QStringLiteral("start-player");
    case Stage::Scoring:
        return QStringLiteral("scoring");
    case Stage::Over:
        return QStringLiteral("over");
    }
    return {};
}

State TableGame::redrawn(const Definition& definition, const State& state, PlayerIndex viewer, std::uint64_t seed) {
    return orleans::redrawn(definition, state, viewer, seed);
}

QVariantList TableGame::comparison(const State& before, const State& after, PlayerIndex player) {
    return orleans::comparison(before, after, player);
}

Table::Roles TableGame::roles() {
    return {roles::seats, roles::buttons, roles::variants, roles::scores};
}

QStringList TableGame::logRoles() {
    return roles::log;
}

} // namespace magister::orleans
