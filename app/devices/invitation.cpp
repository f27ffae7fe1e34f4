// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/devices/invitation.h"

#include "app/content/person_name.h"
#include "app/network/broker.h"
#include "app/network/seat_book.h"

#include <QHostAddress>
#include <QVariantMap>

#include <algorithm>
#include <optional>
#include <utility>

namespace magister {

namespace {

const QString offState = QStringLiteral("off");
const QString startingState = QStringLiteral("starting");
const QString openState = QStringLiteral("open");
const QString failedState = QStringLiteral("failed");
const QString noBroker = QStringLiteral("off");
const QString brokerConnecting = QStringLiteral("connecting");
const QString presentHere = QStringLiteral("here");
const QString presentThere = QStringLiteral("there");
const QString presentAway = QStringLiteral("away");
const QString presentFree = QStringLiteral("free");

QString toldPresence(network::Presence presence) {
    switch (presence) {
    case network::Presence::Free: return presentFree;
    case network::Presence::Away: return presentAway;
    case network::Presence::Here: break;
    }
    return presentThere;
}

QString brokerWord(network::BrokerTold::State state) {
    using State = network::BrokerTold::State;
    switch (state) {
    case State::Connecting: return brokerConnecting;
    case State::Connected: return QStringLiteral("connected");
    case State::Unreachable: return QStringLiteral("unreachable");
    case State::Refused: break;
    }
    return QStringLiteral("refused");
}

/// A saved game may bring names that are longer than messages have them.
QString toldName(const QString& name) { return firstCharacters(canonicalName(name), longestName).trimmed(); }

} // namespace

Invitation::Invitation(FindLinks links, QObject* parent)
    : QObject(parent), m_links(std::move(links)), m_seats({"seat", "name", "tincture", "presence"}) {}

Invitation::~Invitation() = default;

QVariantList Invitation::ways() const {
    QVariantList list;
    for (const network::WayIn& way : m_ways)
        list.append(QVariantMap{{QStringLiteral("address"), way.address},
                                {QStringLiteral("port"), way.port},
                                {QStringLiteral("code"), way.code}});
    return list;
}

QImage Invitation::square(int way) const { return way >= 0 && way < m_ways.size() ? m_ways[way].square : QImage(); }

void Invitation::setSubject(const Subject& subject) {
    if (m_subject.table) m_subject.table->disconnect(this);
    close();
    m_subject = subject;
    m_seated.clear();
    if (m_subject.table) {
        for (int i = 0; i < m_subject.table->playerCount(); ++i) {
            m_seated.append(Seated());
            m_seated.last().name = m_subject.table->seatsAtTable().value(i).name;
        }
        readSeats();
        connect(m_subject.table, &Table::changed, this, &Invitation::showSeats);
    }
    unkeptTold({});
    setTrouble({});
    setState(offState);
    showSeats();
}

void Invitation::invite() {
    if (!m_subject.table || isInviting()) return;
    setTrouble({});
    QString problem;
    network::NetworkLinks* const links = m_links(problem);
    m_shared = links ? m_subject.share() : nullptr;
    if (!m_shared) {
        setTrouble(links ? QStringLiteral("cannot-share") : QStringLiteral("no-plugin"), problem);
        return setState(failedState);
    }
    setState(startingState);
    m_link = links->host(m_shared->game(), m_subject.seatsFile, seatsAtHost(), *this);
    m_shared->moved = [this] {
        if (m_link) m_link->moved();
    };
    tellTable();
    showSeats();
}

void Invitation::stop() {
    if (m_state == offState) return;
    close();
    tellTable();
    setTrouble({});
    setState(offState);
    showSeats();
}

void Invitation::close() {
    m_link.reset();
    m_shared.reset();
    for (Seated& one : m_seated)
        if (one.presence == presentThere) one.presence = presentAway;
    setWays({});
    announced({});
    setBroker(noBroker);
    unkeptTold({m_unkept.seats, {}});
}

void Invitation::readSeats() {
    const auto book = network::SeatBook::read(m_subject.seatsFile, static_cast<int>(m_seated.size()));
    for (int seat = 1; book && seat <= book->seats(); ++seat) {
        Seated& one = m_seated[seat - 1];
        if (book->at(seat).hash.isEmpty()) continue;
        one.here = false;
        one.presence = presentAway;
        one.guest = book->at(seat).name;
    }
}

void Invitation::forgetSeat(int seat) {
    auto book = network::SeatBook::read(m_subject.seatsFile, static_cast<int>(m_seated.size()));
    if (!book) return;
    book->forget(seat);
    unkeptTold({book->problem(), m_unkept.letters});
}

void Invitation::letGo(int seat) {
    if (isSeat(seat) && m_seated[seat - 1].here) setHere(seat, false);
}

void Invitation::takeBack(int seat) {
    if (!isSeat(seat) || m_seated[seat - 1].here) return;
    // While it is open the host does that, which has the file.
    if (!isInviting()) forgetSeat(seat);
    setHere(seat, true);
}

void Invitation::freeSeat(int seat) {
    if (isInviting() && isSeat(seat) && !m_seated[seat - 1].here) m_link->freeSeat(seat);
}

QList<network::SeatAtHost> Invitation::seatsAtHost() const {
    QList<network::SeatAtHost> seats;
    for (qsizetype i = 0; i < m_seated.size(); ++i) {
        const Seated& one = m_seated[i];
        seats.append({toldName(one.name), m_subject.table->seatsAtTable().value(i).tincture, one.here});
    }
    return seats;
}

void Invitation::setHere(int seat, bool here) {
    Seated& one = m_seated[seat - 1];
    one.here = here;
    one.letGo = !here && isInviting();
    one.presence = here ? presentHere : presentFree;
    one.guest.clear();
    if (isInviting()) {
        m_link->setSeats(seatsAtHost());
        tellTable();
    }
    showSeats();
}

void Invitation::tellTable() {
    Table* const table = m_subject.table;
    if (!table) return;
    QList<int> here;
    QStringList presence;
    for (qsizetype i = 0; i < m_seated.size(); ++i) {
        if (m_seated[i].here || !isInviting()) here.append(static_cast<int>(i) + 1);
        if (isInviting()) presence.append(m_seated[i].presence);
    }
    QVector<Seat> named = table->seatsAtTable();
    for (qsizetype i = 0; i < std::min(named.size(), m_seated.size()); ++i)
        named[i].name = m_seated[i].shownName();
    if (named != table->seatsAtTable()) table->setSeats(named);
    table->setSeatsHere(here);
    table->setPresence(presence);
}

void Invitation::showSeats() {
    QVector<QVariantMap> rows;
    int devices = 0;
    for (qsizetype i = 0; m_subject.table && i < m_seated.size(); ++i) {
        const Seated& one = m_seated[i];
        const int number = static_cast<int>(i) + 1;
        devices += isInviting() && one.presence == presentThere;
        rows.append({{QStringLiteral("key"), QString::number(number)},
                     {QStringLiteral("seat"), number},
                     {QStringLiteral("name"), one.shownName()},
                     {QStringLiteral("tincture"), m_subject.table->seatsAtTable().value(i).tincture},
                     {QStringLiteral("presence"), one.presence}});
    }
    m_seats.setRows(rows);
    if (std::exchange(m_devices, devices) != devices) emit devicesChanged();
}

void Invitation::listening(const QList<network::WayIn>& ways) {
    setWays(ways);
    const bool isAlone = std::ranges::all_of(
        ways, [](const network::WayIn& way) { return QHostAddress(way.address).isLoopback(); });
    setTrouble(isAlone ? QStringLiteral("no-address") : QString());
    setState(openState);
}

void Invitation::failed(const QString& trouble, const QString& reason) {
    close();
    tellTable();
    setTrouble(trouble, reason);
    setState(failedState);
    showSeats();
}

void Invitation::seatsTold(const QList<network::SeatTold>& seats) {
    QList<int> changed;
    for (int seat = 1; isSeat(seat) && seat <= seats.size(); ++seat) {
        Seated& one = m_seated[seat - 1];
        const network::SeatTold& told = seats[seat - 1];
        // Until the host has heard that the seat is let go, it tells that somebody is there: this screen.
        if (one.here || (one.letGo && told.presence == network::Presence::Here)) continue;
        one.letGo = false;
        one.guest = told.presence == network::Presence::Free ? QString() : told.name;
        const QString presence = toldPresence(told.presence);
        if (std::exchange(one.presence, presence) != presence) changed.append(seat);
    }
    tellTable();
    showSeats();
    for (const int seat : changed)
        emit presenceTold(seat, m_seated[seat - 1].presence);
}

void Invitation::keychainSilent(const QString& /*reason*/) {
    m_keysForThisRunOnly = true;
    emit keysChanged();
}

void Invitation::announced(const QString& shortCode) {
    if (std::exchange(m_shortCode, shortCode) != shortCode) emit shortCodeChanged();
}

bool Invitation::isBroker(const QString& address) { return network::brokerFromTyped(address).has_value(); }

void Invitation::openAt(const QString& address, const QString& user, const QString& password, const QString& authorities) {
    auto broker = network::brokerFromTyped(address);
    if (!broker || !isInviting()) return;
    broker->user = user.trimmed();
    broker->password = password;
    broker->authorities = authorities;
    m_brokerAddress = address.trimmed();
    m_brokerUser = broker->user;
    m_brokerAuthorities = authorities;
    setBroker(brokerConnecting);
    m_link->openAt(*broker);
}

void Invitation::closeBroker() {
    if (m_broker == noBroker) return;
    m_link->closeBroker();
    setBroker(noBroker);
    unkeptTold({m_unkept.seats, {}});
}

void Invitation::brokerTold(const network::BrokerTold& told) {
    // What was on its way when it was closed.
    if (m_broker != noBroker) setBroker(brokerWord(told.state), told.reason, told.invitation);
}

void Invitation::unkeptTold(const network::Unkept& unkept) {
    if (std::exchange(m_unkept, unkept) != unkept) emit unkeptChanged();
}

void Invitation::setBroker(const QString& broker, const QString& reason, const QString& letterCode) {
    if (m_broker == broker && m_brokerReason == reason && m_letterCode == letterCode) return;
    m_broker = broker;
    m_brokerReason = reason;
    m_letterCode = letterCode;
    emit brokerChanged();
}

void Invitation::setState(const QString& state) {
    if (std::exchange(m_state, state) != state) emit stateChanged();
}

void Invitation::setTrouble(const QString& trouble, const QString& reason) {
    if (m_trouble == trouble && m_reason == reason) return;
    m_trouble = trouble;
    m_reason = reason;
    emit troubleChanged();
}

void Invitation::setWays(const QList<network::WayIn>& ways) {
    if (m_ways.isEmpty() && ways.isEmpty()) return;
    m_ways = ways;
    emit waysChanged();
}

} // namespace magister

#include "moc_invitation.cpp"
