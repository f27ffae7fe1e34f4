// SPDX-License-Identifier: GPL-3.0-or-later
#include "orleans_table.h"

#include "content/orleans_pack.h"
#include "content/problem_text.h"
#include "orleans/notation.h"
#include "orleans/position_hash.h"

#include <QFile>
#include <QTextStream>

namespace magister::cli {

using namespace orleans;

namespace {

QString text(std::string_view id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}
QString at(const QString& path, int line, const QString& what) {
    return QStringLiteral("%1:%2: %3").arg(path).arg(line).arg(what);
}
QString yesNo(bool value) {
    return value ? QStringLiteral("yes") : QStringLiteral("no");
}

/// Decides one question by the ids of option and choice; what was expected otherwise.
QString setRuling(Rulings& rulings, const QString& option, const QString& choice) {
    const std::size_t index = rulingIndex(option.toStdString());
    QStringList expected;
    if (index == rulingCount) {
        for (const RulingOption& each : rulingOptions())
            expected.append(text(each.id));
    } else if (const auto found = choiceIndex(index, choice.toStdString())) {
        setAnswer(rulings, index, *found);
    } else {
        for (const std::string_view each : rulingOptions()[index].choices)
            expected.append(text(each));
    }
    return expected.join(QStringLiteral(" | "));
}

/// One line of the head; what was expected if it is none, nothing once it is taken in.
std::optional<QString> takeHead(Setup& setup, const QStringList& words) {
    const QString key = words.value(0), value = words.value(1);
    bool ok = true;
    if (key == QLatin1String("game"))
        ok = value == QLatin1String("orleans");
    else if (key == QLatin1String("players"))
        setup.players = static_cast<std::uint8_t>(value.toUInt(&ok));
    else if (key == QLatin1String("seed"))
        setup.seed = value.toULongLong(&ok);
    else if (key == QLatin1String("start"))
        setup.startPlayer = static_cast<PlayerIndex>(value.toUInt(&ok) - 1);
    else if (key == QLatin1String("extra-tiles"))
        setup.extraTiles = value == QLatin1String("yes");
    else if (key == QLatin1String("fewer-tiles"))
        setup.fewerTiles = value == QLatin1String("yes");
    else if (key == QLatin1String("ruling")) {
        const QString expected = setRuling(setup.rulings, value, words.value(2));
        return expected.isEmpty() ? std::nullopt : std::optional(expected + QStringLiteral(" expected"));
    }
    return ok ? std::nullopt : std::optional(QStringLiteral("\"%1\" is not understood").arg(words.join(u' ')));
}

bool isHead(const QString& line) {
    static const QStringList keys{QStringLiteral("game"),       QStringLiteral("players"),     QStringLiteral("seed"),
                                  QStringLiteral("start"),      QStringLiteral("extra-tiles"), QStringLiteral("ruling"),
                                  QStringLiteral("fewer-tiles")};
    return keys.contains(line.section(u' ', 0, 0));
}

/// Gives one line of a file to the game; what is wrong with it, or nothing.
QString playLine(const Definition& definition, OrleansPlayed& played, const QString& line) {
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
    if (const auto no = refuse(definition, played.state, player, command))
        return QStringLiteral("refused: %1 (%2)").arg(text(reasonId(no->reason)), text(ruleId(no->rule)));
    perform(definition, played.state, player, command, played.events);
    return {};
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
    Setup setup;
    setup.players = static_cast<std::uint8_t>(options.players);
    setup.seed = options.seed;
    setup.extraTiles = options.extraTiles;
    setup.fewerTiles = options.fewerTiles;
    QStringList problems;
    for (const QString& each : options.rulings) {
        const QString expected = setRuling(setup.rulings, each.section(u'=', 0, 0), each.section(u'=', 1));
        if (!expected.isEmpty()) problems.append(QStringLiteral("--ruling %1: %2 expected").arg(each, expected));
    }
    for (const std::string& problem : validate(definition, setup))
        problems.append(QString::fromStdString(problem));
    for (const QString& problem : problems)
        QTextStream(stderr) << "magister-cli: " << problem << '\n';
    return problems.isEmpty() ? std::optional(setup) : std::nullopt;
}

OrleansFile readOrleansFile(const QString& path, const Setup& table) {
    OrleansFile file;
    file.setup = table;
    QFile device(path);
    if (!device.open(QIODevice::ReadOnly | QIODevice::Text)) {
        file.problem = QStringLiteral("%1: %2").arg(path, device.errorString());
        return file;
    }
    QTextStream in(&device);
    for (int number = 1; !in.atEnd(); ++number) {
        const QString line = in.readLine().section(u'#', 0, 0).simplified();
        if (line.isEmpty()) continue;
        if (!file.lines.empty() || !isHead(line)) {
            file.lines.push_back({number, line});
        } else if (const auto fault = takeHead(file.setup, line.split(u' '))) {
            file.problem = at(path, number, *fault);
            return file;
        }
    }
    return file;
}

bool isOrleansFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return false;
    QTextStream in(&file);
    while (!in.atEnd())
        if (in.readLine().section(u'#', 0, 0).simplified() == QLatin1String("game orleans")) return true;
    return false;
}

QString orleansHead(const Setup& setup) {
    QString head = QStringLiteral("game orleans\nplayers %1\nseed %2\nstart %3\nextra-tiles %4\nfewer-tiles %5\n")
                       .arg(QString::number(setup.players), QString::number(setup.seed),
                            QString::number(setup.startPlayer + 1), yesNo(setup.extraTiles), yesNo(setup.fewerTiles));
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const RulingOption& option = rulingOptions()[i];
        head += QStringLiteral("ruling %1 %2\n").arg(text(option.id), text(option.choices[answer(setup.rulings, i)]));
    }
    return head;
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
    for (const OrleansFile::Line& line : file.lines) {
        QString problem = playLine(definition, played, line.text);
        if (problem.isEmpty() && check)
            if (const auto violations = orleans::check(definition, played.state); !violations.empty())
                problem = QString::fromStdString(violations.front());
        if (problem.isEmpty()) continue;
        played.problem = at(path, line.number, problem);
        return played;
    }
    return played;
}

QString hashText(const State& state) {
    return QStringLiteral("%1").arg(positionHash(state), 16, 16, QLatin1Char('0'));
}

} // namespace magister::cli
