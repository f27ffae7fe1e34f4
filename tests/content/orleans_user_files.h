// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/content/pack_of_a_user.h"

#include "app/orleans/pack/pack.h"

namespace magister {

inline PackFiles orleansUserPack(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    return userPackOf("orleans", bodies);
}

inline PackFiles orleansPrintedFiles() {
    return printedFilesOf("orleans");
}

/// The printed pack with these parts of a user's over it; a body is what stands behind format and part, on line 2.
inline OrleansPack readOrleansWith(const QList<std::pair<QByteArray, QByteArray>>& bodies) {
    return readOrleansPack(orleansPrintedFiles().with(orleansUserPack(bodies)));
}

} // namespace magister
