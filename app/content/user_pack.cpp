// SPDX-License-Identifier: GPL-3.0-or-later
#include "user_pack.h"

#include <QDir>
#include <QStandardPaths>

namespace magister {

QString userPackFolder(const QString& game) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/packs/") + game;
}

bool hasUserPack(const QString& userFolder) {
    return !QDir(userFolder).entryList({"*.json"}, QDir::Files | QDir::System).isEmpty(); // broken links are "system"
}

PackInForce messinaPackInForce(const DataFolder& data, const QString& userFolder) {
    PackInForce found;
    found.files = PackFiles::fromFolder(data.packs("messina"), data);
    found.printed = readMessinaPack(found.files);
    if (!found.printed.definition || !hasUserPack(userFolder)) return found;
    const PackFiles both = found.files.with(PackFiles::fromFolder(userFolder, data));
    PackResult result = readMessinaPack(both);
    if (result.definition) {
        found.files = both;
        found.yours = std::move(result);
        return found;
    }
    found.userProblems = result.problems;
    found.userProblems.prepend({data.shown(userFolder), {}, 0, 0, ProblemKind::UserPackSetAside, {}});
    return found;
}

} // namespace magister
