// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/host.h"

#include "app/network/seat_key.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace magister::network {

namespace {

/// How long a place waits after so many wrong keys: 0, 0, 0, then from a tenth of a second to a minute.
qint64 waitAfter(int wrong) {
    if (wrong < 3) return 0;
    return std::min<qint64>(60'000, qint64{100} << std::min(wrong - 3, 10));
}
constexpr qint64 forgivenAfter = 10 * 60'000; ///< milliseconds

/// Most of such places that are remembered.
constexpr qsizetype mostPlaces = 100'000;

/// What a message says anew, so that an earlier one about it need not be read any more.
QByteArray subjectOf(const FromHost& message) {
    if (std::holds_alternative<Welcome>(message)) return "welcome";
    if (std::holds_alternative<TableTold>(message)) return "table";
    if (const auto* given = std::get_if<SeatGiven>(&message)) return "seat " + QByteArray::number(given->seat);
    if (const auto* told = std::get_if<PositionTold>(&message)) return "position " + QByteArray::number(told->seat);
    const auto* failed = std::get_if<Failed>(&message);
    if (failed && failed->error == Error::NotYourSeat && failed->number == 0) return "seat " + QByteArray::number(failed->seat);
    return {};
}

Host::Clock systemClock() {
    QElapsedTimer since;
    since.start();
    return [since] { return since.elapsed(); };
}

} // namespace

Host::Host(const QByteArray& fingerprint, QObject* parent, Clock clock)
    : QObject(parent), m_fingerprint(fingerprint), m_clock(clock ? std::move(clock) : systemClock()) {
    m_behind.setInterval(behindInterval);
    connect(&m_behind, &QTimer::timeout, this, &Host::tellOwed);
}

Host::~Host() {
    for (auto& [guest, owned] : m_guests)
        guest->transport->disconnect(this);
}

void Host::addTable(const QString& id, std::unique_ptr<HostedGame> game, SeatBook seats) {
    const QList<SeatAtHost> none(game->players(), SeatAtHost{{}, {}, false});
    m_tables.insert(id, std::make_shared<HostedTable>(HostedTable{id, std::move(game), std::move(seats), none, {}}));
}

void Host::closeTable(const QString& id) {
    const auto table = m_tables.take(id);
    for (Guest* guest : std::exchange(table->guests, {})) {
        guest->table = nullptr;
        guest->seats.clear();
        if (!guest->leaving) dismiss(*guest, Error::UnknownTable);
    }
}

void Host::dismissAll() {
    for (const auto& [guest, owned] : m_guests) {
        guest->leaving = true;
        guest->transport->close();
    }
}

Host::Standing Host::standing() const {
    Standing standing;
    standing.guests = static_cast<qsizetype>(m_guests.size());
    for (const auto& [guest, owned] : m_guests)
        standing.waiting += guest->transport->waiting();
    for (const auto& table : m_tables)
        for (const SeatTold& seat : seatsTold(*table))
            ++(seat.presence == Presence::Here   ? standing.seatsHere
               : seat.presence == Presence::Away ? standing.seatsAway
                                                 : standing.seatsFree);
    return standing;
}

void Host::setSeats(const QString& id, const QList<SeatAtHost>& seats) {
    HostedTable& table = *m_tables.value(id);
    table.atHost = seats;
    table.atHost.resize(table.game->players());
    for (int seat = 1; seat <= table.game->players(); ++seat)
        if (table.atHost[seat - 1].here) {
            table.seats.forget(seat);
            unseat(table, seat);
        }
    tellTable(table);
}

bool Host::freeSeat(const QString& id, int seat) {
    HostedTable& table = *m_tables.value(id);
    const bool kept = table.seats.forget(seat);
    unseat(table, seat);
    tellTable(table);
    return kept;
}

void Host::moved(const QString& table) {
    const auto found = m_tables.value(table);
    found->game->update();
    tellPositions(*found);
}

QList<SeatTold> Host::seatsOf(const QString& table) const {
    return seatsTold(*m_tables.value(table));
}

bool Host::hasJoined(const Transport& transport) const {
    return std::ranges::any_of(m_guests, [&](const auto& each) { return each.second->transport.get() == &transport && each.second->table; });
}

bool Host::isSeated(const Transport& transport) const {
    return std::ranges::any_of(m_guests, [&](const auto& each) {
        const Guest& guest = *each.second;
        return guest.transport.get() == &transport && std::ranges::any_of(guest.seats, [](int seat) { return seat > 0; });
    });
}

void Host::accept(std::unique_ptr<Transport> transport) {
    ++m_figures.accepted;
    auto owned = std::make_unique<Guest>();
    Guest* guest = owned.get();
    guest->transport = std::move(transport);
    guest->place = guest->transport->peer();
    guest->challenge = guest->transport->challenge();
    if (guest->challenge.isEmpty()) guest->challenge = randomBytes(keySize);
    guest->since = m_clock();
    m_guests.emplace(guest, std::move(owned));
    const int fromThere = ++m_guestsOfPlace[guest->place];
    connect(guest->transport.get(), &Transport::received, this,
            [this, guest](const QByteArray& bytes) { take(*guest, bytes); });
    connect(guest->transport.get(), &Transport::overran, this, [this, guest] {
        if (guest->leaving) return;
        ++m_figures.malformed;
        dismiss(*guest, Error::Malformed);
    });
    connect(guest->transport.get(), &Transport::closed, this, [this, guest] { gone(guest); });
    connect(guest->transport.get(), &Transport::hereChanged, this, [this, guest] {
        if (guest->table && !guest->seats.isEmpty()) tellTable(*guest->table);
    });
    if (m_guests.size() > mostGuests || fromThere > mostGuestsOfPlace) {
        ++m_figures.busy;
        return dismiss(*guest, Error::Busy);
    }
    guest->joining.setSingleShot(true);
    connect(&guest->joining, &QTimer::timeout, this, [guest] {
        if (!guest->table) guest->transport->close();
    });
    // By letters the table that a guest is invited to may be opened another day.
    if (!guest->transport->answersLater()) guest->joining.start(joinLimit);
    m_strangers.append(guest);
    limitStrangers(guest->place);
    send(*guest, Welcome{{oldestProtocolVersion, protocolVersion}, guest->challenge});
}

void Host::limitStrangers(const QString& place) {
    const auto leave = [this](QList<Guest*>::iterator stranger) {
        Guest& guest = **stranger;
        m_strangers.erase(stranger);
        guest.leaving = true;
        guest.transport->close();
    };
    const auto isFromThere = [&place](const Guest* each) { return each->place == place; };
    if (std::count_if(m_strangers.begin(), m_strangers.end(), isFromThere) > mostStrangersOfPlace)
        leave(std::find_if(m_strangers.begin(), m_strangers.end(), isFromThere));
    if (m_strangers.size() > mostStrangers) leave(m_strangers.begin());
}

void Host::gone(Guest* guest) {
    const auto found = m_guests.find(guest);
    if (found == m_guests.end()) return;
    const std::unique_ptr<Guest> owned = std::move(found->second);
    m_guests.erase(found);
    m_strangers.removeOne(guest);
    if (--m_guestsOfPlace[owned->place] == 0) m_guestsOfPlace.remove(owned->place);
    if (owned->table) owned->table->guests.removeOne(guest);
    // The transport is the one that speaks.
    owned->transport->disconnect(this);
    owned->transport.release()->deleteLater();
    if (owned->table && !owned->seats.isEmpty()) tellTable(*owned->table);
}

void Host::send(Guest& guest, const FromHost& message) {
    if (guest.transport->waiting() > mostWaiting) return guest.transport->close();
    guest.transport->send(toBytes(message), subjectOf(message));
}

void Host::dismiss(Guest& guest, Error error) {
    guest.leaving = true;
    fail(guest, error);
    guest.transport->close();
}

void Host::take(Guest& guest, const QByteArray& bytes) {
    if (guest.leaving) return;
    ++m_figures.messages;
    const qint64 now = m_clock(), passed = now - std::exchange(guest.since, now);
    guest.allowance = std::min<double>(messagesAtOnce, guest.allowance + static_cast<double>(passed) * messagesPerSecond / 1000);
    if (--guest.allowance < 0) {
        ++m_figures.tooFast;
        return dismiss(guest, Error::TooFast);
    }
    const auto read = readFromGuest(bytes);
    if (const auto* error = std::get_if<Error>(&read)) {
        ++m_figures.malformed;
        return dismiss(guest, *error);
    }
    std::visit(
        [&](const auto& message) {
            using Message = std::decay_t<decltype(message)>;
            if (!std::is_same_v<Message, Join> && !guest.table) return fail(guest, Error::NoTable);
            if (guest.table) guest.table->game->update();
            handle(guest, message);
        },
        std::get<FromGuest>(read));
}

void Host::handle(Guest& guest, const Join& message) {
    if (message.version < oldestProtocolVersion || message.version > protocolVersion) return dismiss(guest, Error::OtherVersion);
    const auto table = m_tables.value(message.table);
    // Ids are not to be found by trying.
    if (!table) {
        if (++guest.wrongKeys >= wrongKeysOfGuest) return dismiss(guest, Error::UnknownTable);
        return fail(guest, Error::UnknownTable);
    }
    if (guest.table && guest.table != table.get()) return fail(guest, Error::UnknownTable);
    if (!guest.table) {
        // Whoever comes back to a seat finds room, however many look on.
        const auto seatless = [](const Guest* each) { return each->seats.isEmpty() || each->seats == QSet<int>{0}; };
        if (table->guests.size() >= mostGuestsOfTable)
            if (const auto first = std::find_if(table->guests.begin(), table->guests.end(), seatless); first != table->guests.end()) {
                Guest& other = **first;
                table->guests.erase(first);
                other.table = nullptr;
                other.seats.clear();
                ++m_figures.busy;
                if (!other.leaving) dismiss(other, Error::Busy);
            }
        table->guests.append(&guest);
        m_strangers.removeOne(&guest);
    }
    guest.table = table.get();
    send(guest, tableTold(*table));
}

void Host::handle(Guest& guest, const Take& message) {
    const Question claim{message.seat, 0, message.attempt};
    if (!hasSeat(guest, claim)) return;
    const SeatBook::Entry& entry = guest.table->seats.at(message.seat);
    // A letter that was read before the seat was freed may be read again: the key that it gives is void.
    if (guest.table->seats.voidAt(message.seat).contains(message.hash)) return fail(guest, Error::NotYourSeat, claim);
    if (!entry.hash.isEmpty() && entry.hash != message.hash) return fail(guest, Error::SeatTaken, claim);
    if (!proves(guest, claim, message.hash, message.proof)) return;
    if (entry.hash.isEmpty() && !guest.table->seats.set(message.seat, {message.name, message.hash}))
        return fail(guest, Error::NotKept, claim);
    seat(guest, message.seat);
}

void Host::handle(Guest& guest, const Return& message) {
    const Question claim{message.seat, 0, message.attempt};
    if (!hasSeat(guest, claim)) return;
    const SeatBook::Entry& entry = guest.table->seats.at(message.seat);
    const auto isOf = [&](const QByteArray& hash) { return isProof(message.proof, hash, {m_fingerprint, guest.challenge, guest.table->id, message.seat}); };
    if (std::ranges::any_of(guest.table->seats.voidAt(message.seat), isOf)) return fail(guest, Error::NotYourSeat, claim);
    if (entry.hash.isEmpty()) return fail(guest, Error::SeatFree, claim);
    if (proves(guest, claim, entry.hash, message.proof)) seat(guest, message.seat);
}

void Host::handle(Guest& guest, const Leave& message) {
    if (!holds(guest, message.seat)) return fail(guest, Error::NotYourSeat, message.seat);
    if (!guest.table->seats.leave(message.seat)) return fail(guest, Error::NotKept, message.seat);
    // So it learns that it is done; and in a letter it takes the place of what gave the seat.
    unseat(*guest.table, message.seat);
    tellTable(*guest.table);
}

void Host::handle(Guest& guest, const Look&) {
    guest.seats.insert(0);
    tellPosition(guest, 0);
}

void Host::handle(Guest& guest, const Give& message) {
    const QByteArray command = message.command.toLatin1();
    const Question name{message.seat, message.number, message.attempt};
    if (!isNext(guest, name, command)) return;
    QElapsedTimer clock;
    clock.start();
    const auto done = m_figures.commands;
    answer(guest, name, guest.table->game->give(message.seat, command));
    if (m_figures.commands == done) return;
    const auto taken = clock.nsecsElapsed();
    const auto& bounds = Figures::moveBounds;
    const auto bound = std::lower_bound(bounds.begin(), bounds.end(), static_cast<double>(taken) / 1e6);
    ++m_figures.moves[static_cast<std::size_t>(bound - bounds.begin())];
    m_figures.moveNanoseconds += static_cast<quint64>(taken);
}

void Host::handle(Guest& guest, const TakeBack& message) {
    const Question name{message.seat, message.number, message.attempt};
    if (!isNext(guest, name, {})) return;
    if (!guest.table->game->mayTakeBack(message.seat)) return fail(guest, Error::NoUndo, name);
    answer(guest, name, guest.table->game->takeBack(message.seat));
}

void Host::handle(Guest& guest, const Tell& message) {
    if (!guest.seats.contains(message.seat)) return fail(guest, Error::NotYourSeat, message.seat);
    send(guest,
         EventsTold{message.seat, message.from, guest.table->game->events(message.seat, message.from, mostEvents)});
}

bool Host::hasSeat(Guest& guest, const Question& claim) {
    const bool exists = claim.seat <= guest.table->game->players();
    if (exists && !guest.table->atHost[claim.seat - 1].here) return true;
    fail(guest, exists ? Error::SeatTaken : Error::NoSuchSeat, claim);
    return false;
}

bool Host::proves(Guest& guest, const Question& claim, const QByteArray& hash, const QByteArray& proof) {
    const auto known = m_tries.constFind(guest.place);
    if (known != m_tries.constEnd() && m_clock() - known->since < waitAfter(known->wrong)) {
        ++m_figures.slowedDown;
        fail(guest, Error::SlowDown, claim);
        return false;
    }
    if (isProof(proof, hash, {m_fingerprint, guest.challenge, guest.table->id, claim.seat})) {
        m_tries.remove(guest.place);
        return true;
    }
    ++m_figures.wrongKeys;
    if (m_tries.size() > mostPlaces) m_tries.clear();
    Tries& tries = m_tries[guest.place];
    if (m_clock() - tries.since > forgivenAfter) tries.wrong = 0;
    ++tries.wrong;
    tries.since = m_clock();
    if (++guest.wrongKeys >= wrongKeysOfGuest)
        dismiss(guest, Error::WrongKey);
    else
        fail(guest, Error::WrongKey, claim);
    return false;
}

void Host::seat(Guest& guest, int seat) {
    unseat(*guest.table, seat, &guest);
    guest.seats.insert(seat);
    send(guest, SeatGiven{seat, static_cast<int>(guest.table->game->recordsOf(seat).size()) + 1});
    tellTable(*guest.table);
    tellPosition(guest, seat);
}

void Host::unseat(const HostedTable& table, int seat, const Guest* but) {
    for (Guest* other : table.guests)
        if (other != but && other->seats.remove(seat)) fail(*other, Error::NotYourSeat, seat);
}

bool Host::isNext(Guest& guest, const Question& command, const QByteArray& record) {
    if (!holds(guest, command.seat)) {
        fail(guest, Error::NotYourSeat, command);
        return false;
    }
    const QList<QByteArray>& records = guest.table->game->recordsOf(command.seat);
    if (command.number == records.size() + 1) return true;
    if (command.number > records.size())
        fail(guest, Error::OutOfTurn, command);
    else if (records[command.number - 1] != record)
        fail(guest, Error::UsedNumber, command);
    else
        send(guest, Done{command.seat, command.number, command.attempt});
    return false;
}

void Host::answer(Guest& guest, const Question& command, const HostedGame::Answer& answer) {
    if (answer.unreadable) return fail(guest, Error::Unreadable, command);
    if (answer.problem) return fail(guest, Error::NotKept, command);
    if (!answer) {
        ++m_figures.refused;
        return send(guest, Refused{command.seat, command.number, answer.reason, answer.rule, command.attempt});
    }
    ++m_figures.commands;
    send(guest, Done{command.seat, command.number, command.attempt});
    tellPositions(*guest.table);
}

FromHost Host::tableTold(const HostedTable& table) const {
    return TableTold{table.id, table.game->game(), table.game->packDigest(), seatsTold(table)};
}

QList<SeatTold> Host::seatsTold(const HostedTable& table) const {
    QSet<int> here;
    for (const Guest* guest : table.guests)
        if (guest->transport->isHere()) here += guest->seats;
    QList<SeatTold> told;
    for (int seat = 1; seat <= table.game->players(); ++seat) {
        const SeatBook::Entry& entry = table.seats.at(seat);
        const SeatAtHost& own = table.atHost[seat - 1];
        if (own.here) {
            told.append({own.name, own.tincture, Presence::Here});
            continue;
        }
        const Presence presence = entry.hash.isEmpty()  ? Presence::Free
                                  : here.contains(seat) ? Presence::Here
                                                        : Presence::Away;
        told.append({presence == Presence::Free ? own.name : entry.name, own.tincture, presence});
    }
    return told;
}

void Host::tellTable(const HostedTable& table) {
    const FromHost told = tableTold(table);
    for (Guest* guest : table.guests)
        if (!guest->leaving) send(*guest, told);
    emit seatsChanged(table.id);
}

void Host::tellPosition(Guest& guest, int seat) {
    // A later position says all that an earlier one did: nothing is heaped up for one who does not read.
    if (const qint64 waiting = guest.transport->waiting(); waiting > mostBehind && waiting <= mostWaiting) {
        guest.owed.insert(seat);
        m_behind.start();
        return;
    }
    const HostedGame& game = *guest.table->game;
    PositionTold told;
    told.seat = seat;
    told.step = game.steps();
    told.undos = game.undos();
    told.events = game.events();
    told.next = seat == 0 ? 1 : static_cast<int>(game.recordsOf(seat).size()) + 1;
    told.round = game.round();
    told.over = game.over();
    told.mayTakeBack = seat != 0 && game.mayTakeBack(seat);
    told.asked = game.asked();
    told.commands = game.commands(seat);
    told.position = game.position(seat);
    send(guest, told);
}

void Host::tellPositions(const HostedTable& table) {
    for (Guest* guest : table.guests)
        if (!guest->leaving)
            for (const int seat : guest->seats)
                tellPosition(*guest, seat);
}

void Host::tellOwed() {
    m_behind.stop();
    for (const auto& [guest, owned] : m_guests)
        for (const int seat : std::exchange(guest->owed, {}))
            if (!guest->leaving && guest->table && guest->seats.contains(seat)) tellPosition(*guest, seat);
}

} // namespace magister::network

#include "moc_host.cpp"
