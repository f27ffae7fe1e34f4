// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace magister::orleans {

struct Definition;

/// The numbers of a pack that articles state, by key: "stations" is the number of trading stations of a player, "goods.wine"
/// how many wine tokens the box holds.
QMap<QString, int> articleNumbers(const Definition& definition);

} // namespace magister::orleans
