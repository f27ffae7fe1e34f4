// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_setup.h"

#include "app/cli/setup_file.h"

#include "app/content/data_folder.h"
#include "app/language/problem_text.h"
#include "app/messina/pack/saves.h"
#include "app/messina/pack/rulings_map.h"
#include "app/messina/pack/setup_words.h"
#include "app/library/rule_catalogue.h"
#include "app/library/ruling_question.h"

#include <QTextStream>

namespace magister::cli {

namespace {

using messina::Setup;

std::nullopt_t tell(const QString& what) {
    QTextStream(stderr) << "magister-cli: " << what << '\n';
    return std::nullopt;
}

std::optional<messina::Rulings> preset(const QString& name) {
    const QString game = QLatin1String(messina::SaveGame::id);
    const QStringList known = rulingPresets(game);
    if (!known.contains(name))
        return tell(QStringLiteral("--preset %1: one of %2 expected").arg(name, known.join(QStringLiteral(", "))));
    const DataFolder data = DataFolder::find();
    const QString path = data.packs(game) + QStringLiteral("/rules.json");
    QList<Problem> problems;
    const RuleCatalogue catalogue = RuleCatalogue::read(path, data.shown(path), problems, game);
    for (const Problem& problem : problems)
        QTextStream(stderr) << sentence(problem) << '\n';
    if (!problems.isEmpty()) return std::nullopt;
    return messina::rulingsFrom(presetRulings(catalogue, name));
}

/// One "option=choice".
bool rule(messina::Rulings& rulings, const QString& text) {
    const QStringList expected = messina::setRuling(rulings, text.section(u'=', 0, 0), text.section(u'=', 1));
    if (expected.isEmpty()) return true;
    tell(QStringLiteral("--ruling %1: %2 expected").arg(text, expected.join(QStringLiteral(" | "))));
    return false;
}

std::optional<Setup> fromOptions(const Options& options) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(options.players);
    setup.seed = options.seed;
    setup.boards = setup.scrolls = *messina::sideFrom(messina::sideWords()[options.advanced ? 1 : 0]);
    setup.priorityTile = options.priorityTile;
    if (!options.preset.isEmpty()) {
        const auto rulings = preset(options.preset);
        if (!rulings) return std::nullopt;
        setup.rulings = *rulings;
    }
    for (const QString& text : options.rulings)
        if (!rule(setup.rulings, text)) return std::nullopt;
    return setup;
}

} // namespace

std::optional<Setup> tableSetup(const Options& options, const messina::Definition& definition) {
    const auto setup = options.setup.isEmpty() ? fromOptions(options) : setupFromFile<messina::SaveGame>(options.setup);
    if (!setup) return std::nullopt;
    const auto problems = messina::validate(definition, *setup);
    for (const std::string& problem : problems)
        tell(QString::fromStdString(problem));
    return problems.empty() ? setup : std::nullopt;
}

} // namespace magister::cli
