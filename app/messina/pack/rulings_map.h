// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/messina/rulings.h"

#include <QVariantMap>

#include <optional>

namespace magister::messina {

/// The answers of {option: choice}, the default where there is none; nothing if an option or a choice does not exist.
std::optional<Rulings> rulingsFrom(const QVariantMap& answers);

} // namespace magister::messina
