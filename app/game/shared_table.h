// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/hosted_game.h"
#include "app/network/message.h"
#include "app/table/table.h"

#include <functional>
#include <memory>

namespace magister {

/// A table of this device that guests play at, too. On the thread of the table.
class SharedTable {
public:
    virtual ~SharedTable() = default;

    /// The game for the thread of the network, once: positions, events and commands are read there from a copy of the
    /// session; what is given goes through the table, on its thread, while the thread of the network waits. Once the table
    /// or this is gone, whatever is given is not kept.
    virtual std::unique_ptr<network::HostedGame> game() = 0;
    /// The table has changed by something else than a command of a guest.
    std::function<void()> moved;
};

/// A table of this device at which it shows a game that stands on another one. Kept by whoever joins; the table must
/// outlive it. On the thread of the table.
class GuestTable {
public:
    virtual ~GuestTable() = default;

    /// The seats (from 1) that are played on this screen; none: it looks on.
    virtual void setSeats(const QList<int>& seats) = 0;
    /// What was told. False: it is no position or no event of this game, or does not fit what was told before.
    virtual bool see(const network::PositionTold& told) = 0;
    virtual bool tell(const network::EventsTold& told) = 0;
    /// A command of that seat, which need not have been given here, has not been answered: the table waits for it.
    virtual void waitFor(int seat) = 0;
    /// The host has answered a command of that seat; until then the table waits.
    virtual void done(int seat) = 0;
    virtual void refused(int seat, const QString& reason, const QString& rule) = 0;
    /// It could not be kept, or is out of turn: the table shows the last position told again.
    virtual void failed(int seat) = 0;
    /// The connection is broken: the table can be read, but nothing can be given.
    virtual void setConnected(bool connected) = 0;

    /// Where commands go, and where events are asked for, from that one on.
    std::function<void(int seat, const QString& command)> give;
    std::function<void(int seat)> takeBack;
    std::function<void(int seat, int from)> ask;
};

/// The two halves; the guest is to be taken down first. Without a table: this device does not have the values that the host
/// plays with, or not that game.
struct GuestSeating {
    std::unique_ptr<Table> table;
    std::unique_ptr<GuestTable> guest;
};

} // namespace magister
