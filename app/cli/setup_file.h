// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text_file.h"

#include <QTextStream>

#include <algorithm>
#include <optional>
#include <vector>

/// Setups in files, of either game. `Game` is its SaveGame, see content/saves.h.
namespace magister::cli {

struct NumberedLine {
    int number{};
    QString text;
};

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
    const auto index = std::min<std::size_t>(static_cast<std::size_t>(text.first(read.fault.byte).count('\n')), lines.size() - 1);
    return atLine(path, lines[index].number, QStringLiteral("expected %1, found \"%2\"").arg(read.fault.expected, read.fault.found));
}

/// A file of setup lines alone; nothing when it has a problem, which goes to standard error.
template <class Game> std::optional<typename Game::Setup> setupFromFile(const QString& path) {
    QTextStream err(stderr);
    QString problem;
    const auto texts = readLines(path, problem);
    std::vector<NumberedLine> lines;
    for (const QString& text : texts.value_or(QStringList()))
        lines.push_back({static_cast<int>(lines.size()) + 1, text});
    typename Game::Setup setup;
    if (texts) problem = takeSetup<Game>(setup, path, lines);
    if (problem.isEmpty()) return setup;
    err << "magister-cli: " << problem << '\n';
    return std::nullopt;
}

} // namespace magister::cli
