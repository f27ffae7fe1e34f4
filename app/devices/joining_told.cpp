// SPDX-License-Identifier: GPL-3.0-or-later
// What the host tells of the table, and how it comes to the screen.
#include "app/devices/joining.h"

#include "app/devices/joining_words.h"
#include "app/network/broker.h"

#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

const QString playingState = QStringLiteral("playing");
const QString lookingState = QStringLiteral("looking");
const QString seatMine = QStringLiteral("mine");
const QString seatThere = QStringLiteral("there");
const QString seatAway = QStringLiteral("away");
const QString seatFree = QStringLiteral("free");

/// Of a seat that the host tells of in none that is known here.
QString usualTincture(qsizetype seat) { return tinctures().value(seat); }

} // namespace

void Joining::connecting() {
    if (m_state == connectingState && !m_told && !m_patience.isActive()) m_patience.start();
}

void Joining::connectedChanged(bool connected) {
    m_connected = connected;
    if (connected) clearTroubleOfConnection();
    else connecting(); // a host that is away was waited for
    if (hearing()) hearing()->setConnected(connected);
    emit stateChanged();
}

void Joining::hostHereChanged(bool here) {
    const bool isHere = here || !m_connected;
    if (std::exchange(m_hostHere, isHere) == isHere) return;
    // It is to answer now.
    if (m_hostHere && m_state == connectingState && !m_told) m_patience.start();
    emit stateChanged();
}

void Joining::brokerRefused(const QString& reason) {
    if (!m_told) return fail(brokerRefuses, reason);
    setTrouble(brokerRefuses, 0, reason);
}

void Joining::tableTold(const network::TableTold& told) {
    m_patience.stop();
    const bool isFirst = !m_told;
    m_told = told;
    if (isFirst) {
        m_wanted.removeIf([&](int seat) { return seat > told.seats.size(); });
        m_awaited = {m_wanted.begin(), m_wanted.end()};
        m_returning = m_awaited;
    }
    QList<int> changed;
    for (qsizetype i = 0; i < told.seats.size(); ++i) {
        const network::Presence presence = told.seats[i].presence;
        const QString word = presence == network::Presence::Free ? seatFree : presence == network::Presence::Away ? seatAway : seatThere;
        if (i >= m_presence.size()) m_presence.append(word);
        else if (std::exchange(m_presence[i], word) != word && !m_mine.contains(i + 1)) changed.append(static_cast<int>(i) + 1);
    }
    m_presence.resize(told.seats.size());
    clearTroubleOfConnection();
    showSeats();
    nameSeats();
    tellPresence();
    remember();
    for (const int seat : changed)
        if (!m_awaited.contains(seat)) emit presenceTold(seat, m_presence[seat - 1]);
    if (m_state != connectingState) return isFirst ? emit stateChanged() : void();
    if (m_wanted.isEmpty()) {
        if (!isAtTable()) return setState(choosingState);
        if (!m_looks) wantToLook();
        return emit stateChanged();
    }
    m_link->wantSeats(std::exchange(m_wanted, {}), m_name);
    emit stateChanged();
}

void Joining::seatsGiven(const QList<int>& seats) {
    m_mine = seats;
    for (const int seat : seats)
        m_awaited.remove(seat);
    showSeats();
    if (hearing()) {
        hearing()->setSeats(m_mine);
        // Whoever has no seat any more may still see what anybody sees.
        if (m_mine.isEmpty() && !m_looks) wantToLook();
        setState(m_mine.isEmpty() ? lookingState : playingState);
    }
    tellPresence();
    remember();
}

void Joining::positionTold(const network::PositionTold& told) {
    // A guest that sits down goes on being told what onlookers see.
    const bool isWanted = m_mine.isEmpty() ? told.seat == 0 && m_looks : m_mine.contains(told.seat);
    if (!isWanted || !m_told) return;
    if (!hearing()) return layTable(told);
    if (!hearing()->see(told)) fail(QStringLiteral("unreadable"));
}

void Joining::layTable(const network::PositionTold& first) {
    GuestSeating laid = m_room.lay(*m_told, first);
    if (!laid.table || !laid.guest) {
        giveUpNew();
        return fail(QStringLiteral("other-values"));
    }
    GuestTable* const next = laid.guest.get();
    next->give = [this, next](int seat, const QString& command) {
        if (m_link && m_mine.contains(seat)) m_link->give(seat, command);
        else next->failed(seat);
    };
    next->takeBack = [this, next](int seat) {
        if (m_link && m_mine.contains(seat)) m_link->takeBack(seat);
        else next->failed(seat);
    };
    next->ask = [this](int seat, int from) {
        if (m_link) m_link->tell(seat, from);
    };
    next->setConnected(m_connected);
    next->setSeats(m_mine);
    for (const int seat : std::as_const(m_waiting))
        if (m_mine.contains(seat)) next->waitFor(seat);
    if (!next->see(first)) {
        giveUpNew();
        return fail(QStringLiteral("unreadable"));
    }
    // One of an earlier connection goes only now; it goes before its table.
    m_guest = std::move(laid.guest);
    m_table = laid.table.get();
    m_relays = false;
    nameSeats();
    tellPresence();
    m_room.show(std::move(laid.table), m_told->game);
    setState(m_mine.isEmpty() ? lookingState : playingState);
}

void Joining::giveUpNew() {
    // Nobody is to wait for a device that cannot play.
    for (const int seat : std::exchange(m_mine, {}))
        if (!m_returning.contains(seat)) m_link->leave(seat);
    remember();
}

void Joining::eventsTold(const network::EventsTold& told) {
    if (hearing() && !hearing()->tell(told)) fail(QStringLiteral("unreadable"));
}

void Joining::waitingTold(const QList<int>& seats) {
    m_waiting = seats;
    for (const int seat : seats)
        if (hearing() && m_mine.contains(seat)) hearing()->waitFor(seat);
    emit stateChanged();
}

void Joining::done(int seat) {
    if (hearing()) hearing()->done(seat);
    // The game goes on: what was in the way of one seat or one command is over.
    setTrouble({});
}

void Joining::refused(int seat, const QString& reason, const QString& rule) {
    if (hearing()) hearing()->refused(seat, reason, rule);
}

void Joining::failed(network::Error error, int seat) {
    using network::Error;
    if (hearing() && seat > 0) hearing()->failed(seat);
    // Somebody sits down where this device sat before the seat was freed: its key was void, and the next one is new.
    if (error == Error::NotYourSeat && m_awaited.contains(seat) && !m_returning.contains(seat) && !m_renewed.contains(seat)) {
        m_renewed.insert(seat);
        QList<int> wanted = m_mine;
        wanted.append(seat);
        for (const int each : std::as_const(m_awaited))
            if (!wanted.contains(each)) wanted.append(each);
        return m_link->wantSeats(wanted, m_name);
    }
    switch (error) {
    case Error::OtherVersion: return fail(QStringLiteral("other-version"));
    case Error::UnknownTable: return fail(QStringLiteral("unknown-table"));
    case Error::Malformed:
    case Error::TooLarge:
    case Error::NoTable: return fail(QStringLiteral("unreadable"));
    // At a table it comes back by itself, sooner or later.
    case Error::Busy: return m_told ? setTrouble(busyHost) : fail(busyHost);
    case Error::TooFast:
    case Error::SlowDown: return setTrouble(QStringLiteral("slow-down"), seat);
    case Error::NotKept: return setTrouble(QStringLiteral("not-kept"), seat);
    case Error::Unreadable: return setTrouble(QStringLiteral("unreadable"), seat);
    case Error::SeatTaken:
    case Error::NoSuchSeat: return failSeat(QStringLiteral("seat-taken"), seat);
    case Error::WrongKey: return failSeat(QStringLiteral("wrong-key"), seat);
    case Error::NotYourSeat: return failSeat(QStringLiteral("seat-moved"), seat);
    // The table shows what the host has told since.
    case Error::SeatFree:
    case Error::OutOfTurn:
    case Error::UsedNumber:
    case Error::NoUndo: return;
    }
}

void Joining::failSeat(const QString& trouble, int seat) {
    m_awaited.remove(seat);
    m_returning.remove(seat);
    setTrouble(trouble, seat);
    remember();
    if (m_state != connectingState || !m_awaited.isEmpty() || !m_mine.isEmpty()) return;
    if (!isAtTable()) return setState(choosingState);
    if (!m_looks) wantToLook();
}

void Joining::otherHost() {
    if (m_told) return setTrouble(otherHostThere);
    fail(otherHostThere);
}

void Joining::keychainSilent(const QString& /*reason*/) {
    m_keysForThisRunOnly = true;
    emit keysChanged();
}

void Joining::codeFound(const QString& code) {
    if (code.isEmpty()) return fail(notNear);
    const bool wasShort = !network::anyCodeFromText(m_code);
    m_code = code;
    if (const auto known = wasShort ? m_tables.find(m_code) : std::nullopt) {
        m_wanted = known->seats;
        m_name = known->name;
    }
    if (!m_told) m_patience.start(); // for looking for it nobody need have answered yet
    remember();
    emit stateChanged();
}

void Joining::tablesFound(const QList<network::FoundTable>& tables) {
    QVector<QVariantMap> rows;
    for (const network::FoundTable& table : tables)
        rows.append({{QStringLiteral("key"), table.key}, {QStringLiteral("host"), table.host}, {QStringLiteral("game"), table.game}});
    m_nearby.setRows(rows);
}

void Joining::showSeats() {
    QVector<QVariantMap> rows;
    int freeSeats = 0;
    for (qsizetype i = 0; m_told && i < m_told->seats.size(); ++i) {
        const network::SeatTold& seat = m_told->seats[i];
        const int number = static_cast<int>(i) + 1;
        const QString presence = m_mine.contains(number) ? seatMine : m_presence.value(i);
        freeSeats += presence == seatFree;
        rows.append({{QStringLiteral("key"), QString::number(number)},
                     {QStringLiteral("seat"), number},
                     {QStringLiteral("name"), seat.name},
                     {QStringLiteral("tincture"), tinctures().contains(seat.tincture) ? seat.tincture : usualTincture(i)},
                     {QStringLiteral("presence"), presence}});
    }
    m_seats.setRows(rows);
    if (std::exchange(m_freeSeats, freeSeats) != freeSeats) emit freeSeatsChanged();
}

void Joining::nameSeats() {
    if (!m_table || !m_told) return;
    QVector<Seat> seats = m_table->seatsAtTable();
    for (qsizetype i = 0; i < std::min(seats.size(), m_told->seats.size()); ++i)
        seats[i].name = m_told->seats[i].name;
    if (seats != m_table->seatsAtTable()) m_table->setSeats(seats);
}

void Joining::tellPresence() {
    if (!m_table) return;
    QStringList words = m_presence;
    for (const int seat : std::as_const(m_mine))
        if (seat <= words.size()) words[seat - 1] = QStringLiteral("here");
    m_table->setPresence(words);
}

} // namespace magister
