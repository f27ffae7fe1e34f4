// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/articles.h"
#include "app/content/data_folder.h"
#include "app/content/game_facts.h"
#include "app/language/ruling_words.h"
#include "app/library/search/search.h"
#include "app/library/term_marker.h"

#include <QFuture>
#include <QSet>

#include <map>
#include <memory>
#include <optional>

namespace magister {

using SearchIndexes = std::shared_ptr<const std::vector<SearchIndex>>;

/// The rules of a game: the catalogue and the texts of the rulings in the five languages, read at once, and the articles
/// and the words of the terms in each language, read on first use. The articles state the numbers of the printed
/// pack, unless others are given first. The facts must outlive the library.
class RuleLibrary {
public:
    RuleLibrary(const DataFolder& data, const GameFacts& game);
    RuleLibrary(const DataFolder& data, const GameFacts& game, const PackNumbers& numbers);

    const GameFacts& game() const { return m_game; }

    const RuleCatalogue& catalogue() const { return m_catalogue; }
    const PackNumbers& numbers() const;
    const Articles& articles(const QString& language) const;
    /// Precondition: one of languages(); anything else returns English.
    const RulingWords& rulingWords(const QString& language) const;
    /// The terms, with the words of those languages that were asked for.
    const Glossary& glossary() const { return m_glossary; }
    /// The same, with the words of that language.
    const Glossary& glossary(const QString& language) const;
    /// Finds the terms in texts of that language.
    const TermMarker& marker(const QString& language) const;
    /// What a rule, a group or a chapter is called. Empty for an unknown one. For this the articles need not be kept.
    QString title(const QString& language, const QString& id) const;
    /// "3.1"; empty for an unknown rule.
    QString number(const QString& id) const;
    /// What the search knows of all five languages. Reads their articles on a thread of its own, begun with the first
    /// call. For one thread to call.
    QFuture<SearchIndexes> prepareSearch() const;
    /// The same, waited for.
    const std::vector<SearchIndex>& searchIndexes() const;
    /// Lets the search of that language learn from the phrases of its articles, on a thread of its own, begun with the
    /// first call; until it ends searches order what they find by words alone. After prepareSearch() has ended, or it
    /// waits for that. For the thread that calls prepareSearch().
    QFuture<void> learnSearch(const QString& language) const;
    /// Problems with the catalogue and the languages read so far.
    const QList<Problem>& problems() const { return m_problems; }

    /// The one of the program's own data folder, with the numbers of the pack that games are played with; read when it is
    /// first asked for. The first game of the shelf for one that is not known.
    static const RuleLibrary& shared(const QString& game);
    /// Reads that one on another thread, so that nobody need wait for it later; shared() waits for what is left. Ends when
    /// it has been read. For the thread that calls shared().
    static QFuture<void> prepare(const QString& game);
    /// That of the game a rule belongs to.
    static const RuleLibrary& ofRule(const QString& rule);

private:
    DataFolder m_data;
    const GameFacts& m_game;
    mutable QList<Problem> m_problems;
    RuleCatalogue m_catalogue;
    mutable std::optional<PackNumbers> m_numbers;
    std::map<QString, RulingWords> m_rulingWords;
    mutable Glossary m_glossary;
    mutable QSet<QString> m_glossaryLanguages; ///< whose words have been read
    mutable std::map<QString, TermMarker> m_markers;
    mutable std::map<QString, Articles> m_articles;
    mutable std::map<QString, QHash<QString, QString>> m_titles; ///< by language and id, where there are no articles yet
    mutable std::optional<QFuture<SearchIndexes>> m_search;
    mutable SearchIndexes m_searchIndexes; ///< null until searchIndexes() was called
    mutable QHash<QString, QFuture<void>> m_learning; ///< by language
};

/// The articles that answer a query, best first, at most `most`; see search().
QList<SearchHit> searchRules(const RuleLibrary& library, const QString& language, const QString& query, int most = 20);

} // namespace magister
