// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_drills.h"

#include "app/drills/drill_seeds.h"
#include "app/messina/drills/messina_drills.h"
#include "app/orleans/drills/orleans_drills.h"

namespace magister {

const QStringList& gamesWithDrills() {
    static const QStringList games{QStringLiteral("messina"), QStringLiteral("orleans")};
    return games;
}

std::unique_ptr<DrillGame> makeDrills(const QString& game, const DataFolder& data, QList<Problem>& problems) {
    if (game == QLatin1String("messina")) return messina::drills(data, problems);
    if (game == QLatin1String("orleans")) return orleans::drills(data, problems);
    return nullptr;
}

int checkDrills(const DataFolder& data, QList<Problem>& problems) {
    int found = 0;
    for (const QString& game : gamesWithDrills()) {
        QList<Problem> told; // of the pack, which has been checked by itself
        const auto drills = makeDrills(game, data, told);
        if (!drills) continue;
        DrillSeeds::read(data, *drills, problems);
        for (const QString& language : languages())
            found += DrillTexts::read(data, game, language, drills->templates(), problems).size();
    }
    return found;
}

} // namespace magister
