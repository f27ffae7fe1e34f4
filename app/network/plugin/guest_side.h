// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/guest.h"
#include "app/network/network_links.h"
#include "app/network/plugin/ear.h"
#include "app/network/plugin/network_room.h"

#include <memory>

namespace magister::network {

/// This device at a table that stands on another one, on the thread of the network. Made on another one; everything
/// else is called there.
class GuestSide : public QObject {
    Q_OBJECT

public:
    /// The room must outlive it.
    GuestSide(NetworkRoom& room, const JoinCode& code, std::shared_ptr<Ear<GuestListener>> ear);

    void start();
    void wantSeats(const QList<int>& seats, const QString& name);
    /// Whatever else a guest does. Precondition: it was started.
    Guest& guest() { return *m_guest; }
    /// Closes the connection, so that what was sent before still arrives, and deletes itself.
    void end();

private:
    void tellSilence();

    NetworkRoom& m_room;
    JoinCode m_code;
    std::shared_ptr<Ear<GuestListener>> m_ear;
    std::unique_ptr<Guest> m_guest;
    bool m_wantsSeats{};
    bool m_toldSilence{};
};

} // namespace magister::network
