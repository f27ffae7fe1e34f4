// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/content/data_folder.h"
#include "app/coverage/review.h"

#include <QDir>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace magister::cli {

namespace {

/// "engine code, facts"; "new"; "gone".
QString reason(const ReviewRow& row) {
    if (row.why == ReviewRow::Why::New) return u"new"_s;
    if (row.why == ReviewRow::Why::Gone) return u"gone"_s;
    QStringList changed;
    if (row.code) changed.append(u"engine code"_s);
    if (row.facts) changed.append(u"facts"_s);
    return changed.join(u", "_s);
}

void write(QTextStream& out, const Review& review) {
    for (const ReviewRow& row : review.rows()) {
        out << row.id << ": " << reason(row) << '\n';
        if (!row.article.isEmpty()) out << "    " << row.article << '\n';
        for (const Evidence& place : row.places)
            out << "    " << place.file << ':' << place.line << "  " << place.function << '\n';
    }
    out << review.rows().size() << " rules for review\n";
}

} // namespace

int review(const Options& options) {
    const QString root = options.source.isEmpty() ? DataFolder::find().path() : options.source;
    Review review = Review::read(QDir(root).absolutePath(), options.game);
    if (!options.accept.isEmpty()) review.accept(options.accept);
    if (!review.problem().isEmpty()) {
        QTextStream(stderr) << "magister-cli: " << review.problem() << '\n';
        return Failed;
    }
    QTextStream out(stdout);
    write(out, review);
    return Fine;
}

} // namespace magister::cli
