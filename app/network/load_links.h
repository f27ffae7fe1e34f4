// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/network_links.h"

namespace magister::network {

/// The plug-in, loaded with the first call; it stays until the program ends. Null: there is none that fits; `problem`
/// then says why, in words of the system.
NetworkLinks* loadNetworkLinks(QString& problem);

} // namespace magister::network
