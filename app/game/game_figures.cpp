// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/messina_figures.h"
#include "app/orleans/figures/orleans_figures.h"

namespace magister {

const QList<FigureGame>& allFigureGames() {
    static const QList<FigureGame> all{messina::figureGame(), orleans::figureGame()};
    return all;
}

} // namespace magister
