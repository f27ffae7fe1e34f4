// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/devices/forgetting.h"

#include "app/network/broker.h"

#include <utility>

namespace magister {

Forgetting::Forgetting(network::NetworkLinks& links, const RememberedTable& table, int patience, std::function<void(Outcome)> ended,
                       QObject* parent)
    : QObject(parent), m_seats(table.seats), m_throughBroker(network::brokerCodeFromText(table.code).has_value()), m_ended(std::move(ended)),
      m_link(links.join(table.code, {table.user, {}, table.authorities}, *this)) {
    m_link->wantSeats(m_seats, table.name);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        const bool lies = m_throughBroker && m_connected && m_asked.size() >= m_seats.size();
        end(lies ? Outcome::Waits : Outcome::Unheard);
    });
    // Before a broker is asked, the keychain is, which may take its time.
    if (!m_throughBroker) m_patience.start();
}

Forgetting::~Forgetting() { leaveRest(); }

void Forgetting::connecting() {
    if (!m_patience.isActive()) m_patience.start();
}

void Forgetting::connectedChanged(bool connected) { m_connected = connected; }

void Forgetting::seatsGiven(const QList<int>& seats) {
    for (const int seat : seats)
        if (m_seats.contains(seat)) leave(seat);
}

void Forgetting::leave(int seat) {
    if (!m_link || m_asked.contains(seat)) return;
    m_asked.insert(seat);
    m_link->leave(seat);
}

void Forgetting::left(int seat) {
    m_asked.remove(seat);
    if (m_seats.removeOne(seat) && m_seats.isEmpty()) end(Outcome::Freed);
}

void Forgetting::failed(network::Error error, int seat) {
    if (error == network::Error::SlowDown) return;
    if (seat == 0) return end(Outcome::Unheard);
    // It could not be written down there that it is free.
    if (error == network::Error::NotKept) return;
    // It is not this device's any more: only its key is left.
    leave(seat);
    left(seat);
}

void Forgetting::leaveRest() {
    for (const int seat : std::exchange(m_seats, {}))
        leave(seat);
    m_link.reset();
}

void Forgetting::end(Outcome outcome) {
    if (!m_link) return;
    leaveRest();
    m_ended(outcome);
    deleteLater();
}

} // namespace magister
