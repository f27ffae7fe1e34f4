// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/article_checks.h"

#include <QRegularExpression>
#include <QSet>

namespace magister {

namespace {

using namespace Qt::StringLiterals;

void report(const Article& article, ProblemKind kind, const QStringList& arguments, QList<Problem>& problems) {
    problems.append({article.file, {}, article.line, 1, kind, arguments});
}

qsizetype words(const QString& html) {
    static const QRegularExpression tag("<[^>]*>");
    static const QRegularExpression space("\\s+");
    QString plain = html;
    return plain.remove(tag).replace("&nbsp;"_L1, " "_L1).split(space, Qt::SkipEmptyParts).size();
}

void checkLength(const Article& article, const QString& text, int limit, QList<Problem>& problems) {
    if (const auto found = words(text); found > limit)
        report(article, ProblemKind::TooManyWords, {QString::number(limit), QString::number(found)}, problems);
}

void checkLengths(const Article& article, const ArticleLimits& limits, QList<Problem>& problems) {
    checkLength(article, article.keySentence, limits.key, problems);
    checkLength(article, article.body.join(u' '), limits.body, problems);
    for (const QString& note : article.editions)
        checkLength(article, note, limits.edition, problems);
    checkLength(article, article.why, limits.edition, problems);
}

QString sorted(QStringList keys) {
    keys.sort();
    keys.removeDuplicates();
    return u'{' + keys.join(u", "_s) + u'}';
}

void checkAgainstEnglish(const Article& article, const Article& english, QList<Problem>& problems) {
    if (article.madeFrom != english.revision)
        report(article, ProblemKind::ArticleStale, {article.id, article.madeFrom, english.revision}, problems);
    if (sorted(article.numbers) != sorted(english.numbers))
        report(article, ProblemKind::NumbersDiffer, {article.id, sorted(english.numbers), sorted(article.numbers)},
               problems);
}

/// Related rules of the catalogue lead there in every language; a link inside a text only in its own.
void checkLinks(const RuleCatalogue& catalogue, const Articles& articles, QList<Problem>& problems) {
    QSet<QString> reached;
    for (const RuleAtom& atom : catalogue.atoms()) {
        const Article* article = articles.find(atom.id);
        if (!article) continue;
        for (const QString& id : atom.see + article->links)
            if (id != atom.id) reached.insert(id);
    }
    for (const RuleAtom& atom : catalogue.atoms()) {
        const Article* article = articles.find(atom.id);
        if (!article || !atom.hasArticle) continue;
        if (!reached.contains(atom.id)) report(*article, ProblemKind::ArticleUnlinked, {atom.id}, problems);
        if (atom.see.isEmpty() && article->links.isEmpty())
            report(*article, ProblemKind::ArticleWithoutLink, {atom.id}, problems);
    }
}

} // namespace

ArticleLimits articleLimits(const QString& language) {
    const bool articled = language == "en"_L1 || language == "de"_L1; // the others need no articles and fewer words
    return {.key = 35, .body = articled ? 90 : 80, .edition = 35};
}

void checkArticles(const RuleLibrary& library, QList<Problem>& problems) {
    const Articles& english = library.articles(languages().first());
    for (const QString& language : languages()) {
        const Articles& articles = library.articles(language);
        for (const RuleAtom& atom : library.catalogue().atoms()) {
            const Article* article = articles.find(atom.id);
            if (!article) continue;
            checkLengths(*article, articleLimits(language), problems);
            if (const Article* source = english.find(atom.id); source && &articles != &english)
                checkAgainstEnglish(*article, *source, problems);
        }
        checkLinks(library.catalogue(), articles, problems);
    }
}

} // namespace magister
