// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/pack_of_a_user.h"

#include "app/messina/pack/pack.h"

namespace magister {

inline PackFiles userPack(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    return userPackOf("messina", bodies);
}

inline PackFiles printedFiles() {
    return printedFilesOf("messina");
}

/// The printed pack with these parts of a user's over it; a body is what stands behind format and part, on line 2.
inline PackResult readWith(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    return readMessinaPack(printedFiles().with(userPack(bodies)));
}

/// A whole town of a user's: the printed one for three with ids of its own and a dock drawn elsewhere.
inline QByteArray ownTown(const QByteArray& players) {
    QList<Problem> problems;
    const auto tree = printedFiles().tree("layouts.json", problems);
    QString town = shortJson(tree->member(u"list")->items[1]);
    town.replace("\"layout-3\"", "\"my-town\"").replace("city-3p-", "mine-");
    town.replace("\"players\": [3]", "\"players\": " + QString::fromLatin1(players));
    town.replace("{\"id\": \"dock-upper-left\", \"q\": -2, \"r\": -1}",
                 "{\"id\": \"dock-upper-left\", \"q\": -1, \"r\": -2}");
    return town.toUtf8();
}

} // namespace magister
