// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/paraphrase.h"

#include <algorithm>

namespace magister {

namespace {

constexpr std::size_t fewestArticles = 2; ///< one alone proves nothing
constexpr std::size_t mostArticles = 60;  ///< a word that stands everywhere means nothing in particular
constexpr double surely = 0.7;            ///< least weight of forms that count as the word

/// Articles of a language that hold the word, by number.
std::vector<int> articlesWith(const SearchIndex& index, const QueryPart& part) {
    std::vector<int> found;
    for (const FormMatch& match : part.forms) {
        if (match.weight < surely) continue;
        const int stem = index.vocabulary.forms()[static_cast<std::size_t>(match.form)].stem;
        const auto& holders = index.holders[static_cast<std::size_t>(stem)];
        found.insert(found.end(), holders.begin(), holders.end());
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

/// By article of `own`: how near its version in `other` comes to the word that the articles `with` hold.
void addLikeness(const SearchIndex& own, const std::vector<int>& with, const SearchIndex& other, double least,
                 double share, std::vector<double>& likeness) {
    std::vector<int> held(other.vocabulary.stems().size());
    std::vector<int> seen;
    for (const int document : with) {
        const int there = other.documentIndex.value(own.documents[static_cast<std::size_t>(document)].texts.id, -1);
        if (there < 0) continue;
        for (const int stem : other.documents[static_cast<std::size_t>(there)].stems)
            if (held[static_cast<std::size_t>(stem)]++ == 0) seen.push_back(stem);
    }
    std::vector<double> best(other.documents.size());
    for (const int stem : seen) {
        const auto& holders = other.holders[static_cast<std::size_t>(stem)];
        const auto common = static_cast<std::size_t>(held[static_cast<std::size_t>(stem)]);
        const double dice = 2.0 * static_cast<double>(common) / static_cast<double>(with.size() + holders.size());
        if (common < fewestArticles || dice < least) continue;
        for (const int document : holders)
            best[static_cast<std::size_t>(document)] = std::max(best[static_cast<std::size_t>(document)], dice);
    }
    for (std::size_t document = 0; document < best.size(); ++document) {
        if (best[document] <= 0) continue;
        const int here = own.documentIndex.value(other.documents[document].texts.id, -1);
        if (here >= 0) likeness[static_cast<std::size_t>(here)] += best[document] * share;
    }
}

} // namespace

void findParaphrases(const Query& query, std::size_t language, QueryPlan& plan) {
    const auto& indexes = query.indexes();
    const SearchIndex& own = indexes[language];
    if (indexes.size() < 2) return;
    const double share = 1.0 / static_cast<double>(indexes.size() - 1);
    for (std::size_t word = 0; word < plan.words; ++word) {
        if (query.matches(language)[word].isStop) continue;
        QueryPart& part = plan.parts[word];
        const std::vector<int> with = articlesWith(own, part);
        if (with.size() < fewestArticles || with.size() > mostArticles) continue;
        part.paraphrase.assign(own.documents.size(), 0);
        for (std::size_t other = 0; other < indexes.size(); ++other)
            if (other != language)
                addLikeness(own, with, indexes[other], query.weights().paraphraseLeast, share, part.paraphrase);
    }
}

} // namespace magister
