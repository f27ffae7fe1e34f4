// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/orleans_player.h"
#include "app/cli/orleans_table.h"
#include "app/cli/orleans_verbs.h"
#include "app/cli/orleans_words.h"

#include "app/orleans/pack/setup.h"
#include "engine/orleans/notation.h"

#include <QTextStream>

namespace magister::cli {

using namespace orleans;

namespace {

QString finalPoints(const State& state) {
    QStringList points;
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        points.append(QString::number(state.players[p].points));
    return points.join(u' ');
}

bool writeRecord(const QString& path, const Setup& setup, const OrleansPlayer::Game& game) {
    QByteArray text = "game orleans\n" + setupText(setup);
    for (const std::string& command : game.commands)
        text += QByteArray::fromStdString(command) + '\n';
    return writeFile(path, text + "hash " + hashText(game.state).toLatin1() + '\n');
}

/// The file's game, or nothing: what is wrong has gone to standard error. `tells`: the story up to there as well.
std::optional<OrleansPlayed> playedFile(const Definition& definition, const Options& options, const QString& path,
                                        const Setup& table, bool tells) {
    OrleansFile file;
    file.setup = table;
    if (!path.isEmpty()) file = readOrleansFile(path, table);
    OrleansPlayed played;
    if (file.problem.isEmpty()) played = playOrleansFile(definition, file, path, options.check);
    QString problem = file.problem.isEmpty() ? played.problem : file.problem;
    if (tells || played.refused) {
        const OrleansWords words(options.language);
        if (tells && !played.events.empty())
            QTextStream(stdout) << story(definition, played.state, played.events, words.language)
                                << asked(definition, played.state, words.language);
        if (played.refused)
            problem = atLine(path, played.refused->line,
                             refusedText(definition, played.state, played.refused->refusal, played.refused->command,
                                         words.language));
    }
    if (problem.isEmpty()) return played;
    QTextStream(stderr) << problem << '\n';
    return std::nullopt;
}

/// `told`: what is asked has been said already.
void showEnd(const Definition& definition, const State& state, const Events& events, const Language& language,
             bool told = false) {
    QTextStream(stdout) << scoreTable(definition, state, events, language)
                        << (told || state.over() ? "" : "the game is not over\n") << "hash " << hashText(state) << '\n';
}

int playFileOf(const Options& options, const QString& path) {
    const auto definition = orleansDefinition();
    if (!definition) return Failed;
    const auto table = orleansTable(options, *definition);
    if (!table) return Failed;
    const bool tells = !options.script.isEmpty();
    const auto played = playedFile(*definition, options, path, *table, tells);
    if (!played) return Failed;
    const OrleansWords words(options.language);
    showEnd(*definition, played->state, played->events, words.language, tells);
    return Fine;
}

/// Without --random a game is told from the first sentence to the last.
int playAtRandom(const Options& options) {
    const auto definition = orleansDefinition();
    if (!definition) return Failed;
    const auto table = orleansTable(options, *definition);
    if (!table) return Failed;
    OrleansPlayer player(*definition, options.random ? OrleansPlayer::Manner::Even : OrleansPlayer::Manner::Steady);
    QTextStream out(stdout);
    int violations = 0;
    for (int i = 0; i < options.games; ++i) {
        Setup setup = *table;
        setup.seed += static_cast<quint64>(i);
        const bool last = i + 1 == options.games;
        const bool record = options.games == 1 || (last && !options.record.isEmpty());
        const auto game = player.play(setup, options.check, record);
        if (!game.violation.empty()) {
            ++violations;
            out << "seed " << setup.seed << ", choice " << game.choices << ": "
                << QString::fromStdString(game.violation) << '\n';
        } else if (options.games > 1) {
            out << "seed " << setup.seed << " choices " << game.choices << " points " << finalPoints(game.state)
                << " hash " << hashText(game.state) << '\n';
        } else {
            const OrleansWords words(options.language);
            if (!options.random) out << story(*definition, game.state, game.events, words.language) << Qt::flush;
            showEnd(*definition, game.state, game.events, words.language);
        }
        if (last && !options.record.isEmpty() && !writeRecord(options.record, setup, game)) return Failed;
    }
    if (options.games > 1)
        out << options.games << " games, " << violations << " violations" << (options.check ? "" : " (not checked)")
            << '\n';
    return violations ? Failed : Fine;
}

} // namespace

int playOrleans(const Options& options) {
    return options.script.isEmpty() ? playAtRandom(options) : playFileOf(options, options.script);
}

int replayOrleans(const Options& options) {
    return playFileOf(options, options.file);
}

int choicesOfOrleans(const Options& options) {
    const auto definition = orleansDefinition();
    if (!definition) return Failed;
    const auto table = orleansTable(options, *definition);
    if (!table) return Failed;
    const auto played = playedFile(*definition, options, options.script, *table, false);
    if (!played) return Failed;
    QTextStream out(stdout);
    const auto listing = options.legalOnly ? Listing::LegalOnly : Listing::WithRefused;
    for (PlayerIndex p = 0; p < played->state.playerCount; ++p)
        for (const Choice& choice : choices(*definition, played->state, p, listing)) {
            if (choice.refusal)
                out << "refused " << QString::fromUtf8(reasonId(choice.refusal->reason).data()) << ' '
                    << QString::fromUtf8(ruleId(choice.refusal->rule).data()) << ' ';
            else
                out << "legal ";
            out << p + 1 << ' ' << QString::fromStdString(toText(*definition, choice.command)) << '\n';
        }
    return Fine;
}

} // namespace magister::cli
