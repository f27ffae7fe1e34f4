// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/devices/joining.h"

#include "app/content/person_name.h"
#include "app/devices/authorities.h"
#include "app/devices/forgetting.h"
#include "app/network/broker.h"
#include "app/network/join_code.h"

#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

const QString notJoined = QStringLiteral("off");
const QString connectingState = QStringLiteral("connecting");
const QString choosingState = QStringLiteral("choosing");
const QString playingState = QStringLiteral("playing");
const QString lookingState = QStringLiteral("looking");
const QString joinFailed = QStringLiteral("failed");

const QString seatMine = QStringLiteral("mine");
const QString seatThere = QStringLiteral("there");
const QString seatAway = QStringLiteral("away");
const QString seatFree = QStringLiteral("free");

const QString busyHost = QStringLiteral("busy");
const QString otherHostThere = QStringLiteral("other-host");
const QString notNear = QStringLiteral("not-near");
const QString brokerRefuses = QStringLiteral("broker-refused");
const QString brokerScheme = QStringLiteral("mqtts://");

/// The code, or the short one, in its one form; empty for none.
QString formOf(const QString& typed) {
    if (const auto code = network::codeFromText(typed); code && code->port != 0) return network::codeText(*code);
    if (const auto letters = network::brokerCodeFromText(typed)) return network::codeText(letters->broker, letters->code.pin, letters->code.table);
    const auto code = network::shortCodeFromText(typed);
    return code ? network::shortCodeText(*code) : QString();
}

bool isSameLogin(const network::Broker& one, const network::Broker& other) { return network::brokerSecret(one) == network::brokerSecret(other); }

/// The broker of an invitation, if somebody in particular is known there.
std::optional<network::Broker> brokerOf(const QString& code, const QString& user) {
    auto letters = network::brokerCodeFromText(code);
    if (!letters || user.isEmpty()) return std::nullopt;
    letters->broker.user = user;
    return letters->broker;
}

QString usualTincture(qsizetype seat) { return tinctures().value(seat); }

} // namespace

Joining::Joining(Room room, const QString& file, QObject* parent)
    : QObject(parent), m_room(std::move(room)), m_tables(file), m_seats({"seat", "name", "tincture", "presence"}),
      m_remembered({"code", "game", "names", "seats"}), m_nearby({"key", "host", "game"}) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(usualPatience);
    connect(&m_patience, &QTimer::timeout, this, &Joining::loseHope);
}

Joining::~Joining() = default;

RowsModel* Joining::remembered() {
    if (!m_rememberedRead) showRemembered();
    return &m_remembered;
}

QString Joining::codeProblem(const QString& typed) const {
    if (!formOf(typed).isEmpty()) return {};
    // What follows the name of the broker in an invitation is a code as well, but of no address.
    if (network::codeFromText(typed)) return QStringLiteral("no-broker");
    const QString rest = typed.trimmed().mid(brokerScheme.size()).section(u'/', 1);
    const bool canBecome = asksLogin(typed) ? rest.isEmpty() || network::canBecomeCode(rest) : network::canBecomeCode(typed);
    return canBecome ? QStringLiteral("incomplete") : QStringLiteral("wrong");
}

bool Joining::asksLogin(const QString& typed) { return typed.trimmed().startsWith(QStringLiteral("mqtts:"), Qt::CaseInsensitive); }

void Joining::join(const QString& code, const QString& near) { joinWith(code, near, {{}, {}, authoritiesAt(code)}); }

QString Joining::authoritiesAt(const QString& code) {
    const auto known = m_tables.find(formOf(code));
    return known ? known->authorities : QString();
}

QString Joining::authoritiesProblem(const QString& file) { return magister::authoritiesProblem(file); }

void Joining::joinAtBroker(const QString& code, const QString& user, const QString& password, const QString& authorities) {
    joinWith(code, {}, {firstCharacters(user.trimmed(), RememberedTables::longestUser), password, authorities.left(RememberedTables::longestPath)});
}

void Joining::joinWith(const QString& code, const QString& near, const network::BrokerLogin& login) {
    const QString form = formOf(code);
    if (form.isEmpty()) return;
    leave();
    m_code = form;
    m_near = near;
    m_login = login;
    if (const auto known = m_tables.find(m_code)) {
        m_wanted = known->seats;
        m_name = known->name;
        if (m_login.user.isEmpty()) m_login.user = known->user;
    }
    connectAgain();
}

void Joining::connectAgain() {
    // It may have been all right the last time.
    const QString wrong = network::brokerCodeFromText(m_code) ? authoritiesProblem(m_login.authorities) : QString();
    if (!wrong.isEmpty()) return fail(wrong);
    QString problem;
    network::NetworkLinks* const links = m_room.links(problem);
    if (links) m_link = network::anyCodeFromText(m_code) ? links->join(m_code, m_login, *this) : links->joinNearby(m_code, m_near, *this);
    if (!m_link) return fail(QStringLiteral("no-plugin"), problem);
    // Before a broker is asked, the keychain is, which may take its time.
    if (!network::brokerCodeFromText(m_code)) m_patience.start();
    setState(connectingState);
}

void Joining::sit(const QList<int>& seats, const QString& name) {
    if (!m_link || !m_told || m_state == connectingState) return;
    QList<int> wanted = m_mine;
    for (const int seat : seats)
        if (seat >= 1 && seat <= m_told->seats.size() && !wanted.contains(seat)) {
            wanted.append(seat);
            m_awaited.insert(seat);
            m_renewed.remove(seat);
        }
    if (wanted == m_mine) return;
    setTrouble({});
    m_name = firstCharacters(canonicalName(name), longestName).trimmed();
    m_link->wantSeats(wanted, m_name);
}

void Joining::look() {
    if (!m_link || m_state != choosingState) return;
    setTrouble({});
    wantToLook();
}

void Joining::wantToLook() {
    m_looks = true;
    m_link->wantToLook();
}

void Joining::retry() {
    if (!isAtTable()) {
        const QString code = m_code;
        const QString near = m_near;
        const network::BrokerLogin login = m_login;
        return joinWith(code, near, login);
    }
    QSet<int> seats(m_mine.begin(), m_mine.end());
    seats += QSet<int>(m_wanted.begin(), m_wanted.end()) + m_awaited;
    forgetTold();
    m_wanted = seats.values();
    std::ranges::sort(m_wanted);
    m_relays = true;
    m_guest->setConnected(false);
    setTrouble({});
    connectAgain();
}

void Joining::leave() {
    if (m_state == notJoined) return;
    const bool wasShown = isAtTable();
    drop();
    if (wasShown) m_room.clear();
    setTrouble({});
    setState(notJoined);
}

void Joining::drop() {
    forgetTold();
    m_guest.reset();
    m_table.clear();
    m_code.clear();
    m_near.clear();
    m_login = {};
    m_name.clear();
    m_relays = false;
}

void Joining::forgetTold() {
    m_patience.stop();
    m_link.reset();
    m_wanted.clear();
    m_awaited.clear();
    m_returning.clear();
    m_renewed.clear();
    m_mine.clear();
    m_waiting.clear();
    m_looks = false;
    m_connected = false;
    m_hostHere = true;
    m_told.reset();
    m_presence.clear();
    showSeats();
}

std::optional<network::Broker> Joining::brokerOnlyOf(const QString& code) {
    const auto known = m_tables.find(formOf(code));
    const auto broker = known ? brokerOf(known->code, known->user) : std::nullopt;
    const bool isShared = broker && std::ranges::any_of(m_tables.all(), [&](const RememberedTable& each) {
        const auto other = each == *known ? std::nullopt : brokerOf(each.code, each.user);
        return other && isSameLogin(*other, *broker);
    });
    return isShared ? std::nullopt : broker;
}

bool Joining::forgetsPassword(const QString& code, const QString& own, const QString& ownUser) {
    const auto broker = brokerOnlyOf(code);
    auto invites = network::brokerFromTyped(own);
    if (invites) invites->user = ownUser;
    return broker && !(invites && isSameLogin(*invites, *broker));
}

void Joining::forgetPassword(const network::Broker& broker) {
    QString problem;
    if (network::NetworkLinks* const links = m_room.links(problem)) links->forgetPassword(broker);
}

void Joining::forgetBroker(const QString& address, const QString& user) {
    auto broker = network::brokerFromTyped(address);
    if (!broker || user.isEmpty()) return;
    broker->user = user;
    const bool isNeeded = std::ranges::any_of(m_tables.all(), [&](const RememberedTable& each) {
        const auto other = brokerOf(each.code, each.user);
        return other && isSameLogin(*other, *broker);
    });
    if (!isNeeded) forgetPassword(*broker);
}

void Joining::forget(const QString& code, const QString& own, const QString& ownUser) {
    const QString form = formOf(code);
    const auto doomed = forgetsPassword(form, own, ownUser) ? brokerOnlyOf(form) : std::nullopt;
    const auto known = m_tables.find(form);
    const bool isJoined = !m_code.isEmpty() && (form == m_code || (known && m_tables.find(m_code) == known));
    RememberedTable table = known.value_or(RememberedTable{form, {}, {}, {}, {}, m_login.user, m_login.authorities});
    if (isJoined) {
        for (const int seat : std::as_const(m_mine))
            if (!table.seats.contains(seat)) table.seats.append(seat);
        // The host is there: it hears of it.
        if (m_link && m_connected)
            for (const int seat : std::exchange(table.seats, {}))
                m_link->leave(seat);
        leave();
    }
    m_tables.forget(form);
    showRemembered();
    QString problem;
    network::NetworkLinks* const links = table.seats.isEmpty() ? nullptr : m_room.links(problem);
    // The host is told through the broker, where there is one.
    const auto end = [this, doomed] {
        if (doomed) forgetPassword(*doomed);
    };
    if (!links) return end();
    const auto ended = [this, end](Forgetting::Outcome outcome) {
        end();
        emit forgotten(outcome == Forgetting::Outcome::Freed   ? QStringLiteral("freed")
                       : outcome == Forgetting::Outcome::Waits ? QStringLiteral("waits")
                                                               : QStringLiteral("unheard"));
    };
    new Forgetting(*links, table, m_patience.interval(), ended, this);
}

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

void Joining::loseHope() {
    if (network::brokerCodeFromText(m_code)) {
        // A host that is away is waited for, as long as somebody likes.
        if (m_connected && !m_hostHere) return;
        return fail(m_connected ? QStringLiteral("not-open") : QStringLiteral("no-letter"));
    }
    fail(network::codeFromText(m_code) ? QStringLiteral("no-answer") : notNear);
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

void Joining::lookAround(bool looks) {
    if (looks == (m_find != nullptr)) return;
    m_find.reset();
    tablesFound({});
    QString problem; // is told when a table is joined
    if (network::NetworkLinks* const links = looks ? m_room.links(problem) : nullptr) m_find = links->find(*this);
}

void Joining::tablesFound(const QList<network::FoundTable>& tables) {
    QVector<QVariantMap> rows;
    for (const network::FoundTable& table : tables)
        rows.append({{QStringLiteral("key"), table.key}, {QStringLiteral("host"), table.host}, {QStringLiteral("game"), table.game}});
    m_nearby.setRows(rows);
}

void Joining::setState(const QString& state) {
    if (std::exchange(m_state, state) != state) emit stateChanged();
}

void Joining::setTrouble(const QString& trouble, int seat, const QString& reason) {
    if (m_trouble == trouble && m_troubleSeat == seat && m_reason == reason) return;
    m_trouble = trouble;
    m_troubleSeat = seat;
    m_reason = reason;
    emit troubleChanged();
}

void Joining::clearTroubleOfConnection() {
    if (m_trouble == busyHost || m_trouble == otherHostThere || m_trouble == brokerRefuses) setTrouble({});
}

void Joining::fail(const QString& trouble, const QString& reason) {
    m_patience.stop();
    m_link.reset();
    m_connected = false;
    if (m_guest) m_guest->setConnected(false);
    setTrouble(trouble, 0, reason);
    setState(joinFailed);
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

void Joining::remember() {
    if (!m_told) return;
    // Seats of an earlier time are this device's until the host says otherwise.
    QSet<int> seats(m_mine.begin(), m_mine.end());
    seats += m_returning;
    RememberedTable table{m_code, m_told->game, {}, QList<int>(seats.begin(), seats.end()), m_name, m_login.user, m_login.authorities};
    std::ranges::sort(table.seats);
    for (const network::SeatTold& seat : m_told->seats)
        if (!seat.name.isEmpty()) table.names.append(seat.name);
    if (table.seats.isEmpty()) m_tables.forget(m_code);
    else m_tables.keep(table);
    showRemembered();
}

void Joining::showRemembered() {
    QVector<QVariantMap> rows;
    for (const RememberedTable& table : m_tables.all())
        rows.append({{QStringLiteral("key"), table.code},
                     {QStringLiteral("code"), table.code},
                     {QStringLiteral("game"), table.game},
                     {QStringLiteral("names"), table.names},
                     {QStringLiteral("seats"), QVariant::fromValue(table.seats)}});
    m_remembered.setRows(rows);
    m_rememberedRead = true;
    const bool faulty = m_tables.fault().has_value();
    if (std::exchange(m_faulty, faulty) != faulty) emit faultChanged();
}

} // namespace magister
