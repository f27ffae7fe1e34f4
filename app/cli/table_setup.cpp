// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_setup.h"

#include "app/content/data_folder.h"
#include "app/content/game_rulings.h"
#include "app/library/rule_catalogue.h"
#include "app/library/ruling_question.h"

namespace magister::cli {

std::optional<QVariantMap> presetAnswers(const QString& game, const QString& preset) {
    const QStringList known = rulingPresets(game);
    if (!known.contains(preset)) {
        complain(QStringLiteral("--preset %1: one of %2 expected").arg(preset, known.join(QStringLiteral(", "))));
        return std::nullopt;
    }
    const DataFolder data = DataFolder::find();
    const QString path = data.packs(game) + QStringLiteral("/rules.json");
    QList<Problem> problems;
    const RuleCatalogue catalogue = RuleCatalogue::read(path, data.shown(path), problems, game);
    tell(problems);
    return problems.isEmpty() ? std::optional(presetRulings(catalogue, preset)) : std::nullopt;
}

} // namespace magister::cli
