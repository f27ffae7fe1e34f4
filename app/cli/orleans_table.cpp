// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/orleans_table.h"

#include "app/orleans/pack/saves.h"
#include "app/language/problem_text.h"
#include "engine/orleans/notation.h"
#include "engine/orleans/position_hash.h"

#include <QTextStream>

#include <algorithm>

namespace magister::cli {

using namespace orleans;

namespace {

bool isHead(const QString& line) {
    static const QStringList keys{QStringLiteral("game"),       QStringLiteral("players"),     QStringLiteral("seed"),
                                  QStringLiteral("start"),      QStringLiteral("extra-tiles"), QStringLiteral("ruling"),
                                  QStringLiteral("fewer-tiles"), QStringLiteral("draw")};
    return keys.contains(line.section(u' ', 0, 0));
}

/// Gives one line of a file to the game; what is wrong with it, or nothing. What the rules do not allow is in `played`.
QString playLine(const Definition& definition, OrleansPlayed& played, int number, const QString& line) {
    if (line.startsWith(QLatin1String("hash "))) {
        const QString now = hashText(played.state);
        return line.mid(5).trimmed() == now ? QString() : QStringLiteral("the position has hash %1").arg(now);
    }
    bool ok = false;
    const uint seat = line.section(u' ', 0, 0).toUInt(&ok);
    if (!ok || seat < 1 || seat > played.state.playerCount)
        return QStringLiteral("a seat from 1 to %1 and a command expected").arg(played.state.playerCount);
    const auto player = static_cast<PlayerIndex>(seat - 1);
    const auto read = commandFromText(definition, line.section(u' ', 1).toStdString());
    if (const auto* error = std::get_if<NotationError>(&read)) return QString::fromStdString(error->message);
    const Command command = std::get<Command>(read);
    if (const auto no = refuse(definition, played.state, player, command)) {
        played.refused = {number, *no, command};
        return {};
    }
    perform(definition, played.state, player, command, played.events);
    return {};
}

std::optional<Setup> fromOptions(const Options& options) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(options.players);
    setup.seed = options.seed;
    setup.extraTiles = options.extraTiles;
    setup.fewerTiles = options.fewerTiles;
    QTextStream err(stderr);
    bool sound = true;
    for (const QString& each : options.rulings) {
        const QStringList expected = orleans::setRuling(setup.rulings, each.section(u'=', 0, 0), each.section(u'=', 1));
        if (expected.isEmpty()) continue;
        err << "magister-cli: --ruling " << each << ": " << expected.join(QStringLiteral(" | ")) << " expected\n";
        sound = false;
    }
    return sound ? std::optional(setup) : std::nullopt;
}

} // namespace

std::optional<Definition> orleansDefinition() {
    const QString game = QStringLiteral("orleans");
    OrleansPackInForce found = orleansPackInForce(DataFolder::find(), userPackFolder(game));
    QTextStream err(stderr);
    for (const Problem& problem : found.printed.problems + found.userProblems)
        err << sentence(problem) << '\n';
    if (found.yours)
        err << userPackFolder(game) << ": played with \"" << found.yours->userTitle << "\", "
            << found.yours->overrides.size() << " values\n";
    return found.pack().definition;
}

std::optional<Definition> printedOrleans() {
    OrleansPack pack = readOrleansPack();
    QTextStream err(stderr);
    for (const Problem& problem : pack.problems)
        err << sentence(problem) << '\n';
    return pack.definition;
}

std::optional<Setup> orleansTable(const Options& options, const Definition& definition) {
    auto setup = options.setup.isEmpty() ? fromOptions(options) : setupFromFile<SaveGame>(options.setup);
    if (!setup) return std::nullopt;
    const auto problems = validate(definition, *setup);
    for (const std::string& problem : problems)
        QTextStream(stderr) << "magister-cli: " << QString::fromStdString(problem) << '\n';
    return problems.empty() ? setup : std::nullopt;
}

OrleansFile readOrleansFile(const QString& path, const Setup& table) {
    OrleansFile file;
    file.setup = table;
    const auto texts = readLines(path, file.problem);
    if (!texts) return file;
    std::vector<NumberedLine> head;
    for (int number = 1; number <= texts->size(); ++number) {
        const NumberedLine line{number, texts->at(number - 1).section(u'#', 0, 0).simplified()};
        if (line.text.isEmpty()) continue;
        if (!file.lines.empty() || !isHead(line.text)) {
            file.lines.push_back(line);
        } else if (!line.text.startsWith(QLatin1String("game"))) {
            head.push_back(line);
        } else if (line.text != QLatin1String("game orleans")) {
            file.problem = atLine(path, number, QStringLiteral("\"game orleans\" expected"));
            return file;
        }
    }
    file.problem = takeSetup<SaveGame>(file.setup, path, head);
    return file;
}

bool isOrleansFile(const QString& path) {
    QString toldLater;
    const QStringList texts = readLines(path, toldLater).value_or(QStringList());
    return std::any_of(texts.begin(), texts.end(), [](const QString& text) {
        return text.section(u'#', 0, 0).simplified() == QLatin1String("game orleans");
    });
}

OrleansPlayed playOrleansFile(const Definition& definition, const OrleansFile& file, const QString& path, bool check) {
    OrleansPlayed played;
    if (const auto problems = validate(definition, file.setup); !problems.empty()) {
        played.problem = path + QStringLiteral(": ") + QString::fromStdString(problems.front());
        return played;
    }
    Opening opening = newGame(definition, file.setup);
    played.state = opening.state;
    played.events = std::move(opening.events);
    for (const NumberedLine& line : file.lines) {
        QString problem = playLine(definition, played, line.number, line.text);
        if (played.refused) return played;
        if (problem.isEmpty() && check)
            if (const auto violations = orleans::check(definition, played.state); !violations.empty())
                problem = QString::fromStdString(violations.front());
        if (problem.isEmpty()) continue;
        played.problem = atLine(path, line.number, problem);
        return played;
    }
    return played;
}

QString hashText(const State& state) {
    return QStringLiteral("%1").arg(positionHash(state), 16, 16, QLatin1Char('0'));
}

} // namespace magister::cli
