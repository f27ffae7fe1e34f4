// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/user_pack.h"

namespace magister {

PackInForce messinaPackInForce(const DataFolder& data, const QString& userFolder) {
    return packInForce<PackResult>(QStringLiteral("messina"), readMessinaPack, data, userFolder);
}

} // namespace magister
