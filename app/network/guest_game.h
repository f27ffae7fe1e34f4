// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/message.h"

namespace magister::network {

/// What a guest makes of what a host tells it, with the rules of its own program: whatever is slow to ask for over the
/// network is worked out here. The host decides all the same.
class GuestGame {
public:
    virtual ~GuestGame() = default;

    /// From now on this is what that seat may know. False: it is no position of this game, and nothing has changed.
    virtual bool see(const PositionTold& told) = 0;
    /// Every legal command of a seat in the position that was told of it last, as the host would list them; none for an
    /// onlooker and before anything was told.
    virtual QStringList commands(int seat) const = 0;
    /// Whether these are events of this game, in which a position was told of that seat.
    virtual bool understands(const EventsTold& told) const = 0;
};

} // namespace magister::network
