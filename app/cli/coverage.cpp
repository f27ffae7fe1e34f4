// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/coverage_text.h"
#include "app/cli/verbs.h"

#include "app/content/data_folder.h"
#include "app/content/vocabulary.h"
#include "app/game/game_drills.h"

#include <QDir>
#include <QTextStream>

namespace magister::cli {

namespace {

/// The kinds of drill that each atom has, or why it has none.
void addDrills(Coverage& coverage, const QString& game) {
    QList<Problem> told; // of the pack: `content` tells them
    const auto drills = makeDrills(game, DataFolder::find(), told);
    if (!drills) return;
    for (const DrillGame::AtomDrills& each : drills->atoms())
        for (AtomCoverage& atom : coverage.atoms) {
            if (atom.id != each.atom) continue;
            atom.noDrill = each.why;
            for (const DrillKind kind : each.kinds)
                atom.drills.append(wordOf(kind));
        }
    for (AtomCoverage& atom : coverage.atoms)
        if (atom.interface_) atom.noDrill = QStringLiteral("about screens");
}

} // namespace

int coverage(const Options& options) {
    const QString root = options.source.isEmpty() ? DataFolder::find().path() : options.source;
    Coverage read = readCoverage(QDir(root).absolutePath(), options.game);
    if (!read.problem.isEmpty()) {
        QTextStream(stderr) << "magister-cli: " << read.problem << '\n';
        return Failed;
    }
    addDrills(read, options.game);
    QTextStream out(stdout);
    if (options.format == QLatin1String("json")) writeJson(out, read, options.game);
    else writeText(out, read);
    return read.complete() ? Fine : Failed;
}

} // namespace magister::cli
