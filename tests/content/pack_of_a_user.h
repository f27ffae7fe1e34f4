// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/pack_files.h"

namespace magister {

/// A pack of a user's for tests, in memory: its parts, each with what stands behind format and part, on line 2. Messages
/// name its files "box/<part>.json".
inline PackFiles userPackOf(const QByteArray& game, const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    PackFiles files("box");
    QByteArray names;
    for (const auto& [part, body] : bodies) {
        names += (names.isEmpty() ? "\"" : ", \"") + part + "\": \"" + part + ".json\"";
        files.set(part + ".json", "{\"format\": \"" + game + "-pack/1\", \"part\": \"" + part + "\",\n" + body + "}");
    }
    files.set("pack.json", "{\"format\": \"magister-user-pack/1\", \"game\": \"" + game +
                               "\", \"title\": \"My box\",\n\"files\": {" + names + "}}");
    return files;
}

inline PackFiles printedFilesOf(const QString& game) {
    return PackFiles::fromFolder(DataFolder::find().packs(game), DataFolder::find());
}

} // namespace magister
