// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/query_words.h"

namespace magister {

/// A term found among the words of a query.
struct FoundTerm {
    int term{};       ///< index into SearchIndex::terms
    bool isOther{};   ///< by one of its other words
    quint32 words{};  ///< a bit for each word of the query that names it
    double quality{}; ///< how much of the term was typed and how surely, 0..1
};

/// The terms of a language that the words of a query name, best first; none shares words with a better one, except
/// where several terms have the same name. `matches`: of each word; a word whose bit in `allowed` is not set is left
/// out.
std::vector<FoundTerm> findTerms(const SearchIndex& index, const std::vector<WordMatches>& matches, quint32 allowed,
                                 const SearchWeights& weights);

} // namespace magister
