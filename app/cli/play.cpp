// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_file.h"
#include "app/cli/journal_verbs.h"
#include "app/cli/orleans_table.h"
#include "app/cli/orleans_verbs.h"
#include "app/cli/random_player.h"
#include "app/cli/table_setup.h"
#include "app/cli/text_file.h"
#include "app/cli/verbs.h"
#include "app/cli/words.h"

#include "app/messina/pack/setup.h"

#include <QTextStream>

namespace magister::cli {

namespace {

QString finalPoints(const messina::State& state) {
    QStringList points;
    for (messina::PlayerIndex p = 0; p < state.playerCount; ++p)
        points.append(QString::number(state.players[p].points));
    return points.join(u' ');
}

bool writeRecord(const Options& options, const messina::Setup& setup, const RandomPlayer::Game& game) {
    QByteArray text = "game messina\n" + messina::setupText(setup);
    for (const std::string& command : game.commands)
        text += QByteArray::fromStdString(command) + '\n';
    return writeFile(options.record, text + "hash " + hashText(game.state).toLatin1() + '\n');
}

int playRandom(const Options& options) {
    const auto definition = messinaDefinition();
    if (!definition) return Failed;
    const auto table = tableSetup(options, *definition);
    if (!table) return Failed;
    RandomPlayer player(*definition);
    QTextStream out(stdout);
    int violations = 0;
    for (int i = 0; i < options.games; ++i) {
        messina::Setup setup = *table;
        setup.seed += static_cast<quint64>(i);
        const quint64 seed = setup.seed;
        const bool last = i + 1 == options.games;
        const bool record = options.games == 1 || (last && !options.record.isEmpty());
        const auto game = player.play(setup, options.check, record);
        if (!game.violation.empty()) {
            ++violations;
            out << "seed " << seed << ", choice " << game.choices << ": " << QString::fromStdString(game.violation) << '\n';
        } else if (options.games > 1) {
            out << "seed " << seed << " choices " << game.choices << " points " << finalPoints(game.state) << " hash "
                << hashText(game.state) << '\n';
        } else {
            const Words words(options.language);
            out << scoreTable(*definition, game.state, game.events, words.language()) << "hash " << hashText(game.state)
                << '\n';
        }
        if (last && !options.record.isEmpty() && !writeRecord(options, setup, game)) return Failed;
    }
    if (options.games > 1)
        out << options.games << " games, " << violations << " violations" << (options.check ? "" : " (not checked)") << '\n';
    return violations ? Failed : Fine;
}

int playLines(const Options& options, const QString& path) {
    const auto definition = messinaDefinition();
    if (!definition) return Failed;
    const auto table = tableSetup(options, *definition);
    if (!table) return Failed;
    const GameFile file = readGameFile(path, *table);
    Played played;
    if (file.problem.isEmpty()) played = playFile(*definition, file, path, options.check);
    const Words words(options.language);
    QTextStream out(stdout);
    // A script is told as it goes, up to the line that does not play.
    const bool tells = !options.script.isEmpty();
    if (tells && !played.events.empty())
        out << story(*definition, played.state, played.events, words.language()) << Qt::flush;
    QString problem = file.problem.isEmpty() ? played.problem : file.problem;
    if (played.refused)
        problem = atLine(path, played.refused->line,
                         refusedText(*definition, played.state, played.refused->refusal, played.refused->command,
                                     words.language()));
    if (!problem.isEmpty()) {
        QTextStream(stderr) << problem << '\n';
        return Failed;
    }
    out << scoreTable(*definition, played.state, played.events, words.language())
        << (tells || played.state.over() ? "" : "the game is not over\n") << "hash " << hashText(played.state) << '\n';
    return Fine;
}

} // namespace

int play(const Options& options) {
    if (!options.journal.isEmpty()) return playIntoJournal(options);
    if (options.game == QLatin1String("orleans")) return playOrleans(options);
    return options.random ? playRandom(options) : playLines(options, options.script);
}

int replay(const Options& options) {
    if (isJournal(options.file)) return replayJournal(options);
    return isOrleansFile(options.file) ? replayOrleans(options) : playLines(options, options.file);
}

} // namespace magister::cli
