// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "app/cli/text_file.h"

#include "app/content/rulings_map.h"

#include <QTextStream>

#include <algorithm>
#include <optional>
#include <vector>

/// How the table is laid: by options, or by the lines of a setup in a file. `Game` as in games.h.
namespace magister::cli {

/// Takes in the lines that say how the table is laid; what is wrong with one of them, with its place, or an empty text.
/// Without any line the setup stays as it is.
template <class Game>
QString takeSetup(typename Game::Setup& setup, const QString& path, const std::vector<NumberedLine>& lines) {
    if (lines.empty()) return {};
    QByteArray text;
    for (const NumberedLine& line : lines)
        text += line.text.toUtf8() + '\n';
    const auto read = Game::setupFromText(text, false);
    if (read.setup) {
        setup = *read.setup;
        return {};
    }
    const auto index =
        std::min<std::size_t>(static_cast<std::size_t>(text.first(read.fault.byte).count('\n')), lines.size() - 1);
    return atLine(path, lines[index].number,
                  QStringLiteral("expected %1, found \"%2\"").arg(read.fault.expected, read.fault.found));
}

/// A file of setup lines alone; nothing when it has a problem, which goes to standard error.
template <class Game> std::optional<typename Game::Setup> setupFromFile(const QString& path) {
    QString problem;
    const auto texts = readLines(path, problem);
    std::vector<NumberedLine> lines;
    for (const QString& text : texts.value_or(QStringList()))
        lines.push_back({static_cast<int>(lines.size()) + 1, text});
    typename Game::Setup setup;
    if (texts) problem = takeSetup<Game>(setup, path, lines);
    if (problem.isEmpty()) return setup;
    complain(problem);
    return std::nullopt;
}

/// All answers of a preset of a game, by the ids of the questions; nothing after a problem, which goes to standard
/// error.
std::optional<QVariantMap> presetAnswers(const QString& game, const QString& preset);

template <class Game> std::optional<typename Game::Setup> setupFromOptions(const Options& options) {
    typename Game::Setup setup;
    setup.players = static_cast<std::uint8_t>(options.players);
    setup.seed = options.seed;
    Game::lay(setup, options.switches);
    if (!options.preset.isEmpty()) {
        const auto answers = presetAnswers(QLatin1String(Game::id), options.preset);
        const auto rulings = answers ? rulingsFrom<Game>(*answers) : std::nullopt;
        if (!rulings) return std::nullopt;
        setup.rulings = *rulings;
    }
    bool sound = true;
    for (const QString& each : options.rulings) {
        const QStringList expected = Game::setRuling(setup.rulings, each.section(u'=', 0, 0), each.section(u'=', 1));
        if (expected.isEmpty()) continue;
        complain(QStringLiteral("--ruling %1: %2 expected").arg(each, expected.join(QStringLiteral(" | "))));
        sound = false;
    }
    return sound ? std::optional(setup) : std::nullopt;
}

/// The table that the command line asks for: setup lines from a file, or players, seed, the switches of the game, the
/// preset of an edition and single rulings on top of it. Problems go to standard error.
template <class Game>
std::optional<typename Game::Setup> tableSetup(const Options& options, const typename Game::Definition& definition) {
    auto setup = options.setup.isEmpty() ? setupFromOptions<Game>(options) : setupFromFile<Game>(options.setup);
    if (!setup) return std::nullopt;
    const auto problems = Game::validate(definition, *setup);
    for (const std::string& problem : problems)
        complain(QString::fromStdString(problem));
    return problems.empty() ? setup : std::nullopt;
}

} // namespace magister::cli
