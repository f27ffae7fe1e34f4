// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search_weights.h"
#include "stemming.h"

namespace magister {

/// A word of a query.
struct QueryWord {
    QString folded;
    bool isOpen{}; ///< may still go on: the last word, with nothing typed behind it
};

/// At most so much of a query is read; nobody types more.
inline constexpr qsizetype longestQuery = 400;
inline constexpr qsizetype mostQueryWords = 24;

/// Takes any text.
std::vector<QueryWord> queryWords(const QString& query);

/// A form that stands for a word of the query, and how surely: 1 is the word itself.
struct FormMatch {
    int form{};
    double weight{};
};

/// What a word of a query can mean in one language.
struct WordMatches {
    std::vector<FormMatch> forms; ///< each once; empty where nothing is like the word
    bool isKnown{};               ///< the word, or another form of it, stands in an article
    bool isStop{};
};

WordMatches matchWord(const SearchIndex& index, Stemmer& stemmer, const QueryWord& word, const SearchWeights& weights);

} // namespace magister
