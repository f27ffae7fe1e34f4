// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_file.h"
#include "app/cli/game_pack.h"
#include "app/cli/games.h"
#include "app/cli/journal_verbs.h"
#include "app/cli/random_player.h"
#include "app/cli/verbs.h"

namespace magister::cli {

namespace {

template <class Game> QString finalPoints(const typename Game::State& state) {
    QStringList points;
    for (std::uint8_t player = 0; player < state.playerCount; ++player)
        points.append(QString::number(state.players[player].points));
    return points.join(u' ');
}

template <class Game>
bool writeRecord(const QString& path, const typename Game::Setup& setup,
                 const typename RandomPlayer<Game>::Result& game) {
    QByteArray text = QByteArrayLiteral("game ") + Game::id + '\n' + Game::setupText(setup);
    for (const std::string& command : game.commands)
        text += QByteArray::fromStdString(command) + '\n';
    return writeFile(path, text + "hash " + hashText<Game>(game.state).toLatin1() + '\n');
}

/// At random, or as the game plays itself: then it is told from the first sentence to the last.
template <class Game> int playGames(const Options& options) {
    using Player = RandomPlayer<Game>;
    const auto definition = definitionOf<Game>();
    if (!definition) return Failed;
    const auto table = tableSetup<Game>(options, *definition);
    if (!table) return Failed;
    Player player(*definition, options.random ? Player::Manner::Even : Player::Manner::Weighted);
    QTextStream out(stdout);
    int violations = 0;
    for (int i = 0; i < options.games; ++i) {
        auto setup = *table;
        setup.seed += static_cast<quint64>(i);
        const bool last = i + 1 == options.games;
        const bool record = options.games == 1 || (last && !options.record.isEmpty());
        const auto game = player.play(setup, options.check, record);
        if (!game.violation.empty()) {
            ++violations;
            out << "seed " << setup.seed << ", choice " << game.choices << ": "
                << QString::fromStdString(game.violation) << '\n';
        } else if (options.games > 1) {
            out << "seed " << setup.seed << " choices " << game.choices << " points " << finalPoints<Game>(game.state)
                << " hash " << hashText<Game>(game.state) << '\n';
        } else {
            const Words words(QLatin1String(Game::id), options.language);
            if (!options.random)
                out << story<Game>(*definition, game.state, game.events, words.language()) << Qt::flush;
            out << endText<Game>(*definition, game.state, game.events, words.language());
        }
        if (last && !options.record.isEmpty() && !writeRecord<Game>(options.record, setup, game)) return Failed;
    }
    if (options.games > 1)
        out << options.games << " games, " << violations << " violations" << (options.check ? "" : " (not checked)")
            << '\n';
    return violations ? Failed : Fine;
}

/// A script is told as it goes, up to the line that does not play.
template <class Game> int playLines(const Options& options, const QString& path) {
    const auto definition = definitionOf<Game>();
    if (!definition) return Failed;
    const auto table = tableSetup<Game>(options, *definition);
    if (!table) return Failed;
    const bool tells = !options.script.isEmpty();
    const auto played = playedFile<Game>(*definition, options, path, *table, tells);
    if (!played) return Failed;
    const Words words(QLatin1String(Game::id), options.language);
    QTextStream(stdout) << endText<Game>(*definition, played->state, played->events, words.language(), tells);
    return Fine;
}

} // namespace

int play(const Options& options) {
    if (!options.journal.isEmpty()) return playIntoJournal(options);
    return withGame(options.game, [&]<class Game>(Game) {
        return options.script.isEmpty() ? playGames<Game>(options) : playLines<Game>(options, options.script);
    });
}

int replay(const Options& options) {
    if (isJournal(options.file)) return replayJournal(options);
    return withGame(gameOfFile(options.file), [&]<class Game>(Game) { return playLines<Game>(options, options.file); });
}

} // namespace magister::cli
