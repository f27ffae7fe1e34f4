// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"
#include "app/cli/words.h"

#include "app/orleans/pack/pack.h"
#include "app/language/problem_text.h"
#include "app/messina/pack/user_pack.h"
#include "app/coverage/review.h"
#include "app/figures/figure_shelf.h"
#include "app/library/content_check.h"
#include "app/paper/aid_texts.h"

#include <QDir>
#include <QTextStream>

namespace magister::cli {

namespace {

int tell(const QList<Problem>& problems, const QString& language) {
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

/// Whether the head of a user's pack names this game; what is wrong with the head is told by whoever reads the pack.
bool isOfGame(const PackFiles& userPack, const QString& game) {
    QList<Problem> toldLater;
    const auto head = userPack.tree(packHeadName, toldLater);
    const JsonNode* named = head ? head->member(u"game") : nullptr;
    return named && named->text == game;
}

template <class Result>
int checkPackOf(const QString& game, Result (*read)(const PackFiles&), const DataFolder& data,
                const PackFiles& userPack, const QString& language) {
    const Result result = read(PackFiles::fromFolder(data.packs(game), data).with(userPack));
    return result.definition ? tellOverrides(result) : tell(result.problems, language);
}

int checkPack(const DataFolder& data, const Options& options) {
    const PackFiles userPack = PackFiles::fromFolder(QDir(options.pack).absolutePath(), data);
    if (isOfGame(userPack, QStringLiteral("orleans")))
        return checkPackOf<OrleansPack>(QStringLiteral("orleans"), readOrleansPack, data, userPack, options.language);
    return checkPackOf<PackResult>(QStringLiteral("messina"), readMessinaPack, data, userPack, options.language);
}

/// A last line where the sources are at hand and articles are to be read again; no problem, it only asks for a reader.
void tellReview(const DataFolder& data) {
    const Review review = Review::read(QDir(data.path()).absolutePath(), QStringLiteral("messina"));
    if (review.problem().isEmpty() && !review.rows().isEmpty())
        QTextStream(stdout) << review.rows().size() << " rules for review: magister-cli review\n";
}

int tellCounts(const ContentCounts& counts, int figures, int phrases) {
    QTextStream(stdout) << counts.packs << " packs, " << counts.rules << " rules, " << counts.rulings << " rulings, "
                        << counts.articles << " articles, " << counts.terms << " terms, " << figures << " figures, "
                        << counts.lessons << " lesson, " << counts.lessonWords << " lesson texts, " << phrases << " phrases of the aid, " << counts.names << " names, "
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
    if (options.data.isEmpty()) {
        problems += messinaPackInForce(data, userPackFolder(QStringLiteral("messina"))).userProblems;
        problems += orleansPackInForce(data, userPackFolder(QStringLiteral("orleans"))).userProblems;
    }
    const int exit = problems.isEmpty() ? tellCounts(report.counts, figures, phrases) : tell(problems, options.language);
    tellReview(data);
    return exit;
}

} // namespace magister::cli
