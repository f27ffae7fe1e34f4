// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace magister::network {

/// A seat as the host's own screen has it.
struct SeatAtHost {
    QString name;     ///< canonical, may be empty; told as long as it is here or free, then that of its guest
    QString tincture; ///< small letters, may be empty
    bool here{true};  ///< it is played on the host's screen; otherwise guests may take it
    friend bool operator==(const SeatAtHost&, const SeatAtHost&) = default;
};

} // namespace magister::network
