// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/messina_paper.h"
#include "app/orleans/paper/orleans_paper.h"

namespace magister::paper {

const QList<PrintedGame>& allPrintedGames() {
    static const QList<PrintedGame> all{messina::printedGame(), orleans::printedGame()};
    return all;
}

} // namespace magister::paper
