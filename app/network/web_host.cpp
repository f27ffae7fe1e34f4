// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/web_host.h"

#include "app/network/web_socket_transport.h"

#include <QNetworkInterface>
#include <QSslConfiguration>
#include <QSslSocket>

#include <algorithm>

namespace magister::network {

namespace {

constexpr int mostPending = 100; ///< guests that have shaken hands and wait to be taken

QSslConfiguration tlsOf(const Identity& identity) {
    QSslConfiguration configuration = tlsOnly();
    configuration.setLocalCertificate(identity.certificate);
    configuration.setPrivateKey(identity.key);
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // guests prove who they are by the keys of their seats
    return configuration;
}

} // namespace

WebHost::WebHost(Host& host, const Identity& identity, QObject* parent)
    : QObject(parent), m_host(host), m_door(tlsOf(identity)),
      m_server(QStringLiteral("magister-ludi"), QWebSocketServer::SecureMode) {
    m_server.setMaxPendingConnections(mostPending);
    connect(&m_door, &FrontDoor::entered, &m_server, &QWebSocketServer::handleConnection);
    connect(&m_server, &QWebSocketServer::newConnection, this, [this] {
        while (auto* socket = m_server.nextPendingConnection()) {
            QSslSocket* carrier = m_door.settled(socket->peerAddress(), socket->peerPort());
            m_host.accept(std::make_unique<WebSocketTransport>(std::unique_ptr<QWebSocket>(socket), biggestFromGuest, carrier));
        }
    });
}

bool WebHost::listen(const QHostAddress& address, quint16 port) {
    return m_door.listen(address, port);
}

void WebHost::stop() {
    m_door.close();
}

QList<QHostAddress> WebHost::addresses() const {
    const QHostAddress own = m_door.serverAddress();
    if (own != QHostAddress::Any && own != QHostAddress::AnyIPv4 && own != QHostAddress::AnyIPv6) return {own};
    QList<QHostAddress> found;
    for (const QHostAddress& address : QNetworkInterface::allAddresses())
        if (!address.isLoopback() && !address.isLinkLocal()) found.append(address);
    if (found.isEmpty()) return {QHostAddress(QHostAddress::LocalHost)};
    std::stable_partition(found.begin(), found.end(),
                          [](const QHostAddress& each) { return each.protocol() == QAbstractSocket::IPv4Protocol; });
    return found;
}

} // namespace magister::network

#include "moc_web_host.cpp"
