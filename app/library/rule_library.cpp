// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rule_library.h"

#include "app/messina/pack/user_pack.h"
#include "app/library/search_texts.h"

#include <QtConcurrent>

namespace magister {

RuleLibrary::RuleLibrary(const DataFolder& data)
    : m_data(data), m_catalogue(RuleCatalogue::read(data.packs("messina") + "/rules.json",
                                                    data.shown(data.packs("messina") + "/rules.json"), m_problems)) {
    for (const QString& language : languages()) {
        const QString path = data.rulingWords("messina", language);
        m_rulingWords.emplace(language, RulingWords::read(path, data.shown(path), language, m_problems));
    }
    m_glossary = Glossary::read(data, m_catalogue, m_problems);
}

RuleLibrary::RuleLibrary(const DataFolder& data, const PackNumbers& numbers) : RuleLibrary(data) {
    m_numbers = numbers;
}

const PackNumbers& RuleLibrary::numbers() const {
    if (!m_numbers) {
        // What is wrong with the pack is told by those who play with it.
        const PackResult pack = readMessinaPack(m_data.packs("messina"), m_data);
        m_numbers = pack.definition ? PackNumbers::of(*pack.definition) : PackNumbers();
    }
    return *m_numbers;
}

const RulingWords& RuleLibrary::rulingWords(const QString& language) const {
    const auto found = m_rulingWords.find(language);
    return found == m_rulingWords.end() ? m_rulingWords.at(languages().first()) : found->second;
}

const TermMarker& RuleLibrary::marker(const QString& language) const {
    const auto found = m_markers.find(language);
    return found != m_markers.end() ? found->second
                                    : m_markers.emplace(language, TermMarker(m_glossary, language)).first->second;
}

const Articles& RuleLibrary::articles(const QString& language) const {
    const auto found = m_articles.find(language);
    if (found != m_articles.end()) return found->second;
    const QString folder = m_data.articles("messina", language);
    return m_articles
        .emplace(language,
                 Articles::read(folder, m_data.shown(folder), m_catalogue, {&numbers(), language}, m_problems))
        .first->second;
}

QString RuleLibrary::number(const QString& id) const {
    const RuleAtom* atom = m_catalogue.find(id);
    return atom ? atom->number : QString();
}

const RuleLibrary& RuleLibrary::shared() {
    static const RuleLibrary library = [] {
        const DataFolder data = DataFolder::find();
        const PackInForce packs = messinaPackInForce(data, userPackFolder("messina"));
        return packs.pack().definition ? RuleLibrary(data, PackNumbers::of(*packs.pack().definition))
                                       : RuleLibrary(data);
    }();
    return library;
}

QFuture<SearchIndexes> RuleLibrary::prepareSearch() const {
    // The thread has a library of its own: what is read here when it is first asked for is for one thread.
    if (!m_search)
        m_search = QtConcurrent::run([data = m_data, numbers = numbers()]() -> SearchIndexes {
            const RuleLibrary own(data, numbers);
            return std::make_shared<const std::vector<SearchIndex>>(buildSearchIndexes(searchTexts(own, data)));
        });
    return *m_search;
}

const std::vector<SearchIndex>& RuleLibrary::searchIndexes() const {
    if (!m_searchIndexes) m_searchIndexes = prepareSearch().result();
    return *m_searchIndexes;
}

QList<SearchHit> searchRules(const RuleLibrary& library, const QString& language, const QString& query, int most) {
    return search(library.searchIndexes(), language, query, most);
}

} // namespace magister
