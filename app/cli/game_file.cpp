// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_file.h"

#include "app/language/problem_text.h"
#include "app/messina/pack/saves.h"
#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"

#include <QTextStream>

namespace magister::cli {

namespace {

/// True when the line is one of the head, which says how the table is laid.
bool isHead(const QString& text) {
    static const QStringList keys{QStringLiteral("game"),   QStringLiteral("players"),       QStringLiteral("seed"),
                                  QStringLiteral("boards"), QStringLiteral("scrolls"),       QStringLiteral("draw"),
                                  QStringLiteral("ruling"), QStringLiteral("priority-tile")};
    return keys.contains(text.section(u' ', 0, 0));
}

} // namespace

std::optional<messina::Definition> messinaDefinition() {
    PackInForce found = messinaPackInForce(DataFolder::find(), userPackFolder(QStringLiteral("messina")));
    QTextStream err(stderr);
    for (const Problem& problem : found.printed.problems + found.userProblems)
        err << sentence(problem) << '\n';
    if (found.yours)
        err << userPackFolder(QStringLiteral("messina")) << ": played with \"" << found.yours->userTitle << "\", "
            << found.yours->overrides.size() << " values\n";
    return found.pack().definition;
}

std::optional<messina::Definition> printedDefinition() {
    PackResult pack = readMessinaPack();
    QTextStream err(stderr);
    for (const Problem& problem : pack.problems)
        err << sentence(problem) << '\n';
    return pack.definition;
}

GameFile readGameFile(const QString& path, const messina::Setup& table) {
    GameFile file;
    file.setup = table;
    const auto texts = readLines(path, file.problem);
    if (!texts) return file;
    std::vector<NumberedLine> head;
    for (int number = 1; number <= texts->size(); ++number) {
        NumberedLine line{number, texts->at(number - 1).section(u'#', 0, 0).trimmed()};
        const bool inHead = file.lines.empty() && !line.text.isEmpty() && isHead(line.text);
        const bool game = inHead && line.text.startsWith(QLatin1String("game"));
        if (game && line.text != QLatin1String("game messina")) {
            file.problem = atLine(path, number, QStringLiteral("\"game messina\" expected"));
            return file;
        }
        if (inHead && !game) head.push_back(line);
        if (!line.text.isEmpty() && !inHead) file.lines.push_back(line);
    }
    file.problem = takeSetup<messina::SaveGame>(file.setup, path, head);
    return file;
}

Played playFile(const messina::Definition& definition, const GameFile& file, const QString& path, bool check) {
    using namespace messina;
    if (const auto problems = validate(definition, file.setup); !problems.empty())
        return {{}, {}, path + QStringLiteral(": ") + QString::fromStdString(problems.front()), {}};
    Start start = newGame(definition, file.setup);
    Played played{start.state, start.events, {}, {}};
    for (const NumberedLine& line : file.lines) {
        if (line.text.startsWith(QLatin1String("hash "))) {
            const QString now = hashText(played.state);
            if (line.text.mid(5).trimmed() != now) {
                played.problem = atLine(path, line.number, QStringLiteral("the position has hash %1").arg(now));
                return played;
            }
            continue;
        }
        const auto read = commandFromText(definition, played.state, line.text.toStdString());
        if (const auto* error = std::get_if<NotationError>(&read)) {
            played.problem = atLine(path, line.number, QString::fromStdString(error->message));
            return played;
        }
        const Command command = std::get<Command>(read);
        if (const auto no = refuse(definition, played.state, played.state.toAct(), command)) {
            played.refused = {line.number, *no, command};
            return played;
        }
        perform(definition, played.state, command, played.events);
        if (!check) continue;
        const auto violations = messina::check(definition, played.state);
        if (!violations.empty()) {
            played.problem = atLine(path, line.number, QString::fromStdString(violations.front()));
            return played;
        }
    }
    return played;
}

QString hashText(const messina::State& state) {
    return QStringLiteral("%1").arg(stateHash(state), 16, 16, QLatin1Char('0'));
}

} // namespace magister::cli
