// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs.h"

#include "app/library/rule_library.h"

#include <QTextStream>

#include <algorithm>
#include <ctime>

namespace magister::cli {

namespace {

/// Of the processor since then: what other programs take does not count.
double milliseconds(std::clock_t from) {
    return static_cast<double>(std::clock() - from) * 1000.0 / CLOCKS_PER_SEC;
}

/// What people type: questions of the articles, in every language, each typed into the search of every language.
QStringList askedQuestions(const RuleLibrary& library) {
    QStringList asked;
    for (const SearchIndex& index : library.searchIndexes())
        for (std::size_t i = 0; i < index.documents.size(); i += 31) {
            const SearchDocument& texts = index.documents[i].texts;
            asked.append(texts.asked.isEmpty() ? texts.title : texts.asked.first());
        }
    return asked;
}

int benchSearch(const RuleLibrary& library) {
    const auto from = std::clock();
    for (const QString& language : languages())
        library.articles(language);
    const double reading = milliseconds(from);
    const auto build = std::clock();
    library.searchIndexes();
    const double building = milliseconds(build);
    const auto learn = std::clock();
    for (const QString& language : languages())
        library.learnSearch(language).waitForFinished();
    const double learning = milliseconds(learn);
    std::vector<double> keys;
    std::size_t hits = 0; // read, so that no search can be left out
    for (const QString& language : languages())
        for (const QString& question : askedQuestions(library))
            for (qsizetype typed = 1; typed <= question.size(); ++typed) {
                const auto key = std::clock();
                hits += static_cast<std::size_t>(searchRules(library, language, question.left(typed)).size());
                keys.push_back(milliseconds(key));
            }
    std::sort(keys.begin(), keys.end());
    double sum = 0;
    for (const double each : keys)
        sum += each;
    QTextStream(stdout) << "articles-ms " << reading << '\n'
                        << "index-ms " << building << '\n'
                        << "learn-ms " << learning << '\n'
                        << "keys " << keys.size() << '\n'
                        << "hits " << hits << '\n'
                        << "key-ms-mean " << sum / static_cast<double>(keys.size()) << '\n'
                        << "key-ms-p99 " << keys[keys.size() * 99 / 100] << '\n'
                        << "key-ms-worst " << keys.back() << '\n';
    return Fine;
}

QString marked(const QString& line, const QList<FoundRange>& found) {
    QString text = line;
    for (auto range = found.crbegin(); range != found.crend(); ++range) {
        text.insert(range->from + range->length, QLatin1Char(']'));
        text.insert(range->from, QLatin1Char('['));
    }
    return text;
}

} // namespace

int searchRulesOf(const Options& options) {
    const RuleLibrary library(options.data.isEmpty() ? DataFolder::find() : DataFolder(options.data), *findGameFacts(options.game));
    if (options.bench) return benchSearch(library);
    QTextStream out(stdout);
    library.learnSearch(options.language).waitForFinished();
    for (const SearchHit& hit : searchRules(library, options.language, options.query, options.most)) {
        out << hit.id << '\n';
        if (!options.explain) continue;
        const Article* article = library.articles(options.language).find(hit.id);
        out << "  " << hit.score << " = " << hit.explanation << '\n'
            << "  " << marked(article ? article->title : QString(), hit.foundInTitle) << '\n'
            << "  " << marked(hit.line, hit.found) << '\n';
        if (!hit.otherLanguage.isEmpty()) out << "  " << hit.otherLanguage << ": " << hit.otherWords << '\n';
    }
    return Fine;
}

} // namespace magister::cli
