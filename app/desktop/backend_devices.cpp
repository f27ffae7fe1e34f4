// SPDX-License-Identifier: GPL-3.0-or-later
// One table on several devices.
#include "app/desktop/backend.h"

namespace magister {

GuestSeating Backend::layGuest(const network::TableTold& told, const network::PositionTold& first) {
    const GameModule* game = findGame(m_modules, told.game);
    return game && game->canPlay() ? game->layGuest(told, first, voice(*game)) : GuestSeating{};
}

Play Backend::showJoined(std::unique_ptr<Table> table, const QString& game) {
    leave();
    m_game = findGame(m_modules, game);
    m_table = std::move(table);
    m_joined = true;
    seatGuests();
    connect(m_table.get(), &Table::seatsHereChanged, this, &Backend::seatGuests);
    seatPeople();
    guideTips();
    return {m_table.get(), nullptr, false, false};
}

void Backend::seatGuests() {
    QVector<Seat> seats = m_table->seatsAtTable();
    const QVector<Seat> liked = asTheyLike(seats);
    for (const int seat : m_table->seatsHere())
        if (seat <= seats.size()) seats[seat - 1] = liked[seat - 1];
    m_table->setSeats(seats);
}

} // namespace magister
