// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/network_room.h"

#include "app/network/stretched_pin.h"

#include <QPointer>
#include <QSslError>
#include <QThread>
#include <QTimer>

#include <openssl/crypto.h>

#include <utility>

namespace magister::network {

namespace {
constexpr int farewell = 1'500; ///< milliseconds, longer than a side takes to say good-bye
constexpr qsizetype mostStretched = 256;
} // namespace

NetworkRoom::NetworkRoom() {
    m_stretching.setMaxThreadCount(1); // each takes much memory
}

NetworkRoom::~NetworkRoom() {
    m_stretching.clear();
    m_stretching.waitForDone();
    // Before the keychain, which they use.
    while (!children().isEmpty())
        delete children().first();
    OPENSSL_thread_stop(); // else what it holds for this thread is never given back
}

void NetworkRoom::take(QObject* side) {
    side->setParent(this);
    ++m_sides;
    connect(side, &QObject::destroyed, this, [this] {
        --m_sides;
        quitIfEmpty();
    });
}

Keychain& NetworkRoom::keychain() {
    if (!m_keychain) m_keychain = std::make_unique<Keychain>();
    return *m_keychain;
}

void NetworkRoom::askForIdentity(QObject* who, std::function<void(const OwnIdentity&)> then) {
    if (m_identity) return then(*m_identity);
    m_waiting.append([this, asking = QPointer<QObject>(who), then] {
        if (asking) then(*m_identity);
    });
    // Two that ask at the same time get the same one.
    if (m_waiting.size() > 1) return;
    identityOfKeychain(keychain(), [this](const Identity& found) {
        m_identity = OwnIdentity{found, {}};
        if (keychain().forThisRunOnly()) m_identity->trouble = keychain().reason();
        // What the keychain holds may be of use to another version of this program, and is left as it is.
        if (found.isNull())
            m_identity = OwnIdentity{newIdentity(), QSslError(QSslError::UnableToDecodeIssuerPublicKey).errorString()};
        for (const auto& each : std::exchange(m_waiting, {}))
            each();
    });
}

void NetworkRoom::askForPassword(QObject* who, const Broker& broker, std::function<void(const Broker&)> then) {
    if (!broker.password.isEmpty() || broker.user.isEmpty()) return then(broker);
    keychain().read(brokerSecret(broker), [asking = QPointer<QObject>(who), broker, then](const QByteArray& kept) {
        if (!asking) return;
        Broker known = broker;
        known.password = QString::fromUtf8(kept);
        then(known);
    });
}

void NetworkRoom::keepPassword(const Broker& broker) {
    if (!broker.user.isEmpty() && !broker.password.isEmpty())
        keychain().write(brokerSecret(broker), broker.password.toUtf8(), [] {});
}

std::shared_ptr<NearbyTables> NetworkRoom::nearby() {
    auto tables = m_nearby.lock();
    // Whoever gives it back may do so while it tells.
    if (!tables) tables = std::shared_ptr<NearbyTables>(new NearbyTables, [](NearbyTables* each) { each->deleteLater(); });
    m_nearby = tables;
    return tables;
}

void NetworkRoom::stretch(QObject* who, const QByteArray& fingerprint, const QString& table,
                          std::function<void(const QByteArray&)> then) {
    const QByteArray key = fingerprint + table.toLatin1();
    if (const auto known = m_stretched.constFind(key); known != m_stretched.constEnd()) return then(*known);
    m_stretching.start([this, asking = QPointer<QObject>(who), fingerprint, table, key, then] {
        const QByteArray stretched = stretchedPin(fingerprint, table);
        OPENSSL_thread_stop();
        QMetaObject::invokeMethod(
            this,
            [this, asking, key, stretched, then] {
                if (m_stretched.size() >= mostStretched) m_stretched.clear();
                if (!stretched.isEmpty()) m_stretched.insert(key, stretched);
                if (asking) then(stretched);
            },
            Qt::QueuedConnection);
    });
}

void NetworkRoom::finish() {
    m_finishing = true;
    QTimer::singleShot(farewell, this, [] { QThread::currentThread()->quit(); });
    quitIfEmpty();
}

void NetworkRoom::quitIfEmpty() {
    if (m_finishing && m_sides == 0) QThread::currentThread()->quit();
}

} // namespace magister::network

#include "moc_network_room.cpp"
