// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/guest_side.h"

#include "app/network/mqtt_guest.h"
#include "app/network/web_guest.h"

#include <QPointer>
#include <QTimer>

#include <utility>

namespace magister::network {

namespace {
constexpr int goodBye = 1'000; ///< milliseconds in which the other side may end the connection, too
/// Tells the letters of a window from those of other programs of the same user.
const QString windowWriter = QStringLiteral("window");
} // namespace

GuestSide::GuestSide(NetworkRoom& room, const JoinCode& code, std::shared_ptr<Ear<GuestListener>> ear)
    : m_room(room), m_code(code), m_ear(std::move(ear)) {}

GuestSide::GuestSide(NetworkRoom& room, const BrokerCode& letters, std::shared_ptr<Ear<GuestListener>> ear)
    : m_room(room), m_code(letters.code), m_broker(letters.broker), m_ear(std::move(ear)) {}

GuestSide::GuestSide(NetworkRoom& room, const ShortCode& code, const QString& first, std::shared_ptr<Ear<GuestListener>> ear)
    : m_room(room), m_short(code), m_first(first), m_ear(std::move(ear)) {}

void GuestSide::start() {
    m_room.take(this);
    if (m_broker) return openGuest(letterConnector());
    if (!m_short) return openGuest();
    m_search = std::make_unique<NearbySearch>(m_room, *m_short, m_first, [this](const std::optional<JoinCode>& found) {
        if (!found) return m_ear->tell([](GuestListener& listener) { listener.codeFound({}); });
        m_code = *found;
        tellCode();
        openGuest();
    });
}

void GuestSide::tellCode() {
    m_ear->tell([code = codeText(m_code)](GuestListener& listener) { listener.codeFound(code); });
}

void GuestSide::connectTo(std::function<void(Met)> met) {
    webConnector()(m_code, [side = QPointer<GuestSide>(this), met](Met got) {
        if (!side) return;
        if (got.transport) {
            side->m_nearby.reset();
            return met(std::move(got));
        }
        side->m_nearby = side->m_room.nearby(); // known when it is tried again
        side->m_search = std::make_unique<NearbySearch>(
            side->m_room, side->m_code, [side, met, fingerprint = got.fingerprint](const std::optional<JoinCode>& found) {
                if (!found) return met(Met{nullptr, fingerprint});
                side->m_code = *found;
                side->tellCode();
                webConnector()(*found, met);
            });
    });
}

Connector GuestSide::letterConnector() {
    return [this](const JoinCode& code, std::function<void(Met)> met) {
        m_room.askForPassword(this, *m_broker, [this, code, met](const Broker& broker) {
            m_ear->tell([](GuestListener& listener) { listener.connecting(); });
            const auto refused = [this](const QString& why) {
                m_ear->tell([why](GuestListener& listener) { listener.brokerRefused(why); });
            };
            mqttConnector(broker, m_room.keychain(), windowWriter, refused, this)(code, [this, met](Met got) {
                if (got.transport) m_room.keepPassword(*m_broker);
                met(std::move(got));
            });
        });
    };
}

void GuestSide::openGuest() {
    openGuest([this](const JoinCode&, std::function<void(Met)> met) { connectTo(std::move(met)); });
}

void GuestSide::openGuest(Connector connector) {
    m_guest = std::make_unique<Guest>(m_code, std::move(connector), m_room.keychain());
    Guest* guest = m_guest.get();
    connect(&m_room.keychain(), &Keychain::silent, this, &GuestSide::tellSilence);
    connect(guest, &Guest::connectedChanged, this, [this, guest] {
        m_ear->tell(
            [connected = guest->isConnected(), here = guest->isHostHere()](GuestListener& listener) {
                listener.connectedChanged(connected);
                listener.hostHereChanged(here);
            });
    });
    connect(guest, &Guest::hostHereChanged, this, [this, guest] {
        m_ear->tell([here = guest->isHostHere()](GuestListener& listener) { listener.hostHereChanged(here); });
    });
    connect(guest, &Guest::tableTold, this, [this, guest] {
        m_ear->tell([told = *guest->table()](GuestListener& listener) { listener.tableTold(told); });
    });
    connect(guest, &Guest::seatsGiven, this, [this, guest] {
        m_ear->tell([seats = guest->seats()](GuestListener& listener) { listener.seatsGiven(seats); });
    });
    connect(guest, &Guest::positionTold, this, [this, guest](int seat) {
        m_ear->tell([told = guest->positions()[seat]](GuestListener& listener) { listener.positionTold(told); });
    });
    connect(guest, &Guest::eventsTold, this, [this](const EventsTold& told) {
        m_ear->tell([told](GuestListener& listener) { listener.eventsTold(told); });
    });
    connect(guest, &Guest::waitingChanged, this, [this, guest] {
        m_ear->tell([seats = guest->waiting()](GuestListener& listener) { listener.waitingTold(seats); });
    });
    connect(guest, &Guest::left, this,
            [this](int seat) { m_ear->tell([seat](GuestListener& listener) { listener.left(seat); }); });
    connect(guest, &Guest::done, this,
            [this](int seat) { m_ear->tell([seat](GuestListener& listener) { listener.done(seat); }); });
    connect(guest, &Guest::settled, this,
            [this](int seat) { m_ear->tell([seat](GuestListener& listener) { listener.done(seat); }); });
    connect(guest, &Guest::refused, this, [this](int seat, const QString& reason, const QString& rule) {
        m_ear->tell([seat, reason, rule](GuestListener& listener) { listener.refused(seat, reason, rule); });
    });
    connect(guest, &Guest::failed, this, [this](Error error, int seat) {
        m_ear->tell([error, seat](GuestListener& listener) { listener.failed(error, seat); });
    });
    connect(guest, &Guest::otherHost, this,
            [this] { m_ear->tell([](GuestListener& listener) { listener.otherHost(); }); });
    guest->open();
}

void GuestSide::wantSeats(const QList<int>& seats, const QString& name) {
    if (!m_guest) return;
    m_wantsSeats = m_wantsSeats || !seats.isEmpty();
    if (m_room.keychain().forThisRunOnly()) tellSilence();
    m_guest->wantSeats(seats, name);
}

void GuestSide::tellSilence() {
    if (!m_wantsSeats || std::exchange(m_toldSilence, true)) return;
    m_ear->tell([reason = m_room.keychain().reason()](GuestListener& listener) { listener.keychainSilent(reason); });
}

void GuestSide::end() {
    if (m_guest) m_guest->disconnect(this);
    if (!m_guest || !m_guest->isConnected()) return deleteLater();
    connect(m_guest.get(), &Guest::connectedChanged, this, &QObject::deleteLater);
    QTimer::singleShot(goodBye, this, &QObject::deleteLater);
    m_guest->close();
}

} // namespace magister::network

#include "moc_guest_side.cpp"
