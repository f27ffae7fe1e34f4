// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/host.h"

#include <optional>

namespace magister::network {

/// How guests come in, as far as the host does not know it.
struct Entrances {
    quint64 turnedAway{};    ///< connections that were closed unanswered
    quint64 failedAccepts{}; ///< times that the system did not let a connection be accepted
    struct Letters {
        bool connected{}; ///< to the broker
        quint64 rejected{};
        quint64 turnedAway{};
    };
    std::optional<Letters> letters; ///< nothing where there is no broker
};

/// How the host does, in the text format of Prometheus (version 0.0.4), for whoever looks after it. No id of a table, no name
/// and no key stands in it.
/// `uptime` in milliseconds.
QByteArray metricsText(const Host& host, const Entrances& entrances, qint64 uptime);

/// Bytes of this process that are in memory; 0 where the system does not say.
qint64 residentMemory();

} // namespace magister::network
