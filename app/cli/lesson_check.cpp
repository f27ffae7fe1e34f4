// SPDX-License-Identifier: GPL-3.0-or-later
// `lesson check`: what is wrong with a lesson, and how many of the possible moves it answers.
#include "app/cli/game_pack.h"
#include "app/cli/games.h"
#include "app/cli/lesson_verbs.h"

#include "app/language/problem_text.h"
#include "app/teaching/lesson_report.h"

#include <QDir>

#include <map>

namespace magister::cli {

namespace {

constexpr double wantedShare = 0.99;

QString lineOf(const PlacedFinding& placed) {
    const LessonFinding& finding = placed.finding;
    const QString text = QString::fromUtf8(sentenceOf(finding.fault))
                             .replace(QStringLiteral("{step}"), finding.step)
                             .replace(QStringLiteral("{detail}"), finding.detail);
    return placed.file + (placed.line > 0 ? u':' + QString::number(placed.line) : QString()) + QStringLiteral(": ") +
           text;
}

/// What has no answer of its own: by step, reason and kind of command, each command once.
void tellRest(QTextStream& out, const DeviationReport& report) {
    std::map<std::tuple<QString, QString, QString>, QStringList> groups;
    QStringList order;
    for (const UnansweredCommand& each : report.rest) {
        auto& group = groups[{each.step, each.reason, each.command.section(u' ', 0, 0)}];
        if (!group.contains(each.command)) group.append(each.command);
        if (!order.contains(each.step)) order.append(each.step);
    }
    for (const QString& step : order)
        for (const auto& [key, commands] : groups)
            if (std::get<0>(key) == step)
                out << "  " << step << ", " << (std::get<1>(key).isEmpty() ? QStringLiteral("legal") : std::get<1>(key))
                    << ": " << commands.join(QStringLiteral("; ")) << '\n';
}

bool tellReport(QTextStream& out, const LessonReport& report, bool rest) {
    for (const Problem& problem : report.problems)
        out << sentence(problem) << '\n';
    for (const PlacedFinding& placed : report.findings)
        out << lineOf(placed) << '\n';
    const DeviationReport& tried = report.deviations;
    const auto problems = report.problems.size() + report.findings.size();
    out << report.lesson << ": " << report.steps << " steps, " << problems
        << (problems == 1 ? " problem" : " problems");
    if (tried.commands > 0)
        out << ", " << tried.commands << " commands tried, " << QString::number(100 * tried.share(), 'f', 2)
            << " % answered specifically (" << tried.rest.size() << " not)";
    out << ", words: " << (report.languages.isEmpty() ? QStringLiteral("none") : report.languages.join(u' '));
    if (!report.missing.isEmpty()) out << ", none yet: " << report.missing.join(u' ');
    out << '\n';
    if (rest) tellRest(out, tried);
    out.flush();
    return report.sound() && tried.share() >= wantedShare;
}

template <class Game> int check(const Options& options) {
    const DataFolder data = options.data.isEmpty() ? DataFolder::find() : DataFolder(options.data);
    auto printed = printedDefinitionOf<Game>();
    if (!printed) return Failed;
    const auto definition = std::make_shared<const typename Game::Definition>(std::move(*printed));
    const typename Game::LessonVocabulary vocabulary(definition.get());
    const LessonProof proof{
        vocabulary,
        [definition](const LessonStart& start) { return Game::LessonPosition::at(definition, start, nullptr); },
        [definition](const LessonStart& start) {
            QString problem;
            Game::LessonPosition::at(definition, start, &problem);
            return problem;
        }};
    QStringList ids = options.words;
    const QString folder = data.lessons(QLatin1String(Game::id));
    if (ids.isEmpty())
        for (const QString& file : QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
            ids.append(file.chopped(5));
    QTextStream out(stdout);
    bool sound = true;
    for (const QString& id : ids)
        sound = tellReport(
                    out, reportOn(id, options.languageGiven ? QStringList{options.language} : languages(), data, proof),
                    options.rest) &&
                sound;
    return sound ? Fine : Failed;
}

} // namespace

int checkLessons(const Options& options) {
    return withGame(options.game, [&]<class Game>(Game) { return check<Game>(options); });
}

} // namespace magister::cli
