// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_file.h"

#include "app/content/file_bytes.h"
#include "app/language/problem_text.h"

#include <QFile>
#include <QTextStream>

namespace magister::cli {

namespace {

/// A game of a few thousand commands takes some hundred thousand bytes.
constexpr qint64 largestText = 16 * 1024 * 1024;

} // namespace

std::optional<QStringList> readLines(const QString& path, QString& problem) {
    FileFault fault;
    const auto bytes = readRegularFile(path, largestText, fault);
    if (!bytes) {
        problem = sentence(fileProblem(fault, path, largestText));
        return std::nullopt;
    }
    QStringList lines = QString::fromUtf8(*bytes).split(u'\n');
    for (QString& line : lines)
        if (line.endsWith(u'\r')) line.chop(1);
    if (lines.last().isEmpty()) lines.removeLast(); // behind the last line feed
    return lines;
}

QString bareLine(const QString& line) {
    return line.section(u'#', 0, 0).simplified();
}

bool writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    // A full disk often shows itself only when what was written is let go.
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size() && file.flush())
        return true;
    complain(path + QStringLiteral(": ") + file.errorString());
    return false;
}

QString atLine(const QString& path, int line, const QString& what) {
    return QStringLiteral("%1:%2: %3").arg(shownForeign(path)).arg(line).arg(shownForeign(what));
}

void tell(const QList<Problem>& problems) {
    QTextStream err(stderr);
    for (const Problem& problem : problems)
        err << sentence(problem) << '\n';
}

void complain(const QString& what) {
    QTextStream(stderr) << "magister-cli: " << what << '\n';
}

} // namespace magister::cli
