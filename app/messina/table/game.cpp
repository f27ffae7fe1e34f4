// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/game.h"

#include "app/messina/table/rows.h"
#include "app/messina/table/what_if.h"
#include "app/table/seat_notes.h"

#include <array>

namespace magister::messina {

QString TableGame::stageId(const State& state) {
    static const std::array<QString, 9> ids{"turns",    "production", "quarantine", "clear-town", "turn-order",
                                            "arrivals", "plague",     "scoring",    "over"};
    return ids[static_cast<std::size_t>(state.stage)];
}

State TableGame::redrawn(const Definition& definition, const State& state, PlayerIndex, std::uint64_t seed) {
    return messina::redrawn(definition, state, seed);
}

QVariantList TableGame::comparison(const State& before, const State& after, PlayerIndex player) {
    return messina::comparison(before.players[player], after.players[player]);
}

QVector<Seat> TableGame::seated(QVector<Seat> seats, const Setup& setup) {
    if (setup.players != 1 || seats.size() != 1) return seats;
    // The opponent of the solo game takes a tincture that is free, and goes by it.
    for (const char* tincture : {"sapphire", "ruby", "saffron", "violet"})
        if (seats.size() == 1 && seats.first().tincture != QLatin1String(tincture))
            seats.append({QString{}, QLatin1String(tincture)});
    return seats;
}

Table::Roles TableGame::roles() {
    return {roles::seats, roles::buttons, roles::variants, roles::scores};
}

QStringList TableGame::logRoles() {
    return roles::log;
}

} // namespace magister::messina
