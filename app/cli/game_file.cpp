// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_file.h"

#include "content/problem_text.h"
#include "core/state_hash.h"
#include "messina/notation.h"

#include <QFile>
#include <QTextStream>

namespace magister::cli {

namespace {

QString at(const QString& path, int line, const QString& what) {
    return QStringLiteral("%1:%2: %3").arg(path).arg(line).arg(what);
}

/// True when the line is one of the head.
bool readHead(GameFile& file, const QString& path, const GameFile::Line& line) {
    const QStringList words = line.text.split(u' ', Qt::SkipEmptyParts);
    const QString& key = words.front();
    if (key != QLatin1String("game") && key != QLatin1String("players") && key != QLatin1String("seed")) return false;
    bool ok = words.size() == 2;
    if (ok && key == QLatin1String("game")) ok = words[1] == QLatin1String("messina");
    if (ok && key == QLatin1String("players")) file.players = words[1].toInt(&ok), ok = ok && file.players >= 2 && file.players <= 4;
    if (ok && key == QLatin1String("seed")) file.seed = words[1].toULongLong(&ok);
    if (!ok) file.problem = at(path, line.number, QStringLiteral("\"game messina\", \"players 2..4\" or \"seed NUMBER\" expected"));
    file.hasHead = true;
    return true;
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

GameFile readGameFile(const QString& path, int players, quint64 seed) {
    GameFile file;
    file.players = players;
    file.seed = seed;
    QFile device(path);
    if (!device.open(QIODevice::ReadOnly | QIODevice::Text)) {
        file.problem = QStringLiteral("%1: %2").arg(path, device.errorString());
        return file;
    }
    QTextStream in(&device);
    for (int number = 1; !in.atEnd(); ++number) {
        GameFile::Line line{number, in.readLine().section(u'#', 0, 0).trimmed()};
        if (line.text.isEmpty()) continue;
        if (file.lines.empty() && readHead(file, path, line)) continue;
        if (!file.problem.isEmpty()) return file;
        file.lines.push_back(line);
    }
    return file;
}

Played playFile(const messina::Definition& definition, const GameFile& file, const QString& path, bool check) {
    using namespace messina;
    Setup setup;
    setup.players = static_cast<std::uint8_t>(file.players);
    setup.seed = file.seed;
    Start start = newGame(definition, setup);
    Played played{start.state, start.events, {}};
    for (const GameFile::Line& line : file.lines) {
        if (line.text.startsWith(QLatin1String("hash "))) {
            const QString now = hashText(played.state);
            if (line.text.mid(5).trimmed() != now) {
                played.problem = at(path, line.number, QStringLiteral("the position has hash %1").arg(now));
                return played;
            }
            continue;
        }
        const auto read = commandFromText(definition, played.state, line.text.toStdString());
        if (const auto* error = std::get_if<NotationError>(&read)) {
            played.problem = at(path, line.number, QString::fromStdString(error->message));
            return played;
        }
        const Command command = std::get<Command>(read);
        if (const auto no = refuse(definition, played.state, played.state.toAct(), command)) {
            played.problem = at(path, line.number,
                                QStringLiteral("refused: %1 (%2)")
                                    .arg(QString::fromUtf8(reasonId(no->reason).data()),
                                         QString::fromUtf8(ruleId(no->rule).data())));
            return played;
        }
        perform(definition, played.state, command, played.events);
        if (!check) continue;
        const auto violations = messina::check(definition, played.state);
        if (!violations.empty()) {
            played.problem = at(path, line.number, QString::fromStdString(violations.front()));
            return played;
        }
    }
    return played;
}

QString hashText(const messina::State& state) {
    return QStringLiteral("%1").arg(stateHash(state), 16, 16, QLatin1Char('0'));
}

} // namespace magister::cli
