// SPDX-License-Identifier: GPL-3.0-or-later
// `lesson start` and `lesson list`: what a writer can name where a lesson begins, and at one of its steps.
#include "app/cli/game_pack.h"
#include "app/cli/games.h"
#include "app/cli/lesson_verbs.h"

#include "app/content/lesson_file.h"
#include "app/content/lesson_setup_of.h"
#include "app/language/problem_text.h"
#include "app/teaching/lesson_run.h"

namespace magister::cli {

namespace {

/// A lesson, read, with the engine to play it on.
template <class Game> struct OpenedLesson {
    std::shared_ptr<const typename Game::Definition> definition;
    std::shared_ptr<const Lesson> lesson;

    LessonRun::Opening opening() const {
        return [definition = definition](const LessonStart& start) {
            return Game::LessonPosition::at(definition, start, nullptr);
        };
    }
};

/// The lesson with that id; nothing after a problem in its file or its start, which goes to standard error.
template <class Game> std::optional<OpenedLesson<Game>> opened(const Options& options) {
    auto printed = printedDefinitionOf<Game>();
    if (!printed) return std::nullopt;
    const auto definition = std::make_shared<const typename Game::Definition>(std::move(*printed));
    const typename Game::LessonVocabulary vocabulary(definition.get());
    const DataFolder data = options.data.isEmpty() ? DataFolder::find() : DataFolder(options.data);
    const QString path = data.lessons(QLatin1String(Game::id)) + u'/' + options.words.front() + QStringLiteral(".json");
    QList<Problem> problems;
    auto lesson = readLesson(path, data.shown(path), vocabulary, problems);
    tell(problems);
    if (!lesson) return std::nullopt;
    QString why;
    Game::LessonPosition::at(definition, lesson->start, &why);
    if (!why.isEmpty()) return complain(data.shown(path) + QStringLiteral(": ") + why), std::nullopt;
    return OpenedLesson<Game>{definition, std::make_shared<const Lesson>(std::move(*lesson))};
}

/// The start as `play --setup` and a script read it.
template <class Game> int start(const Options& options) {
    const auto lesson = opened<Game>(options);
    if (!lesson) return Failed;
    const auto& setup = setupOf<typename Game::Setup>(lesson->lesson->start);
    QTextStream out(stdout);
    out << "game " << Game::id << '\n' << Game::setupText(setup);
    PositionPtr position = std::make_shared<typename Game::LessonPosition>(lesson->definition, setup);
    for (const QString& line : lesson->lesson->start.commands) {
        const ScriptLine script = scriptLine(line);
        if (Game::severalAsked) out << (script.seat > 0 ? script.seat : position->seatToAct()) << ' ';
        out << script.command << '\n';
        position = answerTo(*position, line).next;
    }
    return Fine;
}

/// What the lesson makes of a command: "goal", "allowed", "wrong ID", "legal", "refused REASON RULE [ID]".
QString verdictOf(LessonRun run, const ListedCommand& listed) {
    const Verdict verdict = run.play(listed.text);
    const QString answer = verdict.wrong ? u' ' + verdict.wrong->id : QString();
    switch (verdict.kind) {
    case Verdict::Kind::Goal:
        return QStringLiteral("goal");
    case Verdict::Kind::OnTheWay:
        return QStringLiteral("allowed");
    case Verdict::Kind::Legal:
        return verdict.wrong ? QStringLiteral("wrong") + answer : QStringLiteral("legal");
    case Verdict::Kind::Refused:
        return QStringLiteral("refused %1 %2").arg(listed.reason, listed.rule) + answer;
    }
    return {};
}

template <class Game> int list(const Options& options) {
    const auto lesson = opened<Game>(options);
    if (!lesson) return Failed;
    const QString step = options.words.at(1);
    const auto run = LessonRun::at(lesson->lesson, lesson->opening(), step);
    if (!run) return complain(options.words.front() + QStringLiteral(": there is no step ") + step), Failed;
    QTextStream out(stdout);
    const LessonPosition& position = run->position();
    for (const ListedCommand& listed : position.commands())
        out << (run->asksForMoves()       ? verdictOf(*run, listed)
                : listed.reason.isEmpty() ? QStringLiteral("legal")
                                          : QStringLiteral("refused %1 %2").arg(listed.reason, listed.rule))
            << ": " << listed.text << '\n';
    for (const QString& path : position.paths())
        out << "value " << path << ": " << position.value(path).value_or(QString()) << '\n';
    for (const QString& target : position.shown(lesson->lesson->learner))
        out << "target " << target << '\n';
    return Fine;
}

} // namespace

int startOfLesson(const Options& options) {
    return withGame(options.game, [&]<class Game>(Game) { return start<Game>(options); });
}

int listOfStep(const Options& options) {
    return withGame(options.game, [&]<class Game>(Game) { return list<Game>(options); });
}

} // namespace magister::cli
