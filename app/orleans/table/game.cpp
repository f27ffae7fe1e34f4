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
    const std::string_view id = idOf(state.stage);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

State TableGame::redrawn(const Session& session, std::size_t step, PlayerIndex viewer, std::uint64_t seed) {
    return orleans::redrawn(session, step, viewer, seed);
}

State TableGame::supposed(const Session& session, PlayerIndex viewer) {
    return orleans::supposed(session, viewer);
}

QVariantList TableGame::comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player) {
    return orleans::comparison(definition, before, after, player);
}

Table::Roles TableGame::roles() {
    return {roles::seats, roles::buttons, roles::variants, roles::scores};
}

QStringList TableGame::logRoles() {
    return roles::log;
}

} // namespace magister::orleans
