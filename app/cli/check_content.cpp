// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games.h"
#include "app/cli/verbs.h"

#include "app/content/game_facts.h"
#include "app/content/pack_in_force.h"
#include "app/coverage/review.h"
#include "app/figures/figure_shelf.h"
#include "app/game/game_drills.h"
#include "app/language/catalogue.h"
#include "app/language/problem_text.h"
#include "app/library/content_check.h"
#include "app/paper/aid_texts.h"

#include <QDir>
#include <QTextStream>

namespace magister::cli {

namespace {

int tellProblems(const QList<Problem>& problems, const QString& language) {
    QTextStream out(stdout);
    const Catalogues catalogues(DataFolder::find(), allGameFacts().first().id);
    for (const Problem& problem : problems)
        out << (language == QLatin1String("en") ? sentence(problem) : sentence(problem, catalogues.of(language)))
            << '\n';
    out << problems.size() << " problems\n";
    return Failed;
}

/// "hexes hex-a-city points: 8 -> 9"
QString line(const PackOverride& each) {
    QStringList words{each.part, each.tile, each.field};
    words.removeAll(QString());
    const QString name = words.join(QLatin1Char(' '));
    return each.from == each.to ? QStringLiteral("%1: = %2").arg(name, each.to)
                                : QStringLiteral("%1: %2 -> %3").arg(name, each.from, each.to);
}

int tellOverrides(const PackReport& report) {
    QTextStream out(stdout);
    int same = 0;
    for (const PackOverride& each : report.overrides) {
        out << line(each) << '\n';
        same += each.from == each.to;
    }
    out << report.userTitle << ": " << report.overrides.size() << " values, " << report.overrides.size() - same
        << " unlike the printed ones: no problems\n";
    return Fine;
}

/// The game that the head of a user's pack names; what is wrong with the head is told by whoever reads the pack.
QString gameOfPack(const PackFiles& userPack) {
    QList<Problem> toldLater;
    const auto head = userPack.tree(packHeadName, toldLater);
    const JsonNode* named = head ? head->member(u"game") : nullptr;
    return named ? named->text : QString();
}

int checkPack(const DataFolder& data, const Options& options) {
    const PackFiles userPack = PackFiles::fromFolder(QDir(options.pack).absolutePath(), data);
    return withGame(gameOfPack(userPack), [&]<class Game>(Game) {
        const QString printed = data.packs(QLatin1String(Game::id));
        const auto result = Game::readPack(PackFiles::fromFolder(printed, data).with(userPack));
        return result.definition ? tellOverrides(result) : tellProblems(result.problems, options.language);
    });
}

/// A last line where the sources are at hand and articles are to be read again; no problem, it only asks for a reader.
void tellReview(const DataFolder& data) {
    for (const GameFacts& game : allGameFacts()) {
        const Review review = Review::read(QDir(data.path()).absolutePath(), game.id);
        if (review.problem().isEmpty() && !review.rows().isEmpty())
            QTextStream(stdout) << review.rows().size() << " rules for review: magister-cli review"
                                << (game.id == allGameFacts().first().id ? QString() : QStringLiteral(" --game ") + game.id)
                                << '\n';
    }
}

int tellCounts(const ContentCounts& counts, int figures, int phrases, int drillTexts) {
    QTextStream(stdout) << counts.packs << " packs, " << counts.rules << " rules, " << counts.rulings << " rulings, "
                        << counts.articles << " articles, " << counts.terms << " terms, " << figures << " figures, "
                        << counts.lessons << " lessons, " << counts.lessonWords << " lesson texts, " << phrases << " phrases of the aid, "
                        << drillTexts << " texts of drills, " << counts.names << " names, " << counts.tips << " tips, "
                        << counts.sentences << " sentences: no problems\n";
    return Fine;
}

} // namespace

int checkContent(const Options& options) {
    const DataFolder data = options.data.isEmpty() ? DataFolder::find() : DataFolder(options.data);
    if (!options.pack.isEmpty()) return checkPack(data, options);
    const ContentReport report = readAll(data.path());
    QList<Problem> problems = report.problems;
    const int figures = checkFigures(data, problems);
    const int phrases = paper::checkAids(data, problems);
    const int drillTexts = checkDrills(data, problems);
    if (options.data.isEmpty())
        forEachGame([&]<class Game>(Game) { problems += packInForce<Game>(data).userProblems; });
    const int exit = problems.isEmpty() ? tellCounts(report.counts, figures, phrases, drillTexts) : tellProblems(problems, options.language);
    tellReview(data);
    return exit;
}

} // namespace magister::cli
