// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/articles.h"

#include "app/library/chapter_reading.h"
#include "app/content/json_value.h"

#include <QDir>

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

} // namespace

Articles Articles::read(const QString& folder, const QString& shownAs, const RuleCatalogue& catalogue,
                        const QString& game, const NumberSource& numbers, QList<Problem>& problems) {
    Articles articles;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({"*.md"}, QDir::Files, QDir::Name)) {
        const QString section = game + QLatin1Char('.') + name.chopped(3);
        const QString shown = shownAs + QLatin1Char('/') + name;
        const RuleAtom* chapter = catalogue.find(section);
        if (!chapter || chapter->depth != 0) {
            problems.append({shown, {}, 0, 0, ProblemKind::UnknownRule, {section}});
        } else if (const auto text = readText(dir.filePath(name), shown, problems)) {
            for (const Article& each : ChapterReading(shown, section, catalogue, numbers, problems).read(*text))
                if (catalogue.find(each.id) && !articles.m_articles.contains(each.id))
                    articles.m_articles.insert(each.id, each);
        }
    }
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

const Article* Articles::find(const QString& id) const {
    const auto found = m_articles.constFind(id);
    return found == m_articles.constEnd() ? nullptr : &*found;
}

QString Articles::title(const QString& id) const {
    const Article* article = find(id);
    return article ? article->title : QString();
}

} // namespace magister
