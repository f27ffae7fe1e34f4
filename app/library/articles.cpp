// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/articles.h"

#include "app/library/chapter_reading.h"
#include "app/content/json_value.h"

#include <QDir>

#include <functional>

namespace magister {

namespace {

/// Chapters are told apart by their number; two atoms with one title could not be told apart in a list.
void checkTitles(const QList<Article>& articles, QList<Problem>& problems) {
    QHash<QString, QString> seen;
    for (const Article& article : articles) {
        const QString key = article.title.toCaseFolded();
        if (seen.contains(key))
            problems.append({article.file, {}, article.line, 4, ProblemKind::TitleTwice, {article.title}});
        seen.insert(key, article.id);
    }
}

/// Reads the files of a folder, a chapter after the other, and hands over every article of a known rule.
void readChapters(const QString& folder, const QString& shownAs, const RuleCatalogue& catalogue, const QString& game,
                  const NumberSource& numbers, QList<Problem>& problems,
                  const std::function<void(const Article&)>& take) {
    const QDir dir(folder);
    for (const QString& name : dir.entryList({"*.md"}, QDir::Files, QDir::Name)) {
        const QString section = game + QLatin1Char('.') + name.chopped(3);
        const QString shown = shownAs + QLatin1Char('/') + name;
        const RuleAtom* chapter = catalogue.find(section);
        if (!chapter || chapter->depth != 0) {
            problems.append({shown, {}, 0, 0, ProblemKind::UnknownRule, {section}});
        } else if (const auto text = readText(dir.filePath(name), shown, problems)) {
            for (const Article& each : ChapterReading(shown, section, catalogue, numbers, problems).read(*text))
                if (catalogue.find(each.id)) take(each);
        }
    }
}

} // namespace

Articles Articles::read(const QString& folder, const QString& shownAs, const RuleCatalogue& catalogue,
                        const QString& game, const NumberSource& numbers, QList<Problem>& problems) {
    Articles articles;
    readChapters(folder, shownAs, catalogue, game, numbers, problems, [&](const Article& each) {
        if (!articles.m_articles.contains(each.id)) articles.m_articles.insert(each.id, each);
    });
    QList<Article> ordered;
    QHash<QString, int> lines; // of the last heading there is, by chapter: behind it belongs what is missing
    for (const RuleAtom& atom : catalogue.atoms()) {
        const QString file = shownAs + QLatin1Char('/') + atom.chapter.section(QLatin1Char('.'), -1) + ".md";
        const Article* article = articles.find(atom.id);
        if (!article)
            problems.append({file, {}, lines.value(atom.chapter), lines.contains(atom.chapter) ? 1 : 0,
                             ProblemKind::RuleMissing, {atom.id}});
        else if (atom.depth > 0)
            ordered.append(*article);
        if (article) lines.insert(atom.chapter, article->line);
    }
    checkTitles(ordered, problems);
    return articles;
}

QHash<QString, QString> Articles::readTitles(const QString& folder, const RuleCatalogue& catalogue,
                                             const QString& game, const NumberSource& numbers) {
    QHash<QString, QString> titles;
    QList<Problem> told; // when the articles are read
    readChapters(folder, {}, catalogue, game, numbers, told, [&titles](const Article& each) {
        if (!titles.contains(each.id)) titles.insert(each.id, each.title);
    });
    return titles;
}

const Article* Articles::find(const QString& id) const {
    const auto found = m_articles.constFind(id);
    return found == m_articles.constEnd() ? nullptr : &*found;
}

QString Articles::title(const QString& id) const {
    const Article* article = find(id);
    return article ? article->title : QString();
}

} // namespace magister
