// SPDX-License-Identifier: GPL-3.0-or-later
#include "verbs.h"
#include "words.h"

#include "content/problem_text.h"
#include "library/content_check.h"

#include <QTextStream>

namespace magister::cli {

int checkContent(const Options& options) {
    const DataFolder data = options.data.isEmpty() ? DataFolder::find() : DataFolder(options.data);
    const ContentReport report = readAll(data.path());
    QTextStream out(stdout);
    if (report.problems.isEmpty()) {
        out << report.counts.packs << " pack, " << report.counts.rules << " rules, " << report.counts.rulings
            << " rulings, " << report.counts.articles << " articles, " << report.counts.lessons << " lesson, "
            << report.counts.lessonWords << " lesson texts, " << report.counts.names << " names, "
            << report.counts.sentences << " sentences: no problems\n";
        return Fine;
    }
    const Catalogues catalogues(DataFolder::find());
    for (const Problem& problem : report.problems)
        out << (options.language == QLatin1String("en") ? sentence(problem)
                                                        : sentence(problem, catalogues.of(options.language)))
            << '\n';
    out << report.problems.size() << " problems\n";
    return Failed;
}

} // namespace magister::cli
