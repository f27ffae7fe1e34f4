// SPDX-License-Identifier: GPL-3.0-or-later
// Games as files that hold setup, pack and every command: played into one, read from one.
#include "journal_verbs.h"

#include "game_file.h"
#include "table_setup.h"
#include "verbs.h"
#include "words.h"

#include "content/problem_text.h"
#include "content/save_game.h"
#include "content/user_pack.h"
#include "messina/notation.h"
#include "session/journaled_session.h"

#include <QFile>
#include <QTextStream>

namespace magister::cli {

namespace {

using namespace messina;
using Journaled = JournaledSession<SessionGame>;

void tell(const QList<Problem>& problems) {
    QTextStream err(stderr);
    for (const Problem& problem : problems)
        err << sentence(problem) << '\n';
}

/// A legal choice at random until the game is over; now and then the last one is taken back where that is allowed.
Journaled::Answer playOn(Journaled& game, std::uint64_t seed) {
    Random random = Random::seeded(seed ^ 0x5DEECE66Du);
    std::vector<Choice> list;
    while (!game.session().state().over()) {
        const State& state = game.session().state();
        if (game.session().canUndo() && random.below(20) == 0) {
            if (auto answer = game.undo(); !answer) return answer;
            continue;
        }
        list.clear();
        listChoices(game.session().definition(), state, state.toAct(), Listing::LegalOnly, list);
        const Command command = list[random.below(static_cast<std::uint32_t>(list.size()))].command;
        if (auto answer = game.give(state.toAct(), command); !answer) return answer;
    }
    return {};
}

int showEnd(const messina::Session& session, const QString& language) {
    Events events;
    for (const auto& told : session.events())
        events.push_back(told.event);
    const Words words(language);
    QTextStream(stdout) << scoreTable(session.definition(), session.state(), events, words.language())
                        << (session.state().over() ? "" : "the game is not over\n") << "hash "
                        << hashText(session.state()) << '\n';
    return Fine;
}

} // namespace

int playIntoJournal(const Options& options) {
    const PackInForce inForce = messinaPackInForce(DataFolder::find(), userPackFolder(QStringLiteral("messina")));
    tell(inForce.printed.problems + inForce.userProblems);
    if (!inForce.pack().definition) return Failed;
    const auto setup = tableSetup(options, *inForce.pack().definition);
    if (!setup) return Failed;
    OpenGame begun = beginGame(options.journal, *setup, inForce.files);
    if (!begun.file) {
        tell(begun.game.problems);
        return Failed;
    }
    Journaled game(std::move(*begun.game.session), std::move(begun.file), &toText);
    const auto answer = playOn(game, setup->seed);
    if (answer.problem) tell({*answer.problem});
    if (!answer) return Failed;
    return showEnd(game.session(), options.language);
}

bool isJournal(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(14) == "magister-game/";
}

int replayJournal(const Options& options) {
    const SavedGame game = readSaveFile(options.file);
    tell(game.problems);
    if (game.torn) tell({*game.torn});
    if (!game.sound()) return Failed;
    if (options.check)
        for (const std::string& violation : messina::check(*game.definition, game.session->state())) {
            QTextStream(stderr) << options.file << ": " << QString::fromStdString(violation) << '\n';
            return Failed;
        }
    return showEnd(*game.session, options.language);
}

int verify(const Options& options) {
    int result = Fine;
    QTextStream out(stdout);
    for (const QString& path : options.files) {
        const SavedGame game = readSaveFile(path);
        if (game.sound())
            out << path << ": ok, " << game.count << " records, hash " << hashText(game.session->state()) << '\n';
        else result = Failed;
        for (const Problem& problem : game.problems)
            out << sentence(problem) << '\n';
        if (game.torn) out << sentence(*game.torn) << '\n';
    }
    return result;
}

} // namespace magister::cli
