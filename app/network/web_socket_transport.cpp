// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/web_socket_transport.h"

#include <QHostAddress>
#include <QSslConfiguration>

#include <algorithm>
#include <iterator>

namespace magister::network {

WebSocketTransport::WebSocketTransport(std::unique_ptr<QWebSocket> socket, qsizetype biggest, QSslSocket* carrier, QObject* parent)
    : Transport(parent), m_socket(std::move(socket)), m_carrier(carrier) {
    m_socket->setParent(nullptr);
    m_socket->setMaxAllowedIncomingFrameSize(static_cast<quint64>(biggest));
    m_socket->setMaxAllowedIncomingMessageSize(static_cast<quint64>(biggest));
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, [this](const QString& text) {
        m_heard.restart();
        emit received(text.toUtf8());
    });
    connect(m_socket.get(), &QWebSocket::binaryMessageReceived, this, [this] { emit overran(); });
    connect(m_socket.get(), &QWebSocket::pong, this, [this] { m_heard.restart(); });
    // Told later: whoever sends or closes just now goes on with what it has.
    connect(m_socket.get(), &QWebSocket::disconnected, this, [this] {
        m_beat.stop();
        emit closed();
    }, Qt::QueuedConnection);
    connect(&m_beat, &QTimer::timeout, this, &WebSocketTransport::beat);
    m_heard.start();
    m_beat.start(pingInterval);
}

void WebSocketTransport::send(const QByteArray& message, const QByteArray&) {
    m_socket->sendTextMessage(QString::fromUtf8(message));
}

void WebSocketTransport::close() {
    m_socket->close();
    QTimer::singleShot(closeLimit, m_socket.get(), [socket = m_socket.get()] { socket->abort(); });
}

qint64 WebSocketTransport::waiting() const {
    return m_socket->bytesToWrite() + (m_carrier ? m_carrier->encryptedBytesToWrite() : 0);
}

QString WebSocketTransport::peer() const {
    return placeOf(m_socket->peerAddress());
}

void WebSocketTransport::beat() {
    if (m_heard.elapsed() > silenceLimit) m_socket->abort();
    else m_socket->ping();
}

QString placeOf(const QHostAddress& address) {
    bool isIPv4 = false;
    const quint32 mapped = address.toIPv4Address(&isIPv4); // also of ::ffff:192.0.2.1
    if (isIPv4) return QHostAddress(mapped).toString();
    Q_IPV6ADDR bytes = address.toIPv6Address();
    std::fill(std::begin(bytes.c) + 8, std::end(bytes.c), quint8{0});
    return QHostAddress(bytes).toString();
}

QSslConfiguration tlsOnly() {
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setProtocol(QSsl::TlsV1_3OrLater);
    configuration.setCaCertificates({});
    configuration.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
    return configuration;
}

} // namespace magister::network

#include "moc_web_socket_transport.cpp"
