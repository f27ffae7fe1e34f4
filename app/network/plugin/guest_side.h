// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/guest.h"
#include "app/network/network_links.h"
#include "app/network/plugin/ear.h"
#include "app/network/plugin/nearby_search.h"
#include "app/network/plugin/network_room.h"

#include <functional>
#include <memory>
#include <optional>

namespace magister::network {

/// This device at a table that stands on another one, on the thread of the network. Made on another one; everything
/// else is called there.
class GuestSide : public QObject {
    Q_OBJECT

public:
    /// The room must outlive it.
    GuestSide(NetworkRoom& room, const JoinCode& code, std::shared_ptr<Ear<GuestListener>> ear);
    /// Through the broker of an invitation.
    GuestSide(NetworkRoom& room, const BrokerCode& letters, std::shared_ptr<Ear<GuestListener>> ear);
    /// At the host of this network that has the short code; the table that was found with that key is tried first.
    GuestSide(NetworkRoom& room, const ShortCode& code, const QString& first, std::shared_ptr<Ear<GuestListener>> ear);

    void start();
    void wantSeats(const QList<int>& seats, const QString& name);
    /// Whatever else a guest does. Null as long as the host of a short code is not found.
    Guest* guest() { return m_guest.get(); }
    /// Closes the connection, so that what was sent before still arrives, and deletes itself.
    void end();

private:
    void tellSilence();
    void openGuest();
    void openGuest(Connector connector);
    /// Connects through the broker, and keeps its password if it is a new one.
    Connector letterConnector();
    /// Connects to the host where it was last, else wherever it is now on this network.
    void connectTo(std::function<void(Met)> met);
    void tellCode();

    NetworkRoom& m_room;
    JoinCode m_code; ///< where the host was last
    std::optional<ShortCode> m_short;
    std::optional<Broker> m_broker; ///< through which it goes; with its password as it was typed
    QString m_first;
    std::shared_ptr<NearbyTables> m_nearby; ///< while the host does not answer
    std::unique_ptr<NearbySearch> m_search;
    std::shared_ptr<Ear<GuestListener>> m_ear;
    std::unique_ptr<Guest> m_guest;
    bool m_wantsSeats{};
    bool m_toldSilence{};
};

} // namespace magister::network
