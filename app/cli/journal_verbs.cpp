// SPDX-License-Identifier: GPL-3.0-or-later
// Games as files that hold setup, pack and every command: played into one, read from one.
#include "app/cli/journal_verbs.h"

#include "app/cli/game_pack.h"
#include "app/cli/game_words.h"
#include "app/cli/games.h"
#include "app/cli/random_player.h"
#include "app/cli/table_setup.h"
#include "app/cli/verbs.h"

#include "app/content/file_bytes.h"
#include "app/content/save_head.h"
#include "app/language/problem_text.h"
#include "app/table/journaled_session.h"

#include <algorithm>

namespace magister::cli {

namespace {

template <class Game> using SavesOf = Saves<typename Game::Save>;

/// Until the game is over; now and then the last command is taken back where that is allowed.
template <class Game> auto playOn(JournaledSession<Game>& game, RandomPlayer<Game>& player, std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0x5DEECE66Du);
    typename JournaledSession<Game>::Answer answer;
    while (answer && !game.session().state().over()) {
        if (game.session().canUndo() && random.below(20) == 0) {
            answer = game.undo();
            continue;
        }
        const auto next = player.next(game.session().state(), random);
        answer = game.give(next->player, next->command);
    }
    return answer;
}

template <class Game> int showEnd(const typename Game::Session& session, const Options& options, bool tells) {
    std::vector<typename Game::Event> events;
    for (const auto& told : session.events())
        events.push_back(told.event);
    const Words words(QLatin1String(Game::id), options.language);
    QTextStream out(stdout);
    if (tells) out << story<Game>(session.definition(), session.state(), events, words.language());
    out << endText<Game>(session.definition(), session.state(), events, words.language());
    return Fine;
}

template <class Game> int playInto(const Options& options) {
    using Player = RandomPlayer<Game>;
    const auto inForce = packOf<Game>();
    if (!inForce.pack().definition) return Failed;
    const auto setup = tableSetup<Game>(options, *inForce.pack().definition);
    if (!setup) return Failed;
    auto begun = SavesOf<Game>::beginGame(options.journal, *setup, inForce.files);
    if (!begun.file) {
        tell(begun.game.problems);
        return Failed;
    }
    JournaledSession<Game> game(std::move(*begun.game.session), std::move(begun.file));
    Player player(*begun.game.definition, options.random ? Player::Manner::Even : Player::Manner::Weighted);
    const auto answer = playOn(game, player, setup->seed);
    if (answer.problem) tell({*answer.problem});
    return answer ? showEnd<Game>(game.session(), options, !options.random) : Failed;
}

template <class Game> int replayFile(const Options& options) {
    const auto game = SavesOf<Game>::readSaveFile(options.file);
    tell(game.problems);
    if (game.torn) tell({*game.torn});
    if (!game.sound()) return Failed;
    const std::string broken = options.check ? violation<Game>(*game.definition, game.session->state()) : std::string();
    if (broken.empty()) return showEnd<Game>(*game.session, options, false);
    QTextStream(stderr) << options.file << ": " << QString::fromStdString(broken) << '\n';
    return Failed;
}

template <class Game> int verifyFile(const QString& path, QTextStream& out) {
    const auto game = SavesOf<Game>::readSaveFile(path);
    if (game.sound())
        out << path << ": ok, " << game.count << " records, hash " << hashText<Game>(game.session->state()) << '\n';
    for (const Problem& problem : game.problems)
        out << sentence(problem) << '\n';
    if (game.torn) out << sentence(*game.torn) << '\n';
    return game.sound() ? Fine : Failed;
}

} // namespace

int playIntoJournal(const Options& options) {
    return withGame(options.game, [&]<class Game>(Game) { return playInto<Game>(options); });
}

bool isJournal(const QString& path) {
    FileFault toldLater;
    return readBeginning(path, 14, toldLater) == QByteArrayLiteral("magister-game/");
}

// What has no sound head is read as a game of the first kind, whose reader tells what is wrong with it.
int replayJournal(const Options& options) {
    return withGame(QString::fromUtf8(gameOfSave(options.file)),
                    [&]<class Game>(Game) { return replayFile<Game>(options); });
}

int verify(const Options& options) {
    int code = Fine;
    QTextStream out(stdout);
    for (const QString& path : options.files) {
        const QString game = QString::fromUtf8(gameOfSave(path));
        code = std::max(code, withGame(game, [&]<class Game>(Game) { return verifyFile<Game>(path, out); }));
    }
    return code;
}

} // namespace magister::cli
