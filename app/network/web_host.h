// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/front_door.h"
#include "app/network/host.h"
#include "app/network/identity.h"

#include <QHostAddress>
#include <QWebSocketServer>

namespace magister::network {

/// Where guests of a host come in: WebSockets over TLS 1.3. Nothing listens before listen(), and nothing after stop().
class WebHost : public QObject {
    Q_OBJECT

public:
    /// The host must outlive it.
    WebHost(Host& host, const Identity& identity, QObject* parent = nullptr);

    /// Port 0: any that is free. False: `problem()` says why, in words of the system.
    bool listen(const QHostAddress& address, quint16 port);
    void stop();
    bool isListening() const { return m_door.isListening(); }
    quint16 port() const { return m_door.serverPort(); }
    QString problem() const { return m_door.errorString(); }
    /// Where it can be reached from other devices: the address it listens on, or all of this device's, those of IPv4 first;
    /// its own loop only where there is nothing else.
    QList<QHostAddress> addresses() const;
    /// Connections that were closed unanswered, see FrontDoor.
    quint64 turnedAway() const { return m_door.turnedAway(); }
    /// As of FrontDoor.
    quint64 failedAccepts() const { return m_door.failedAccepts(); }

private:
    Host& m_host;
    FrontDoor m_door;
    QWebSocketServer m_server; ///< does not listen: it reads the first requests
};

} // namespace magister::network
