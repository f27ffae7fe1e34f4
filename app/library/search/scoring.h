// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/query_plan.h"

namespace magister {

/// How well an article answers a query, in one language.
struct ScoredDocument {
    int document{};   ///< index into SearchIndex::documents
    double score{};   ///< about 0..2; the same scale in every language
    double words{};   ///< what the words gave, 0..1
    double unit{};    ///< what the best title, sentence or question gave
    double covered{}; ///< share of the query that was found
    int named{-1};    ///< the foreign term that gave most of it, if one did; index into QueryPlan::named
};

/// Matches of a plan by form, for walks over texts.
class FormTable {
public:
    FormTable(const SearchIndex& index, const QueryPlan& plan);

    struct Entry {
        int part{};
        double weight{};
        int next{}; ///< -1 at the end
    };
    /// -1 if nothing matches.
    int first(int form) const { return form < 0 ? -1 : m_first[static_cast<std::size_t>(form)]; }
    const Entry& at(int entry) const { return m_entries[static_cast<std::size_t>(entry)]; }

private:
    std::vector<int> m_first;
    std::vector<Entry> m_entries;
};

/// Articles in which anything was found, in no order.
std::vector<ScoredDocument> scoreDocuments(const SearchIndex& index, const QueryPlan& plan, const FormTable& table,
                                           const SearchWeights& weights);

} // namespace magister
