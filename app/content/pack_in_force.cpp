// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/pack_in_force.h"

#include <QDir>
#include <QStandardPaths>

namespace magister {

QString userPackFolder(const QString& game) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/packs/") + game;
}

bool hasUserPack(const QString& userFolder) {
    return !QDir(userFolder).entryList({"*.json"}, QDir::Files | QDir::System).isEmpty(); // broken links are "system"
}

} // namespace magister
