// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_tree.h"

#include <QByteArray>

namespace magister::network {

/// The value in the form of plain_json.h: what was read from that form comes back byte for byte.
QByteArray bytesOf(const JsonNode& node);

} // namespace magister::network
