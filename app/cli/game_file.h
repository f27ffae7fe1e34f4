// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game_words.h"
#include "app/cli/invariants.h"
#include "app/cli/options.h"
#include "app/cli/table_setup.h"

#include <QString>

#include <optional>
#include <tuple>
#include <vector>

/// A game as text: "game ID" and lines of the setup (see the setup.h of the game), then a command a line, and "hash
/// HEX" wherever the position is to be compared. Where several players may be asked at once, a command begins with the
/// seat, from 1. # begins a remark. `Game` as in games.h.
namespace magister::cli {

template <class Game> struct GameFile {
    typename Game::Setup setup;
    std::vector<NumberedLine> lines;
    QString problem; ///< "FILE:LINE: what is wrong"; empty when the file was read
};

/// The id of the game that a file of commands calls itself; empty if it does not say, or cannot be read.
QString gameOfFile(const QString& path);

/// Head lines are optional; a file without any is played at the table given.
template <class Game> GameFile<Game> readGameFile(const QString& path, const typename Game::Setup& table) {
    GameFile<Game> file{table, {}, {}};
    const auto texts = readLines(path, file.problem);
    if (!texts) return file;
    const QString own = QStringLiteral("game ") + QLatin1String(Game::id);
    std::vector<NumberedLine> head;
    for (int number = 1; number <= texts->size(); ++number) {
        const NumberedLine line{number, bareLine(texts->at(number - 1))};
        if (line.text.isEmpty()) continue;
        const QString first = line.text.section(u' ', 0, 0);
        const bool names = first == QLatin1String("game");
        if (!file.lines.empty() || !(names || Game::setupFields().contains(first))) {
            file.lines.push_back(line);
        } else if (!names) {
            head.push_back(line);
        } else if (line.text != own) {
            file.problem = atLine(path, number, QStringLiteral("\"%1\" expected").arg(own));
            return file;
        }
    }
    file.problem = takeSetup<Game>(file.setup, path, head);
    return file;
}

template <class Game> struct Played {
    typename Game::State state;
    std::vector<typename Game::Event> events; ///< of the whole game
    QString problem; ///< the first line that cannot be read or breaks an invariant, with its place
    /// The first line that the rules do not allow: `state` is the position it was judged in.
    struct Refused {
        int line{};
        typename Game::Refusal refusal;
        typename Game::Command command;
    };
    std::optional<Refused> refused{};
};

/// Gives one line of a file to the game; what is wrong with it, or nothing. What the rules do not allow is in `played`.
template <class Game>
QString playLine(const typename Game::Definition& definition, Played<Game>& played, const NumberedLine& line) {
    if (line.text.startsWith(QLatin1String("hash "))) {
        const QString now = hashText<Game>(played.state);
        return line.text.mid(5).trimmed() == now ? QString() : QStringLiteral("the position has hash %1").arg(now);
    }
    std::uint8_t player = Game::asked(played.state, nobody);
    QString text = line.text;
    if (Game::severalAsked) {
        bool ok = false;
        const uint seat = text.section(u' ', 0, 0).toUInt(&ok);
        if (!ok || seat < 1 || seat > played.state.playerCount)
            return QStringLiteral("a seat from 1 to %1 and a command expected").arg(played.state.playerCount);
        player = static_cast<std::uint8_t>(seat - 1);
        text = text.section(u' ', 1);
    }
    const auto read = Game::read(definition, played.state, text.toStdString());
    const auto* command = std::get_if<typename Game::Command>(&read);
    if (!command) return QString::fromStdString(std::get<1>(read).message);
    if (const auto no = refuse(definition, played.state, player, *command)) {
        played.refused = {line.number, *no, *command};
        return {};
    }
    Game::perform(definition, played.state, player, *command, played.events);
    return {};
}

/// Plays the lines of a file; check: every invariant after every command.
template <class Game>
Played<Game> playFile(const typename Game::Definition& definition, const GameFile<Game>& file, const QString& path,
                      bool check) {
    Played<Game> played;
    if (const auto problems = Game::validate(definition, file.setup); !problems.empty()) {
        played.problem = path + QStringLiteral(": ") + QString::fromStdString(problems.front());
        return played;
    }
    std::tie(played.state, played.events) = Game::start(definition, file.setup);
    for (const NumberedLine& line : file.lines) {
        QString problem = playLine(definition, played, line);
        if (played.refused) return played;
        if (problem.isEmpty() && check) problem = QString::fromStdString(violation<Game>(definition, played.state));
        if (problem.isEmpty()) continue;
        played.problem = atLine(path, line.number, problem);
        return played;
    }
    return played;
}

/// The game of a file, or the new game without one; nothing after a problem, which goes to standard error. `tells`: the
/// story up to there goes to standard output, and what is asked then.
template <class Game>
std::optional<Played<Game>> playedFile(const typename Game::Definition& definition, const Options& options,
                                       const QString& path, const typename Game::Setup& table, bool tells) {
    GameFile<Game> file{table, {}, {}};
    if (!path.isEmpty()) file = readGameFile<Game>(path, table);
    Played<Game> played;
    if (file.problem.isEmpty()) played = playFile(definition, file, path, options.check);
    QString problem = file.problem.isEmpty() ? played.problem : file.problem;
    if (tells || played.refused) {
        const Words words(QLatin1String(Game::id), options.language);
        if (tells && !played.events.empty())
            QTextStream(stdout) << story<Game>(definition, played.state, played.events, words.language())
                                << asked<Game>(definition, played.state, words.language());
        if (played.refused)
            problem = atLine(path, played.refused->line,
                             refusedText<Game>(definition, played.state, played.refused->refusal,
                                               played.refused->command, words.language()));
    }
    if (problem.isEmpty()) return played;
    QTextStream(stderr) << problem << '\n';
    return std::nullopt;
}

} // namespace magister::cli
