// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/content/data_folder.h"
#include "app/content/game_facts.h"
#include "app/library/stamp.h"

#include <QTextStream>

namespace magister::cli {

int stamp(const Options& options) {
    const DataFolder data = options.data.isEmpty() ? DataFolder::find() : DataFolder(options.data);
    const GameFacts* game = options.rules.isEmpty() ? findGameFacts(options.game) : gameFactsOfRule(options.rules.first());
    const StampResult result = stampArticles(data, game ? *game : allGameFacts().first(), options.language, options.rules);
    for (const QString& problem : result.problems)
        QTextStream(stderr) << "magister-cli: " << problem << '\n';
    QTextStream(stdout) << result.articles << " articles, " << result.changed << " stamped\n";
    return result.problems.isEmpty() ? Fine : Failed;
}

} // namespace magister::cli
