// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/guest.h"

#include "app/network/seat_key.h"

#include <QPointer>
#include <QRandomGenerator>

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

/// A command as it is kept with the secrets of its seat.
struct KeptCommand {
    int number{};
    int attempt{};
    QString command;
};

/// "NUMBER/ATTEMPT COMMAND"
QByteArray keptForm(const KeptCommand& kept) {
    return QByteArray::number(kept.number) + '/' + QByteArray::number(kept.attempt) + ' ' + kept.command.toUtf8();
}

/// Earlier versions have written no attempt.
std::optional<KeptCommand> readKept(const QByteArray& kept) {
    const qsizetype blank = kept.indexOf(' ');
    if (blank < 0) return std::nullopt;
    const QList<QByteArray> numbers = kept.left(blank).split('/');
    const KeptCommand read{numbers[0].toInt(), numbers.value(1).toInt(), QString::fromUtf8(kept.mid(blank + 1))};
    return read.number > 0 ? std::optional(read) : std::nullopt;
}

/// What a message says anew, so that an earlier one about it need not be read any more.
QByteArray subjectOf(const FromGuest& message) {
    const auto seat = [](const auto& said) { return "seat " + QByteArray::number(said.seat); };
    if (std::holds_alternative<Join>(message)) return "join";
    if (std::holds_alternative<Look>(message)) return "look";
    if (const auto* take = std::get_if<Take>(&message)) return seat(*take);
    if (const auto* back = std::get_if<Return>(&message)) return seat(*back);
    // Whoever has forgotten everything must learn first whose seat it is that is given up.
    if (const auto* leave = std::get_if<Leave>(&message)) return seat(*leave) + "/left";
    return {};
}

/// The seat that a message is about, 0 for whoever looks on; nothing for what is about the table or the connection.
std::optional<int> seatOf(const FromHost& message) {
    const auto* failed = std::get_if<Failed>(&message);
    if (failed && failed->seat == 0) return std::nullopt;
    return std::visit(
        [](const auto& said) -> std::optional<int> {
            if constexpr (requires { said.seat; }) return said.seat;
            else return std::nullopt;
        },
        message);
}
} // namespace

Guest::Guest(const JoinCode& code, Connector connector, SecretStore& secrets, QObject* parent)
    : QObject(parent), m_code(code), m_connector(std::move(connector)), m_secrets(secrets),
      m_lastAttempt(QRandomGenerator::system()->bounded(mostAttempt)) {
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
    // What lay there may have told of them before they were wanted.
    for (const int seat : seats)
        if (const int next = m_offered.take(seat); next > 0) {
            m_early.append(SeatGiven{seat, next});
            if (m_positions.contains(seat)) m_early.append(m_positions.take(seat));
        }
    hearEarly();
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
    m_keeps = m_transport->answersLater();
    m_approached = false;
    connect(m_transport.get(), &Transport::received, this, &Guest::take);
    connect(m_transport.get(), &Transport::overran, this, [this] { m_transport->close(); });
    connect(m_transport.get(), &Transport::closed, this, &Guest::lost);
    connect(m_transport.get(), &Transport::hereChanged, this, &Guest::hostHereChanged);
    connect(m_transport.get(), &Transport::upChanged, this, &Guest::connectedChanged);
    emit connectedChanged();
}

void Guest::lost() {
    if (m_transport) {
        m_transport->disconnect(this);
        m_transport.release()->deleteLater();
        m_approached = false;
        m_seated.clear();
        m_claimed.clear();
        m_offered.clear();
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
    if (isEarly(message)) {
        if (m_early.size() < mostEarly) m_early.append(message);
        return;
    }
    hear(message);
    hearEarly();
}

void Guest::hear(const FromHost& message) {
    std::visit([this](const auto& each) { handle(each); }, message);
}

bool Guest::isEarly(const FromHost& message) {
    const auto seat = seatOf(message);
    return seat && (!m_table || (m_keeps && m_wanted.contains(*seat) && !isRecalled(*seat)));
}

void Guest::hearEarly() {
    for (const FromHost& early : std::exchange(m_early, {}))
        if (isEarly(early)) m_early.append(early);
        else hear(early);
}

bool Guest::isRecalled(int seat) {
    if (!m_recalled.contains(seat)) {
        m_recalled.insert(seat, false);
        m_secrets.read(givenSecret(m_code.pin, m_code.table, seat), [guest = QPointer<Guest>(this), seat](const QByteArray& kept) {
            if (guest) guest->recall(seat, kept);
        });
    }
    return m_recalled.value(seat);
}

void Guest::recall(int seat, const QByteArray& kept) {
    m_recalled[seat] = true;
    const auto given = readKept(kept);
    // What lies there may say that the earlier run need not have waited: then nobody is told of it.
    const bool isSettled = given && std::ranges::any_of(m_early, [&](const FromHost& early) {
        const auto* position = std::get_if<PositionTold>(&early);
        return position && position->seat == seat && position->next > given->number;
    });
    if (given && !isSettled) {
        m_given[seat] = {given->number, given->command, given->attempt, true, true};
        emit waitingChanged();
    }
    hearEarly();
}

void Guest::handle(const Welcome& message) {
    const bool isOfToday = message.versions.contains(protocolVersion);
    if (!isOfToday && !message.versions.contains(oldestProtocolVersion)) {
        emit failed(Error::OtherVersion, 0);
        return close();
    }
    m_attempts = isOfToday;
    // A host that was started anew reads again what stands in the letters; said once more, a table would come after its seats.
    if (m_approached && m_transport->answersLater()) return;
    m_challenge = message.challenge;
    send(Join{isOfToday ? protocolVersion : oldestProtocolVersion, m_code.table});
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
        const bool known = key.size() == keySize && !guest->m_void.contains(seat);
        const bool wanted = guest->m_wanted.contains(seat);
        if (known || !wanted) guest->m_reading.remove(seat);
        if (!wanted) return;
        if (known) return guest->askFor(seat, key, false);
        // Kept before it is used: a guest that is killed meanwhile comes back with it.
        const QByteArray made = randomBytes(keySize);
        guest->m_secrets.write(seatSecret(guest->m_code.pin, guest->m_code.table, seat), made, [guest, seat, made] {
            if (!guest) return;
            guest->m_reading.remove(seat);
            guest->m_void.remove(seat);
            if (guest->m_wanted.contains(seat)) guest->askFor(seat, made, true);
        });
    });
}

void Guest::askFor(int seat, const QByteArray& key, bool isNew) {
    if (!m_approached) return; // the store has answered after the connection was gone: the next one asks again
    const QByteArray proof = proofOf(key, {m_fingerprint, m_challenge, m_code.table, seat});
    const int attempt = m_attempts ? nextAttempt() : 0;
    if (isNew)
        send(Take{seat, m_name, storedHash(key, m_code.table, seat), proof, attempt});
    else
        send(Return{seat, proof, attempt});
    m_claimed[seat] = attempt;
    giveAgain(seat);
    askForEvents(seat);
}

void Guest::handle(const SeatGiven& message) {
    // It lies there from an earlier time: the seat may have been given up since, by somebody of this device.
    if (!m_wanted.contains(message.seat)) {
        m_offered[message.seat] = message.next;
        return;
    }
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
    if (given == m_given.constEnd() || !given->kept || !m_seated.contains(seat) || !m_claimed.contains(seat)) return;
    // The position may say that an earlier run need not have waited.
    if (given->earlier && !m_positions.contains(seat)) return;
    if (given->command.isEmpty())
        send(TakeBack{seat, given->number, attemptOf(*given)});
    else
        send(Give{seat, given->number, given->command, attemptOf(*given)});
    emit this->given(seat, given->number, given->command);
}

bool Guest::isAnswered(int seat, int number, int attempt) const {
    const auto given = m_given.constFind(seat);
    return given != m_given.constEnd() && given->number == number && attemptOf(*given) == attempt;
}

void Guest::endWaiting(int seat) {
    if (m_given.remove(seat) > 0) emit waitingChanged();
}

void Guest::forgetGiven(int seat) {
    if (m_keeps) m_secrets.remove(givenSecret(m_code.pin, m_code.table, seat));
    endWaiting(seat);
}

void Guest::handle(const PositionTold& message) {
    const bool isFirst = !m_positions.contains(message.seat);
    m_positions[message.seat] = message;
    if (m_next.contains(message.seat)) m_next[message.seat] = message.next;
    const auto given = m_given.constFind(message.seat);
    if (given != m_given.constEnd() && given->earlier) {
        // An earlier run may have been told the answer, which is not waited for.
        if (given->number < message.next) {
            endWaiting(message.seat);
            emit settled(message.seat);
        } else if (isFirst) {
            giveAgain(message.seat);
        }
    }
    emit positionTold(message.seat);
}

void Guest::handle(const EventsTold& message) {
    emit eventsTold(message);
}

void Guest::handle(const Done& message) {
    if (!isAnswered(message.seat, message.number, message.attempt)) return;
    const QString command = m_given.value(message.seat).command;
    endWaiting(message.seat);
    m_next[message.seat] = std::max(m_next.value(message.seat), message.number + 1);
    emit done(message.seat, message.number, command);
}

void Guest::handle(const Refused& message) {
    if (!isAnswered(message.seat, message.number, message.attempt)) return;
    forgetGiven(message.seat);
    emit refused(message.seat, message.reason, message.rule);
}

void Guest::handle(const Failed& message) {
    // To an earlier claim: by letters such answers come late and twice, and meanwhile the seat may have been taken anew.
    if (message.number == 0 && message.attempt != 0 && message.attempt != m_claimed.value(message.seat)) return;
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
    if (message.error == Error::NotYourSeat && message.number == 0 && message.attempt == 0 && m_left.remove(message.seat)) {
        m_offered.remove(message.seat);
        emit left(message.seat);
        return;
    }
    if (message.number != 0) {
        if (!isAnswered(message.seat, message.number, message.attempt)) return;
        forgetGiven(message.seat);
    }
    if (message.number == 0 && isLost(message.error)) {
        m_offered.remove(message.seat);
        // What was said before the seat was given up is read again by a host that was started anew.
        if (!m_wanted.removeAll(message.seat) && !m_next.contains(message.seat)) return;
        // The answer to its key, not news of a seat that has moved to another device of the same person: the key is void.
        if (message.error == Error::NotYourSeat && m_claimed.contains(message.seat) && !m_seated.contains(message.seat)) {
            m_void.insert(message.seat);
            m_secrets.remove(seatSecret(m_code.pin, m_code.table, message.seat));
        }
        m_claimed.remove(message.seat);
        m_seated.remove(message.seat);
        removeSeat(message.seat);
    }
    emit failed(message.error, message.seat);
}

int Guest::nextAttempt() {
    m_lastAttempt = m_lastAttempt % mostAttempt + 1;
    // In one connection each answer follows its question, and nothing is left of those before.
    return m_keeps ? m_lastAttempt : 0;
}

void Guest::give(int seat, const QString& command) {
    const int number = m_next.value(seat, 1);
    const int attempt = nextAttempt();
    m_given[seat] = {number, command, attempt, !m_keeps, false};
    emit waitingChanged();
    if (!m_keeps) return giveAgain(seat);
    // Kept before it goes out: a guest that is killed meanwhile gives no other one in its place.
    m_secrets.write(givenSecret(m_code.pin, m_code.table, seat), keptForm({number, attempt, command}),
                    [guest = QPointer<Guest>(this), seat, number] {
                        if (!guest || guest->m_given.value(seat).number != number) return; // the seat was given up meanwhile
                        guest->m_given[seat].kept = true;
                        guest->giveAgain(seat);
                    });
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
    m_left.insert(seat);
    m_wanted.removeAll(seat);
    removeSeat(seat);
    const auto end = [this, seat] {
        send(Leave{seat});
        m_secrets.remove(seatSecret(m_code.pin, m_code.table, seat));
        m_secrets.remove(givenSecret(m_code.pin, m_code.table, seat));
    };
    if (!m_approached || m_claimed.contains(seat)) return end();
    // An old letter has told of the seat before this guest has said whose it is: only its owner may give it up.
    m_secrets.read(seatSecret(m_code.pin, m_code.table, seat), [guest = QPointer<Guest>(this), seat, end](const QByteArray& key) {
        if (!guest) return;
        if (key.size() == keySize) guest->askFor(seat, key, false);
        end();
    });
}

void Guest::removeSeat(int seat) {
    m_positions.remove(seat);
    forgetGiven(seat);
    m_asked.remove(seat);
    if (m_next.remove(seat) > 0) emit seatsGiven();
}

} // namespace magister::network

#include "moc_guest.cpp"
