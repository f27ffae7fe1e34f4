// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/nearby_search.h"

#include "app/network/web_guest.h"

#include <QPointer>

#include <utility>

namespace magister::network {

NearbySearch::NearbySearch(NetworkRoom& room, const ShortCode& code, const QString& first, Then then, QObject* parent)
    : QObject(parent), m_room(room), m_nearby(room.nearby()), m_table(code.table), m_stretched(code.stretched), m_then(std::move(then)) {
    connect(&m_patience, &QTimer::timeout, this, &NearbySearch::lookOn);
    m_nearby->whenSettled(this, [this, first] {
        m_places = m_nearby->places(first);
        lookOn();
    });
}

NearbySearch::NearbySearch(NetworkRoom& room, const JoinCode& code, Then then, QObject* parent)
    : QObject(parent), m_room(room), m_nearby(room.nearby()), m_table(code.table), m_pin(code.pin), m_then(std::move(then)) {
    connect(&m_patience, &QTimer::timeout, this, &NearbySearch::lookOn);
    m_nearby->whenSettled(this, [this, was = Place(code.address, code.port)] {
        m_places = m_nearby->places();
        m_places.removeAll(was);
        lookOn();
    });
}

void NearbySearch::lookOn() {
    m_patience.stop();
    if (m_asking) m_asking.release()->deleteLater(); // it may be the one that speaks
    if (m_places.isEmpty()) return end({});
    const Place place = m_places.takeFirst();
    JoinCode at{place.first, place.second, m_pin, m_table};
    if (!m_pin.isEmpty()) return askForTable(at);
    // Without a pin no host is trusted: each only shows its certificate.
    webConnector()(at, [search = QPointer<NearbySearch>(this), at](Met met) {
        if (search) search->meet(at, met.fingerprint);
    });
}

void NearbySearch::meet(const JoinCode& at, const QByteArray& fingerprint) {
    if (fingerprint.isEmpty()) return lookOn();
    m_room.stretch(this, fingerprint, m_table, [this, at, fingerprint](const QByteArray& stretched) {
        if (stretched != m_stretched) return lookOn();
        m_pin = fingerprint.first(pinnedBytes);
        askForTable({at.address, at.port, m_pin, m_table});
    });
}

void NearbySearch::askForTable(const JoinCode& at) {
    m_asking = std::make_unique<Guest>(at, webConnector(), m_room.keychain());
    connect(m_asking.get(), &Guest::tableTold, this, [this, at] { end(at); });
    connect(m_asking.get(), &Guest::otherHost, this, &NearbySearch::lookOn);
    connect(m_asking.get(), &Guest::failed, this, &NearbySearch::lookOn);
    m_patience.start(patience);
    m_asking->open();
}

void NearbySearch::end(const std::optional<JoinCode>& code) {
    m_patience.stop();
    if (m_asking) m_asking.release()->deleteLater();
    m_nearby.reset();
    m_then(code);
}

} // namespace magister::network

#include "moc_nearby_search.cpp"
