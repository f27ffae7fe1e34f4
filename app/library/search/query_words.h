// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/search_weights.h"
#include "app/library/search/stemming.h"

namespace magister {

/// A word of a query.
struct QueryWord {
    QString folded;
    bool isOpen{}; ///< may still go on: the last word, with nothing typed behind it
};

/// Longest part of a query that is read; nobody types more.
inline constexpr qsizetype longestQuery = 400;
inline constexpr qsizetype mostQueryWords = 24;

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

/// A query with its words matched in the languages it is asked for, each when it is first needed.
class Query {
public:
    Query(const std::vector<SearchIndex>& indexes, const QString& text, const SearchWeights& weights);

    const std::vector<SearchIndex>& indexes() const { return m_indexes; }
    const std::vector<QueryWord>& words() const { return m_words; }
    const SearchWeights& weights() const { return m_weights; }
    /// Of each word, in the language of indexes()[language].
    const std::vector<WordMatches>& matches(std::size_t language) const;

private:
    const std::vector<SearchIndex>& m_indexes;
    const SearchWeights& m_weights;
    std::vector<QueryWord> m_words;
    mutable std::vector<std::vector<WordMatches>> m_matches;
};

} // namespace magister
