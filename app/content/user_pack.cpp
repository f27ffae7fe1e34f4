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
    PackInForce found{PackFiles::fromFolder(data.packs("messina"), data), {}, false, {}};
    if (hasUserPack(userFolder)) {
        const PackFiles both = found.files.with(PackFiles::fromFolder(userFolder, data));
        PackResult result = readMessinaPack(both);
        if (result.definition) return {both, std::move(result), true, {}};
        found.userProblems = result.problems;
    }
    found.pack = readMessinaPack(found.files);
    if (!found.pack.definition) // the printed pack has problems of its own: they are not the user's
        found.userProblems.removeIf([&](const Problem& each) { return found.pack.problems.contains(each); });
    if (!found.userProblems.isEmpty())
        found.userProblems.prepend({data.shown(userFolder), {}, 0, 0, ProblemKind::UserPackSetAside, {}});
    return found;
}

} // namespace magister
