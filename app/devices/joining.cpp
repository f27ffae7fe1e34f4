// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/devices/joining.h"

#include "app/content/person_name.h"
#include "app/devices/authorities.h"
#include "app/devices/forgetting.h"
#include "app/devices/joining_words.h"
#include "app/network/broker.h"
#include "app/network/join_code.h"

#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

const QString notJoined = QStringLiteral("off");
const QString joinFailed = QStringLiteral("failed");
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

void Joining::loseHope() {
    if (network::brokerCodeFromText(m_code)) {
        // A host that is away is waited for, as long as somebody likes.
        if (m_connected && !m_hostHere) return;
        return fail(m_connected ? QStringLiteral("not-open") : QStringLiteral("no-letter"));
    }
    fail(network::codeFromText(m_code) ? QStringLiteral("no-answer") : notNear);
}

void Joining::lookAround(bool looks) {
    if (looks == (m_find != nullptr)) return;
    m_find.reset();
    tablesFound({});
    QString problem; // is told when a table is joined
    if (network::NetworkLinks* const links = looks ? m_room.links(problem) : nullptr) m_find = links->find(*this);
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

#include "moc_joining.cpp"
