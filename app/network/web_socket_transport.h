// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/transport.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSslSocket>
#include <QTimer>
#include <QWebSocket>

#include <memory>

namespace magister::network {

/// A message is a text frame of a WebSocket. Whoever has not been heard of for `silenceLimit` is gone.
class WebSocketTransport : public Transport {
    Q_OBJECT

public:
    static constexpr int pingInterval = 5'000;   ///< milliseconds
    static constexpr int silenceLimit = 20'000;  ///< milliseconds

    static constexpr int closeLimit = 1'000;     ///< milliseconds in which the other side must have read the rest

    /// Takes a socket that is connected. Bigger messages than `biggest` end the connection. `carrier`: what the socket writes
    /// to, where that is known; QWebSocket does not count what is sealed already.
    WebSocketTransport(std::unique_ptr<QWebSocket> socket, qsizetype biggest, QSslSocket* carrier = nullptr, QObject* parent = nullptr);

    void send(const QByteArray& message, const QByteArray& replaces = {}) override;
    void close() override;
    qint64 waiting() const override;
    QString peer() const override;

private:
    void beat();

    std::unique_ptr<QWebSocket> m_socket;
    QPointer<QSslSocket> m_carrier;
    QTimer m_beat;
    QElapsedTimer m_heard;
};

/// What stands for the place of an address where tries are counted: of IPv6 its network, the first 64 bits, since whoever has
/// one address there has them all.
QString placeOf(const QHostAddress& address);

/// For both ends: TLS 1.3 alone, with nobody's word but the pinned certificate counting.
QSslConfiguration tlsOnly();

} // namespace magister::network
