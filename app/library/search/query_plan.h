// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/query_words.h"

namespace magister {

/// One word to look for.
struct QueryPart {
    std::vector<FormMatch> forms;
    double rarity{};
    std::vector<double> paraphrase; ///< by document, how surely it says the same in other words; may be empty
};

/// A term that words of the query name, in whatever language.
struct NamedTerm {
    int term{};       ///< index into the terms of the language that is searched; -1 if it has no such term
    QString language; ///< in which it was typed
    QString text;     ///< the term there
    double share{};   ///< how much of the query it is, 0..1
};

/// One way to read some words of the query.
struct QueryReading {
    double worth{};
    std::vector<int> parts; ///< indexes into QueryPlan::parts; all of them are needed for the whole worth
    int named{-1};          ///< index into QueryPlan::named for a reading by way of a term
};

/// Words of the query that mean something together, and how they can be read; the best reading counts.
struct QueryGroup {
    std::vector<QueryReading> readings;
    double rarity{};
};

/// What to look for in one language.
struct QueryPlan {
    std::vector<QueryPart> parts;
    std::vector<QueryGroup> groups;
    std::vector<NamedTerm> named;
    std::size_t words{}; ///< of the query; the first parts are theirs
    double rarity{};     ///< of all groups
    double unknown{};    ///< share of it that belongs to words this language does not know
};

/// For the language of query.indexes()[language]. With `foreignTerms` its unknown words may be terms of the others.
QueryPlan planQuery(const Query& query, std::size_t language, bool foreignTerms);

} // namespace magister
