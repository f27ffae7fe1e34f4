// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace magister::messina {

struct Definition;

/// The numbers of a pack that articles state, by key: "cubes.2" is the number of plague cubes for two players.
QMap<QString, int> articleNumbers(const Definition& definition);

} // namespace magister::messina
