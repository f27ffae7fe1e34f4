// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/guest.h"

#include "app/network/seat_key.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace magister::network {

namespace {
constexpr qsizetype mostEarly = 64; ///< messages
constexpr int retryKey = 1'000; ///< milliseconds, where others from the same place have tried wrong keys

/// The seat is another's now, and to ask for it again would change nothing: it has moved to another device, or the host
/// has taken it back or given it to somebody else, perhaps while this guest was away.
bool isLost(Error error) {
    return error == Error::NotYourSeat || error == Error::SeatTaken || error == Error::WrongKey ||
           error == Error::NoSuchSeat;
}

/// What a message says anew, so that an earlier one about it need not be read any more.
QByteArray subjectOf(const FromGuest& message) {
    const auto seat = [](const auto& said) { return "seat " + QByteArray::number(said.seat); };
    if (std::holds_alternative<Join>(message)) return "join";
    if (std::holds_alternative<Look>(message)) return "look";
    if (const auto* take = std::get_if<Take>(&message)) return seat(*take);
    if (const auto* back = std::get_if<Return>(&message)) return seat(*back);
    if (const auto* leave = std::get_if<Leave>(&message)) return seat(*leave);
    return {};
}
} // namespace

Guest::Guest(const JoinCode& code, Connector connector, SecretStore& secrets, QObject* parent)
    : QObject(parent), m_code(code), m_connector(std::move(connector)), m_secrets(secrets) {
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &Guest::connectNow);
}

void Guest::wantSeats(const QList<int>& seats, const QString& name) {
    m_wanted = seats;
    m_name = name;
    if (!m_transport || !m_approached) return;
    // A letter that waited may have told of a seat already; the host has to be told that its guest is there again.
    for (const int seat : seats)
        if (!m_next.contains(seat) || !m_claimed.contains(seat)) approach(seat);
}

void Guest::wantToLook() {
    m_looks = true;
    if (!m_approached) return;
    send(Look{});
    askForEvents(0);
}

void Guest::open() {
    m_open = true;
    connectNow();
}

void Guest::close() {
    m_open = false;
    m_again.stop();
    if (m_transport) m_transport->close();
}

void Guest::connectNow() {
    m_connector(m_code, [guest = QPointer<Guest>(this), number = ++m_tries](Met met) {
        if (guest && guest->m_tries == number) guest->met(std::move(met));
    });
}

void Guest::met(Met met) {
    if (!m_open) return;
    if (!met.transport) {
        if (!met.fingerprint.isEmpty() && !met.fingerprint.startsWith(m_code.pin)) emit otherHost();
        return lost();
    }
    m_fingerprint = met.fingerprint;
    m_transport = std::move(met.transport);
    m_approached = false;
    connect(m_transport.get(), &Transport::received, this, &Guest::take);
    connect(m_transport.get(), &Transport::overran, this, [this] { m_transport->close(); });
    connect(m_transport.get(), &Transport::closed, this, &Guest::lost);
    connect(m_transport.get(), &Transport::hereChanged, this, &Guest::hostHereChanged);
    emit connectedChanged();
}

void Guest::lost() {
    if (m_transport) {
        m_transport->disconnect(this);
        m_transport.release()->deleteLater();
        m_approached = false;
        m_seated.clear();
        m_claimed.clear();
        m_asked.clear();
        emit connectedChanged();
    }
    if (!m_open) return;
    m_again.start(m_wait);
    m_wait = std::min(2 * m_wait, longestWait);
}

void Guest::send(const FromGuest& message) {
    if (m_transport) m_transport->send(toBytes(message), subjectOf(message));
}

void Guest::take(const QByteArray& bytes) {
    const auto read = readFromHost(bytes);
    // A host that does not keep to the protocol is left.
    if (std::holds_alternative<Error>(read)) return m_transport->close();
    const FromHost& message = std::get<FromHost>(read);
    const auto* failed = std::get_if<Failed>(&message);
    const bool ofSeat = failed ? failed->seat != 0 : !std::holds_alternative<Welcome>(message) && !std::holds_alternative<TableTold>(message);
    if (!m_table && ofSeat) {
        if (m_early.size() < mostEarly) m_early.append(message);
        return;
    }
    const auto hear = [this](const FromHost& heard) { std::visit([this](const auto& each) { handle(each); }, heard); };
    hear(message);
    if (!m_table) return;
    for (const FromHost& early : std::exchange(m_early, {}))
        hear(early);
}

void Guest::handle(const Welcome& message) {
    if (!message.versions.contains(protocolVersion)) {
        emit failed(Error::OtherVersion, 0);
        return close();
    }
    // A host that was started anew reads again what stands in the letters; said once more, a table would come after its seats.
    if (m_approached && m_transport->answersLater()) return;
    m_challenge = message.challenge;
    send(Join{protocolVersion, m_code.table});
    if (m_transport->answersLater()) beginAtTable();
}

void Guest::beginAtTable() {
    if (std::exchange(m_approached, true)) return;
    m_wait = firstWait;
    for (const int seat : m_wanted)
        approach(seat);
    if (m_looks) send(Look{});
    askForEvents(0);
}

void Guest::handle(const TableTold& message) {
    m_table = message;
    beginAtTable();
    emit tableTold();
}

void Guest::approach(int seat) {
    // Asked for twice, the store would be given two new keys.
    if (m_reading.contains(seat)) return;
    m_reading.insert(seat);
    // A keychain may ask somebody to open it, and answer when nobody waits for it any more.
    const QPointer<Guest> guest(this);
    m_secrets.read(seatSecret(m_code.pin, m_code.table, seat), [guest, seat](const QByteArray& key) {
        if (!guest) return;
        const bool known = key.size() == keySize;
        const bool wanted = guest->m_wanted.contains(seat);
        if (known || !wanted) guest->m_reading.remove(seat);
        if (!wanted) return;
        if (known) return guest->askFor(seat, key, false);
        // Kept before it is used: a guest that is killed meanwhile comes back with it.
        const QByteArray made = randomBytes(keySize);
        guest->m_secrets.write(seatSecret(guest->m_code.pin, guest->m_code.table, seat), made, [guest, seat, made] {
            if (!guest) return;
            guest->m_reading.remove(seat);
            if (guest->m_wanted.contains(seat)) guest->askFor(seat, made, true);
        });
    });
}

void Guest::askFor(int seat, const QByteArray& key, bool isNew) {
    if (!m_approached) return; // the store has answered after the connection was gone: the next one asks again
    const QByteArray proof = proofOf(key, {m_fingerprint, m_challenge, m_code.table, seat});
    if (isNew)
        send(Take{seat, m_name, storedHash(key, m_code.table, seat), proof});
    else
        send(Return{seat, proof});
    m_claimed.insert(seat);
    giveAgain(seat);
    askForEvents(seat);
}

void Guest::handle(const SeatGiven& message) {
    const bool isNew = !m_next.contains(message.seat);
    m_next[message.seat] = message.next;
    m_seated.insert(message.seat);
    giveAgain(message.seat);
    if (isNew) emit seatsGiven();
}

void Guest::giveAgain(int seat) {
    const auto given = m_given.constFind(seat);
    // It is given once the seat is, and was asked for: a letter that waited may tell of a seat before this guest has said who
    // it is, and a host that was started anew would take its command for a stranger's.
    if (given == m_given.constEnd() || !m_seated.contains(seat) || !m_claimed.contains(seat)) return;
    if (given->command.isEmpty())
        send(TakeBack{seat, given->number});
    else
        send(Give{seat, given->number, given->command});
}

void Guest::handle(const PositionTold& message) {
    m_positions[message.seat] = message;
    if (m_next.contains(message.seat)) m_next[message.seat] = message.next;
    emit positionTold(message.seat);
}

void Guest::handle(const EventsTold& message) {
    emit eventsTold(message);
}

void Guest::handle(const Done& message) {
    const auto given = m_given.constFind(message.seat);
    if (given == m_given.constEnd() || given->number != message.number) return;
    const QString command = given->command;
    m_given.erase(given);
    m_next[message.seat] = message.number + 1;
    emit done(message.seat, message.number, command);
}

void Guest::handle(const Refused& message) {
    m_given.remove(message.seat);
    emit refused(message.seat, message.reason, message.rule);
}

void Guest::handle(const Failed& message) {
    // The key was kept, and the host never heard of it.
    if (message.error == Error::SeatFree && m_wanted.contains(message.seat)) {
        m_secrets.read(seatSecret(m_code.pin, m_code.table, message.seat),
                       [guest = QPointer<Guest>(this), seat = message.seat](const QByteArray& key) {
                           if (guest && key.size() == keySize) guest->askFor(seat, key, true);
                       });
        return;
    }
    if (message.error == Error::SlowDown && m_wanted.contains(message.seat)) {
        QTimer::singleShot(retryKey, this, [this, seat = message.seat] {
            if (m_wanted.contains(seat)) approach(seat); // it may have been given up meanwhile
        });
        return;
    }
    if (message.number != 0) m_given.remove(message.seat);
    if (message.number == 0 && isLost(message.error)) {
        m_wanted.removeAll(message.seat);
        removeSeat(message.seat);
    }
    emit failed(message.error, message.seat);
}

void Guest::give(int seat, const QString& command) {
    m_given[seat] = {m_next.value(seat, 1), command};
    giveAgain(seat);
}

void Guest::takeBack(int seat) {
    give(seat, {});
}

void Guest::tell(int seat, int from) {
    m_asked[seat] = from;
    askForEvents(seat);
}

void Guest::askForEvents(int seat) {
    // As with commands: a position in a letter that waited may be told before this guest has said who it is, and a host that
    // was started anew tells events to no stranger.
    const bool said = seat == 0 ? m_approached && m_looks : m_claimed.contains(seat);
    if (said && m_asked.contains(seat)) send(Tell{seat, m_asked.take(seat)});
}

void Guest::leave(int seat) {
    send(Leave{seat});
    m_secrets.remove(seatSecret(m_code.pin, m_code.table, seat));
    m_wanted.removeAll(seat);
    removeSeat(seat);
}

void Guest::removeSeat(int seat) {
    m_positions.remove(seat);
    m_given.remove(seat);
    m_asked.remove(seat);
    if (m_next.remove(seat) > 0) emit seatsGiven();
}

} // namespace magister::network
