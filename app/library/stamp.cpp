// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/stamp.h"

#include "app/library/rule_library.h"

#include <QFile>
#include <QMap>
#include <QSaveFile>

namespace magister {

namespace {

using namespace Qt::StringLiterals;

/// A file in hand: its lines without the line feeds.
struct Sheet {
    QByteArrayList lines;
    bool changed{};
};

using Sheets = QMap<QString, Sheet>; ///< by the name to show

Sheet readSheet(const QString& path) {
    QFile file(path);
    return {file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList(), false};
}

void stamp(const DataFolder& data, const Article& article, const QString& revision, Sheets& sheets,
           StampResult& result) {
    ++result.articles;
    if (article.madeFrom == revision) return;
    if (!sheets.contains(article.file))
        sheets.insert(article.file, readSheet(data.path() + u'/' + article.file));
    Sheet& sheet = sheets[article.file];
    QByteArray line = sheet.lines.value(article.line - 1);
    const bool returns = line.endsWith('\r');
    if (returns) line.chop(1);
    const QByteArray stamped = stampedHeading(line, article.id, revision);
    if (stamped.isEmpty()) { // somebody writes into it just now
        result.problems.append(u"%1:%2: no heading of %3"_s.arg(article.file).arg(article.line).arg(article.id));
        return;
    }
    sheet.lines[article.line - 1] = returns ? stamped + '\r' : stamped;
    sheet.changed = true;
    ++result.changed;
}

void write(const DataFolder& data, const Sheets& sheets, StampResult& result) {
    for (auto it = sheets.begin(); it != sheets.end() && result.problems.isEmpty(); ++it) {
        if (!it->changed) continue;
        QSaveFile file(data.path() + u'/' + it.key());
        const QByteArray bytes = it->lines.join('\n');
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            result.problems.append(it.key() + u": "_s + file.errorString());
    }
}

} // namespace

QByteArray stampedHeading(const QByteArray& line, const QString& id, const QString& revision) {
    const bool chapter = !line.startsWith("## ");
    if (!line.startsWith("# ") && chapter) return {};
    const QByteArray anchor = "{#" + id.toUtf8();
    const auto brace = line.lastIndexOf(" {");
    const QByteArray mark = brace < 0 || !line.endsWith('}') ? QByteArray() : line.mid(brace + 1).chopped(1);
    const auto isStamp = [](const QByteArray& text) { return text.startsWith('@') && text.size() == 9; };
    if (chapter) {
        if (!mark.isEmpty() && !isStamp(mark.mid(1))) return {};
        return (mark.isEmpty() ? line : line.left(brace)) + " {@" + revision.toLatin1() + '}';
    }
    if (mark != anchor && !(mark.startsWith(anchor + ' ') && isStamp(mark.mid(anchor.size() + 1)))) return {};
    return line.left(brace + 1) + anchor + " @" + revision.toLatin1() + '}';
}

StampResult stampArticles(const DataFolder& data, const GameFacts& game, const QString& language, const QStringList& ids) {
    StampResult result;
    const RuleLibrary library(data, game);
    const Articles& english = library.articles(languages().first());
    const Articles& articles = library.articles(language);
    for (const QString& id : ids)
        if (!library.catalogue().find(id)) result.problems.append(u"%1: there is no such rule"_s.arg(id));
    Sheets sheets;
    for (const RuleAtom& atom : library.catalogue().atoms()) {
        if (!ids.isEmpty() && !ids.contains(atom.id)) continue;
        const Article* source = english.find(atom.id);
        const Article* article = articles.find(atom.id);
        if (source && article)
            stamp(data, *article, source->revision, sheets, result);
        else if (ids.contains(atom.id)) // otherwise the check of all content tells
            result.problems.append(u"%1: no article in %2"_s.arg(atom.id, source ? language : languages().first()));
    }
    if (!result.problems.isEmpty()) result.changed = 0;
    write(data, sheets, result);
    return result;
}

} // namespace magister
