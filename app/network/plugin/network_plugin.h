// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/network_links.h"
#include "app/network/no_core.h"
#include "app/network/plugin/network_room.h"

#include <QThread>

namespace magister::network {

/// The plug-in itself. Its thread starts with the first link and ends with the program: the keychain library does not
/// outlive the thread on which it was used first, and what is kept for this run only lies there.
class NetworkPlugin : public QObject, public NetworkLinks {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "magister.NetworkLinks/2")
    Q_INTERFACES(magister::network::NetworkLinks)

public:
    /// Before there is any secret: whoever joins types a password only after tables nearby have been looked for.
    NetworkPlugin() { leaveNoCore(); }

    std::unique_ptr<HostLink> host(std::unique_ptr<HostedGame> game, const QString& seatsFile,
                                   const QList<SeatAtHost>& seats, HostListener& listener) override;
    std::unique_ptr<GuestLink> join(const QString& code, const BrokerLogin& login, GuestListener& listener) override;
    std::unique_ptr<GuestLink> joinNearby(const QString& shortCode, const QString& key, GuestListener& listener) override;
    void forgetPassword(const Broker& broker) override;
    std::unique_ptr<FindLink> find(FindListener& listener) override;

private:
    NetworkRoom& room();
    /// With the application, while the thread of the screen still serves whoever waits for it.
    static void endThread();

    QThread* m_thread{};
    NetworkRoom* m_room{};
};

} // namespace magister::network
