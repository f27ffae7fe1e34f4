// SPDX-License-Identifier: GPL-3.0-or-later
// Games as files that hold setup, pack and every command: played into one, read from one.
#include "app/cli/journal_verbs.h"

#include "app/cli/game_file.h"
#include "app/cli/orleans_player.h"
#include "app/cli/orleans_table.h"
#include "app/cli/orleans_words.h"
#include "app/cli/table_setup.h"
#include "app/cli/verbs.h"
#include "app/cli/words.h"

#include "app/content/file_bytes.h"
#include "app/orleans/pack/saves.h"
#include "app/language/problem_text.h"
#include "app/messina/pack/saves.h"
#include "app/content/save_head.h"
#include "app/messina/pack/user_pack.h"
#include "app/table/journaled_session.h"

#include <QTextStream>

namespace magister::cli {

namespace {

/// What the verbs ask of Messina 1347.
struct Messina {
    using Game = messina::SaveGame;
    using Session = messina::SessionGame;

    /// A legal choice at random, each as likely as the other.
    struct Player {
        const messina::Definition& definition;
        std::vector<messina::Choice> list;

        Player(const messina::Definition& of, const Options&) : definition(of) {}
        std::pair<messina::PlayerIndex, messina::Command> next(const messina::State& state, Random& random) {
            list.clear();
            listChoices(definition, state, state.toAct(), messina::Listing::LegalOnly, list);
            return {state.toAct(), list[random.below(static_cast<std::uint32_t>(list.size()))].command};
        }
    };
    static PackInForce inForce() { return messinaPackInForce(DataFolder::find(), userPackFolder(QLatin1String(Game::id))); }
    static auto table(const Options& options, const messina::Definition& definition) { return tableSetup(options, definition); }
    static std::vector<std::string> check(const messina::Definition& definition, const messina::State& state) {
        return messina::check(definition, state);
    }
    static QString scores(const messina::Session& session, const messina::Events& events, const Options& options) {
        return scoreTable(session.definition(), session.state(), events, Words(options.language).language());
    }
};

/// And of Orléans: of several who are asked, any may answer; told as a story unless played at random.
struct Orleans {
    using Game = orleans::SaveGame;
    using Session = orleans::SessionGame;

    struct Player {
        OrleansPlayer player;

        Player(const orleans::Definition& definition, const Options& options)
            : player(definition, options.random ? OrleansPlayer::Manner::Even : OrleansPlayer::Manner::Steady) {}
        std::pair<orleans::PlayerIndex, orleans::Command> next(const orleans::State& state, Random& random) {
            const auto answer = player.next(state, random);
            return {answer->player, answer->command};
        }
    };
    static OrleansPackInForce inForce() { return orleansPackInForce(DataFolder::find(), userPackFolder(QLatin1String(Game::id))); }
    static auto table(const Options& options, const orleans::Definition& definition) { return orleansTable(options, definition); }
    static std::vector<std::string> check(const orleans::Definition& definition, const orleans::State& state) {
        return orleans::check(definition, state);
    }
    static QString scores(const orleans::Session& session, const orleans::Events& events, const Options& options) {
        const OrleansWords words(options.language);
        const bool tells = options.verb == QLatin1String("play") && !options.random;
        return (tells ? story(session.definition(), session.state(), events, words.language) : QString()) +
               scoreTable(session.definition(), session.state(), events, words.language);
    }
};

void tell(const QList<Problem>& problems) {
    QTextStream err(stderr);
    for (const Problem& problem : problems)
        err << sentence(problem) << '\n';
}

/// Until the game is over; now and then the last command is taken back where that is allowed.
template <class Side>
auto playOn(JournaledSession<typename Side::Session>& game, typename Side::Player player, std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0x5DEECE66Du);
    typename JournaledSession<typename Side::Session>::Answer answer;
    while (answer && !game.session().state().over()) {
        if (game.session().canUndo() && random.below(20) == 0) {
            answer = game.undo();
            continue;
        }
        const auto [seat, command] = player.next(game.session().state(), random);
        answer = game.give(seat, command);
    }
    return answer;
}

template <class Side> int showEnd(const typename Side::Game::Session& session, const Options& options) {
    std::vector<typename Side::Game::Event> events;
    for (const auto& told : session.events())
        events.push_back(told.event);
    QTextStream(stdout) << Side::scores(session, events, options)
                        << (session.state().over() ? "" : "the game is not over\n") << "hash "
                        << hashText(session.state()) << '\n';
    return Fine;
}

template <class Side> int playInto(const Options& options) {
    const auto inForce = Side::inForce();
    tell(inForce.printed.problems + inForce.userProblems);
    if (!inForce.pack().definition) return Failed;
    const auto setup = Side::table(options, *inForce.pack().definition);
    if (!setup) return Failed;
    auto begun = Saves<typename Side::Game>::beginGame(options.journal, *setup, inForce.files);
    if (!begun.file) {
        tell(begun.game.problems);
        return Failed;
    }
    JournaledSession<typename Side::Session> game(std::move(*begun.game.session), std::move(begun.file), &Side::Game::toText);
    const auto answer = playOn<Side>(game, typename Side::Player(*begun.game.definition, options), setup->seed);
    if (answer.problem) tell({*answer.problem});
    if (!answer) return Failed;
    return showEnd<Side>(game.session(), options);
}

template <class Side> int replayFile(const Options& options) {
    const auto game = Saves<typename Side::Game>::readSaveFile(options.file);
    tell(game.problems);
    if (game.torn) tell({*game.torn});
    if (!game.sound()) return Failed;
    if (options.check)
        for (const std::string& violation : Side::check(*game.definition, game.session->state())) {
            QTextStream(stderr) << options.file << ": " << QString::fromStdString(violation) << '\n';
            return Failed;
        }
    return showEnd<Side>(*game.session, options);
}

template <class Side> bool verifyFile(const QString& path, QTextStream& out) {
    const auto game = Saves<typename Side::Game>::readSaveFile(path);
    if (game.sound()) out << path << ": ok, " << game.count << " records, hash " << hashText(game.session->state()) << '\n';
    for (const Problem& problem : game.problems)
        out << sentence(problem) << '\n';
    if (game.torn) out << sentence(*game.torn) << '\n';
    return game.sound();
}

/// What has no sound head is read as a game of Messina 1347, whose reader tells what is wrong with it.
bool isOfOrleans(const QString& path) { return gameOfSave(path) == orleans::SaveGame::id; }

} // namespace

int playIntoJournal(const Options& options) {
    return options.game == QLatin1String("orleans") ? playInto<Orleans>(options) : playInto<Messina>(options);
}

bool isJournal(const QString& path) {
    FileFault toldLater;
    return readBeginning(path, 14, toldLater) == QByteArrayLiteral("magister-game/");
}

int replayJournal(const Options& options) {
    return isOfOrleans(options.file) ? replayFile<Orleans>(options) : replayFile<Messina>(options);
}

int verify(const Options& options) {
    bool sound = true;
    QTextStream out(stdout);
    for (const QString& path : options.files)
        sound = (isOfOrleans(path) ? verifyFile<Orleans>(path, out) : verifyFile<Messina>(path, out)) && sound;
    return sound ? Fine : Failed;
}

} // namespace magister::cli
