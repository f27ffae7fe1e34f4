// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/messina_pack.h"

namespace magister {

/// Packs of a user for tests, in memory. Messages name their files "box/<part>.json".
inline PackFiles userPack(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    PackFiles files("box");
    QByteArray names;
    for (const auto& [part, body] : bodies) {
        names += (names.isEmpty() ? "\"" : ", \"") + part + "\": \"" + part + ".json\"";
        files.set(part + ".json", "{\"format\": \"messina-pack/1\", \"part\": \"" + part + "\",\n" + body + "}");
    }
    files.set("pack.json", "{\"format\": \"magister-user-pack/1\", \"game\": \"messina\", \"title\": \"My box\",\n"
                           "\"files\": {" +
                               names + "}}");
    return files;
}

inline PackFiles printedFiles() {
    return PackFiles::fromFolder(DataFolder::find().packs("messina"), DataFolder::find());
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
