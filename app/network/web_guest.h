// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/guest.h"

namespace magister::network {

/// Connects by a WebSocket over TLS 1.3. Nothing is sent, not even the first line of HTTP, before the certificate of the
/// host has shown the pin of the code.
Connector webConnector();

} // namespace magister::network
