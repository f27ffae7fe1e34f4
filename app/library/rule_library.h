// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/articles.h"
#include "app/content/data_folder.h"
#include "app/language/ruling_words.h"
#include "app/library/search/search.h"
#include "app/library/term_marker.h"

#include <QFuture>

#include <map>
#include <memory>
#include <optional>

namespace magister {

using SearchIndexes = std::shared_ptr<const std::vector<SearchIndex>>;

/// The rules of Messina 1347: the catalogue and the texts of the rulings in the five languages, read at once,
/// and the articles in each language, read on first use. The articles state the numbers of the printed pack,
/// unless others are given first.
class RuleLibrary {
public:
    explicit RuleLibrary(const DataFolder& data);
    RuleLibrary(const DataFolder& data, const PackNumbers& numbers);

    const RuleCatalogue& catalogue() const { return m_catalogue; }
    const PackNumbers& numbers() const;
    const Articles& articles(const QString& language) const;
    /// Precondition: one of languages(); anything else returns English.
    const RulingWords& rulingWords(const QString& language) const;
    const Glossary& glossary() const { return m_glossary; }
    /// Finds the terms in texts of that language.
    const TermMarker& marker(const QString& language) const;
    /// "3.1"; empty for an unknown rule.
    QString number(const QString& id) const;
    /// What the search knows of all five languages. Reads their articles on a thread of its own, begun with the first
    /// call. For one thread to call.
    QFuture<SearchIndexes> prepareSearch() const;
    /// The same, waited for.
    const std::vector<SearchIndex>& searchIndexes() const;
    /// Problems with the catalogue and the languages read so far.
    const QList<Problem>& problems() const { return m_problems; }

    /// The one of the program's own data folder, with the numbers of the pack that games are played with.
    static const RuleLibrary& shared();

private:
    DataFolder m_data;
    mutable QList<Problem> m_problems;
    RuleCatalogue m_catalogue;
    mutable std::optional<PackNumbers> m_numbers;
    std::map<QString, RulingWords> m_rulingWords;
    Glossary m_glossary;
    mutable std::map<QString, TermMarker> m_markers;
    mutable std::map<QString, Articles> m_articles;
    mutable std::optional<QFuture<SearchIndexes>> m_search;
    mutable SearchIndexes m_searchIndexes; ///< null until searchIndexes() was called
};

/// The articles that answer a query, best first, at most `most`; see search().
QList<SearchHit> searchRules(const RuleLibrary& library, const QString& language, const QString& query, int most = 20);

} // namespace magister
