// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/game.h"

#include "app/content/vocabulary.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/what_if.h"
#include "app/table/history.h"
#include "app/table/seat_notes.h"

namespace magister::messina {

QString TableGame::stageId(const State& state) {
    return wordOf(state.stage);
}

State TableGame::redrawn(const Session& session, std::size_t step, PlayerIndex, std::uint64_t seed) {
    return messina::redrawn(session.definition(), positionAt(session, step), seed);
}

State TableGame::supposed(const Session& session, PlayerIndex) {
    return messina::supposed(session.definition(), session.state());
}

QVariantList TableGame::comparison(const Definition&, const State& before, const State& after, PlayerIndex player) {
    return messina::comparison(before.players[player], after.players[player]);
}

QVector<Seat> TableGame::seated(QVector<Seat> seats, const Setup& setup) {
    if (setup.players != 1 || seats.size() != 1) return seats;
    // The opponent of the solo game takes a tincture that is free, and goes by it.
    const QString& second = tinctures().at(1);
    seats.append({QString{}, seats.first().tincture == second ? tinctures().first() : second});
    return seats;
}

Table::Roles TableGame::roles() {
    return {roles::seats, roles::buttons, roles::variants, roles::scores};
}

QStringList TableGame::logRoles() {
    return roles::log;
}

} // namespace magister::messina
