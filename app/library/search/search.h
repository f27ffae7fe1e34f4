// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/search_weights.h"

namespace magister {

/// An article that answers a query.
struct SearchHit {
    QString id;
    double score{};
    QString line;            ///< the sentence of the article that holds most of the words, or its key sentence
    QList<FoundRange> found; ///< in the line
    QList<FoundRange> foundInTitle;
    QString otherLanguage; ///< code of another language whose words were typed; empty where none was needed
    QString otherWords;    ///< what was found there: a term, or the title of the article
    QString explanation;   ///< the parts of the score, for who tunes it
};

/// Reads all languages.
std::vector<SearchIndex> buildSearchIndexes(const QList<SearchTexts>& texts);

/// The articles that answer a query, best first, at most `most`. The text typed may be any; forms, missing diacritics,
/// a typo, a word not finished, other words for a term and words of the other languages are understood. Nothing if the
/// language has no index.
QList<SearchHit> search(const std::vector<SearchIndex>& indexes, const QString& language, const QString& text,
                        int most = 20, const SearchWeights& weights = {});

} // namespace magister
