// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/pack/pack.h"
#include "app/content/pack_in_force.h"

namespace magister {

using PackInForce = InForce<PackResult>;

/// The pack that games of Messina 1347 are played with; see packInForce.
PackInForce messinaPackInForce(const DataFolder& data, const QString& userFolder);

} // namespace magister
