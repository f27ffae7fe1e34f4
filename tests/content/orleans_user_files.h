// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/orleans_pack.h"

namespace magister {

/// Packs of a user for tests, in memory. Messages name their files "box/<part>.json".
inline PackFiles orleansUserPack(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    PackFiles files("box");
    QByteArray names;
    for (const auto& [part, body] : bodies) {
        names += (names.isEmpty() ? "\"" : ", \"") + part + "\": \"" + part + ".json\"";
        files.set(part + ".json", "{\"format\": \"orleans-pack/1\", \"part\": \"" + part + "\",\n" + body + "}");
    }
    files.set("pack.json", "{\"format\": \"magister-user-pack/1\", \"game\": \"orleans\", \"title\": \"My box\",\n"
                           "\"files\": {" +
                               names + "}}");
    return files;
}

inline PackFiles orleansPrintedFiles() {
    return PackFiles::fromFolder(DataFolder::find().packs("orleans"), DataFolder::find());
}

/// The printed pack with these parts of a user's over it; a body is what stands behind format and part, on line 2.
inline OrleansPack readOrleansWith(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    return readOrleansPack(orleansPrintedFiles().with(orleansUserPack(bodies)));
}

} // namespace magister
