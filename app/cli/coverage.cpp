// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/coverage_text.h"
#include "app/cli/verbs.h"

#include "app/content/data_folder.h"

#include <QDir>
#include <QTextStream>

namespace magister::cli {

int coverage(const Options& options) {
    const QString root = options.source.isEmpty() ? DataFolder::find().path() : options.source;
    const Coverage read = readCoverage(QDir(root).absolutePath(), options.game);
    if (!read.problem.isEmpty()) {
        QTextStream(stderr) << "magister-cli: " << read.problem << '\n';
        return Failed;
    }
    QTextStream out(stdout);
    if (options.format == QLatin1String("json")) writeJson(out, read, options.game);
    else writeText(out, read);
    return read.complete() ? Fine : Failed;
}

} // namespace magister::cli
