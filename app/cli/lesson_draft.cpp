// SPDX-License-Identifier: GPL-3.0-or-later
// `lesson draft`: the skeleton of a lesson from a played game.
#include "app/cli/game_file.h"
#include "app/cli/game_pack.h"
#include "app/cli/games.h"
#include "app/cli/lesson_verbs.h"

#include "app/content/save_head.h"
#include "app/table/seat_notes.h"
#include "app/teaching/lesson_draft.h"

#include <QDir>
#include <QFileInfo>

namespace magister::cli {

namespace {

/// What a file of either kind holds.
template <class Game> struct PlayedGame {
    typename Game::Setup setup;
    std::vector<PlayedMove> moves;
    QStringList seats;
};

QStringList coloursFor(int players) {
    return tinctures().mid(0, players);
}

template <class Game> std::optional<PlayedGame<Game>> readJournal(const QString& path) {
    const auto saved = Saves<typename Game::Save>::readSaveFile(path);
    tell(saved.problems);
    if (!saved.session) return std::nullopt;
    PlayedGame<Game> game{saved.session->setup(), {}, {}};
    for (const auto& move : saved.session->moves())
        game.moves.push_back(
            {move.player + 1, QString::fromStdString(Game::toText(*saved.definition, move.before, move.command))});
    for (const Seat& seat : seatsFromNotes(saved.notes, game.setup.players))
        game.seats.append(seat.tincture);
    return game;
}

template <class Game>
std::optional<PlayedGame<Game>> readScript(const QString& path,
                                           const std::shared_ptr<const typename Game::Definition>& definition,
                                           const typename Game::Setup& table) {
    const auto file = readGameFile<Game>(path, table);
    if (!file.problem.isEmpty() || !Game::validate(*definition, file.setup).empty()) {
        complain(file.problem.isEmpty() ? path + QStringLiteral(": the game cannot be set up like this")
                                        : file.problem);
        return std::nullopt;
    }
    PlayedGame<Game> game{file.setup, {}, coloursFor(file.setup.players)};
    PositionPtr position = std::make_shared<typename Game::LessonPosition>(definition, file.setup);
    for (const NumberedLine& line : file.lines) {
        if (line.text.startsWith(QLatin1String("hash "))) continue;
        const QString command = Game::severalAsked ? line.text.section(u' ', 1) : line.text;
        if (Game::severalAsked) position = withSeatToAct(position, line.text.section(u' ', 0, 0).toInt());
        game.moves.push_back({position->seatToAct(), command});
        const EngineAnswer answer = position->decide(command);
        if (!answer.next) {
            complain(atLine(path, line.number, QStringLiteral("%1 (%2)").arg(command, answer.reason)));
            return std::nullopt;
        }
        position = answer.next;
    }
    return game;
}

/// The lines of a setup that a start does not say by keys of its own, and that are not as in any game.
template <class Game> void addSetup(DraftSource& source, const typename Game::Setup& setup) {
    typename Game::Setup plain;
    plain.players = setup.players;
    plain.seed = setup.seed;
    const QByteArrayList usual = Game::setupText(plain).split('\n');
    for (const QByteArray& line : Game::setupText(setup).split('\n')) {
        if (line.startsWith("arrange "))
            source.arranged.append(QString::fromUtf8(line.mid(8)));
        else if (!usual.contains(line))
            source.setup.append(QString::fromUtf8(line));
    }
    source.seed = QString::number(static_cast<qulonglong>(setup.seed));
}

/// The number that the id begins with; of an id without one, that after all lessons of the folder.
int orderOf(const QString& id, const QString& folder) {
    const int number = id.section(u'-', 0, 0).toInt();
    if (number > 0) return number;
    return static_cast<int>(QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files).size()) + 1;
}

/// False, and told, when there is such a file or it cannot be written.
bool writeNew(const QString& path, const QByteArray& bytes) {
    if (QFileInfo::exists(path)) return complain(path + QStringLiteral(": there is a file already")), false;
    return QDir().mkpath(QFileInfo(path).path()) && writeFile(path, bytes);
}

template <class Game> int draft(const Options& options) {
    auto printed = printedDefinitionOf<Game>();
    if (!printed) return Failed;
    const auto definition = std::make_shared<const typename Game::Definition>(std::move(*printed));
    const QString path = options.script.isEmpty() ? options.words.first() : options.script;
    auto table = std::make_optional<typename Game::Setup>();
    if (!options.setup.isEmpty()) table = setupFromFile<Game>(options.setup);
    if (!table) return Failed;
    const auto game = options.script.isEmpty() ? readJournal<Game>(path) : readScript<Game>(path, definition, *table);
    if (!game) return Failed;
    const DataFolder data = options.data.isEmpty() ? DataFolder::find() : DataFolder(options.data);
    const typename Game::LessonVocabulary vocabulary(definition.get());
    DraftSource source;
    source.id = options.id.isEmpty() ? QFileInfo(path).completeBaseName() : options.id;
    source.order = orderOf(source.id, data.lessons(QLatin1String(Game::id)));
    source.learner = options.learner;
    source.seats = game->seats;
    addSetup<Game>(source, game->setup);
    source.start = std::make_shared<typename Game::LessonPosition>(definition, game->setup);
    const auto from =
        game->moves.begin() + std::min<std::ptrdiff_t>(options.from, static_cast<std::ptrdiff_t>(game->moves.size()));
    source.before.assign(game->moves.begin(), from);
    source.moves.assign(from, game->moves.end());
    source.targetsOf = [](const LessonPosition& position, const QString& command) {
        const auto& here = static_cast<const typename Game::LessonPosition&>(position);
        const auto read = Game::commandFromText(here.definition(), here.state(), command.toStdString());
        return read ? targetsOf(here.definition(), here.state(), here.asked(), *read) : QStringList();
    };
    const LessonDraft made = draftLesson(source, vocabulary);
    if (!made.problem.isEmpty())
        return complain(path + QStringLiteral(": not allowed with the printed pack: ") + made.problem), Failed;
    const QString file = u'/' + source.id + QStringLiteral(".json");
    const QString lesson = data.lessons(QLatin1String(Game::id)) + file;
    const QString words = data.lessonWords(QLatin1String(Game::id), QStringLiteral("en")) + file;
    if (!writeNew(lesson, made.lesson) || !writeNew(words, made.words)) return Failed;
    QTextStream(stdout) << data.shown(lesson) << ": " << made.steps << " steps\n"
                        << data.shown(words) << ": " << made.texts << " texts to be written\n";
    return Fine;
}

} // namespace

int draftOfLesson(const Options& options) {
    // A journal says itself of which game it is.
    const QString said = options.script.isEmpty() ? QString::fromUtf8(gameOfSave(options.words.first())) : QString();
    return withGame(said.isEmpty() ? options.game : said, [&]<class Game>(Game) { return draft<Game>(options); });
}

} // namespace magister::cli
