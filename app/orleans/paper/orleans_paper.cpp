// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/orleans_paper.h"

namespace magister::orleans {

paper::PrintedGame printedGame() {
    const QString id = QStringLiteral("orleans");
    return {id, paper::chapterKeys(*findGameFacts(id)), {}, nullptr};
}

} // namespace magister::orleans
