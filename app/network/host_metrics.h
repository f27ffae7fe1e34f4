// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/host.h"

namespace magister::network {

/// How the host does, in the text format of Prometheus (version 0.0.4), for whoever looks after it. No id of a table, no name
/// and no key stands in it.
/// `turnedAway`: connections that were closed unanswered; `uptime` in milliseconds.
QByteArray metricsText(const Host& host, quint64 turnedAway, qint64 uptime);

/// Bytes of this process that are in memory; 0 where the system does not say.
qint64 residentMemory();

} // namespace magister::network
