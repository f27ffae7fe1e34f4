// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/nearby_tables.h"

#include "app/content/person_name.h"

#include <QByteArrayList>
#include <QDBusArgument>
#include <QPointer>

#include <algorithm>

namespace magister::network {

namespace {

constexpr char avahiServerInterface[] = "org.freedesktop.Avahi.Server";
constexpr char avahiBrowser[] = "org.freedesktop.Avahi.ServiceBrowser";
constexpr int longestHost = 60;       ///< characters that are shown
constexpr qsizetype longestGame = 40;
constexpr qsizetype resolvedValues = 11;

/// What a text of the announcement says; empty for nothing that could be an id.
QString gameIn(const QByteArrayList& texts) {
    if (!texts.contains("v=1")) return {};
    for (const QByteArray& text : texts) {
        if (!text.startsWith("game=")) continue;
        const QByteArray id = text.mid(5);
        const bool fits = !id.isEmpty() && id.size() <= longestGame &&
                          std::ranges::all_of(id, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
        return fits ? QString::fromLatin1(id) : QString();
    }
    return {};
}

} // namespace

NearbyTables::NearbyTables(QObject* parent) : QObject(parent) {
    // Of any object: what the browser tells may come before its own name.
    for (const auto& [signal, slot] : {std::pair{"ItemNew", SLOT(itemNew(int, int, QString, QString, QString, uint))},
                                       {"ItemRemove", SLOT(itemRemove(int, int, QString, QString, QString, uint))},
                                       {"AllForNow", SLOT(allForNow())}})
        m_avahi.listen({}, avahiBrowser, signal, this, slot);
    connect(&m_avahi, &AvahiClient::begun, this, &NearbyTables::browse);
    connect(&m_avahi, &AvahiClient::ended, this, [this] {
        clear();
        allForNow();
    });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &NearbyTables::settle);
    m_patience.start(settling);
}

void NearbyTables::clear() {
    m_resolving = 0;
    if (m_announced.isEmpty()) return;
    m_announced.clear();
    emit changed();
}

void NearbyTables::browse() {
    clear();
    m_all = false;
    m_avahi.call(QStringLiteral("/"), avahiServerInterface, "ServiceBrowserNew",
                 {AvahiClient::any, AvahiClient::any, announcedType, QString(), 0u});
}

void NearbyTables::itemNew(int interface, int protocol, const QString& name, const QString&, const QString& domain, uint) {
    if (!m_announced.contains(name) && m_announced.size() >= most) return;
    const Way way(interface, protocol);
    m_announced[name].domains[way] = domain;
    resolve(name, way);
}

void NearbyTables::resolve(const QString& name, Way way) {
    ++m_resolving;
    m_avahi.call(QStringLiteral("/"), avahiServerInterface, "ResolveService",
                 {way.first, way.second, name, announcedType, m_announced.value(name).domains.value(way), way.second, 0u},
                 [this, name, way](const QDBusMessage& answer) {
                     --m_resolving;
                     resolved(name, way, answer);
                     settleIfKnown();
                 });
}

void NearbyTables::resolved(const QString& name, Way way, const QDBusMessage& answer) {
    const auto found = m_announced.find(name);
    const QVariantList values = answer.arguments();
    if (found == m_announced.end() || !found->domains.contains(way) || answer.type() != QDBusMessage::ReplyMessage || values.size() < resolvedValues) return;
    const QHostAddress address(values[7].toString());
    const auto port = values[8].value<quint16>();
    const QString game = gameIn(qdbus_cast<QByteArrayList>(values[9]));
    // A link-local address means something on one network interface only, which no code names.
    const bool isNamed = !address.isNull() && !(address.protocol() == QHostAddress::IPv6Protocol && address.isLinkLocal());
    if (!isNamed || port == 0 || game.isEmpty()) return;
    found->game = game;
    found->places[way] = Place(address, port);
    emit changed();
}

void NearbyTables::itemRemove(int interface, int protocol, const QString& name, const QString&, const QString&, uint) {
    const auto found = m_announced.find(name);
    if (found == m_announced.end()) return;
    found->places.remove(Way(interface, protocol));
    found->domains.remove(Way(interface, protocol));
    if (found->domains.isEmpty()) m_announced.erase(found);
    emit changed();
}

void NearbyTables::allForNow() {
    m_all = true;
    settleIfKnown();
}

void NearbyTables::settleIfKnown() {
    if (m_all && m_resolving == 0) settle();
}

void NearbyTables::settle() {
    m_patience.stop();
    for (const auto& then : std::exchange(m_waiting, {}))
        then();
}

void NearbyTables::whenSettled(QObject* who, std::function<void()> then) {
    m_waiting.append([asking = QPointer<QObject>(who), then] {
        if (asking) then();
    });
    // What the daemon has heard of a host may be of an earlier invitation.
    for (auto each = m_announced.cbegin(); each != m_announced.cend(); ++each)
        for (auto way = each->domains.keyBegin(); way != each->domains.keyEnd(); ++way)
            resolve(each.key(), *way);
    if (m_resolving == 0 && (m_all || !m_patience.isActive())) return settle();
    m_patience.start(settling);
}

QList<FoundTable> NearbyTables::tables() const {
    QList<FoundTable> tables;
    for (auto each = m_announced.cbegin(); each != m_announced.cend(); ++each) {
        if (each->places.isEmpty()) continue;
        const QString before = each->game + QStringLiteral(" @ ");
        const QString host = each.key().startsWith(before) ? each.key().mid(before.size()) : each.key();
        tables.append({each.key(), firstCharacters(canonicalName(host), longestHost), each->game});
    }
    return tables;
}

QList<Place> NearbyTables::places(const QString& first) const {
    QList<Place> places = m_announced.value(first).places.values();
    for (const Announced& each : m_announced)
        places += each.places.values();
    // IPv4 first, as in the codes of a host; but not before the table that was asked for.
    std::stable_partition(places.begin() + m_announced.value(first).places.size(), places.end(),
                          [](const Place& each) { return each.first.protocol() == QAbstractSocket::IPv4Protocol; });
    QList<Place> once;
    for (const Place& each : places)
        if (!once.contains(each)) once.append(each);
    return once;
}

} // namespace magister::network

#include "moc_nearby_tables.cpp"
