// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rule_library.h"

#include "app/library/search_texts.h"

#include <QtConcurrent>

namespace magister {

RuleLibrary::RuleLibrary(const DataFolder& data, const GameFacts& game)
    : m_data(data), m_game(game),
      m_catalogue(RuleCatalogue::read(data.packs(game.id) + "/rules.json",
                                      data.shown(data.packs(game.id) + "/rules.json"), m_problems, game.id)) {
    for (const QString& language : languages()) {
        const QString path = data.rulingWords(game.id, language);
        m_rulingWords.emplace(language, RulingWords::read(path, data.shown(path), language, m_problems, game.id));
    }
    m_glossary = Glossary::readTerms(data, m_catalogue, game, m_problems);
}

RuleLibrary::RuleLibrary(const DataFolder& data, const GameFacts& game, const PackNumbers& numbers)
    : RuleLibrary(data, game) {
    m_numbers = numbers;
}

const PackNumbers& RuleLibrary::numbers() const {
    // What is wrong with the pack is told by those who play with it.
    if (!m_numbers) m_numbers = PackNumbers(m_game.readPack(m_data, PackValues::Printed).numbers);
    return *m_numbers;
}

const RulingWords& RuleLibrary::rulingWords(const QString& language) const {
    const auto found = m_rulingWords.find(language);
    return found == m_rulingWords.end() ? m_rulingWords.at(languages().first()) : found->second;
}

const Glossary& RuleLibrary::glossary(const QString& language) const {
    if (!m_glossaryLanguages.contains(language)) {
        m_glossaryLanguages.insert(language);
        m_glossary.readWords(m_data, m_game, language, m_problems);
    }
    return m_glossary;
}

const TermMarker& RuleLibrary::marker(const QString& language) const {
    const auto found = m_markers.find(language);
    return found != m_markers.end()
               ? found->second
               : m_markers.emplace(language, TermMarker(glossary(language), language)).first->second;
}

const Articles& RuleLibrary::articles(const QString& language) const {
    const auto found = m_articles.find(language);
    if (found != m_articles.end()) return found->second;
    const QString folder = m_data.articles(m_game.id, language);
    m_titles.erase(language);
    return m_articles
        .emplace(language, Articles::read(folder, m_data.shown(folder), m_catalogue, m_game.id, {&numbers(), language},
                                          m_problems))
        .first->second;
}

QString RuleLibrary::title(const QString& language, const QString& id) const {
    if (const auto found = m_articles.find(language); found != m_articles.end()) return found->second.title(id);
    auto titles = m_titles.find(language);
    if (titles == m_titles.end())
        titles = m_titles
                     .emplace(language, Articles::readTitles(m_data.articles(m_game.id, language), m_catalogue,
                                                             m_game.id, {&numbers(), language}))
                     .first;
    return titles->second.value(id);
}

QString RuleLibrary::number(const QString& id) const {
    const RuleAtom* atom = m_catalogue.find(id);
    return atom ? atom->number : QString();
}

namespace {

using SharedLibrary = std::shared_ptr<const RuleLibrary>;

/// The library of a game as it is read: at once, or on another thread.
struct SharedReading {
    QFuture<SharedLibrary> coming;
    SharedLibrary library; ///< null while nobody has asked for it
};

SharedReading& sharedReading(const GameFacts& game) {
    static std::map<QString, SharedReading> libraries;
    return libraries[game.id];
}

const GameFacts& factsOf(const QString& game) {
    const GameFacts* known = findGameFacts(game);
    return known ? *known : allGameFacts().first();
}

SharedLibrary readLibrary(const DataFolder& data, const GameFacts& game) {
    return std::make_shared<const RuleLibrary>(data, game,
                                               PackNumbers(game.readPack(data, PackValues::Played).numbers));
}

} // namespace

const RuleLibrary& RuleLibrary::shared(const QString& game) {
    const GameFacts& facts = factsOf(game);
    SharedReading& reading = sharedReading(facts);
    if (!reading.library) {
        reading.library = reading.coming.isValid() ? reading.coming.result() : readLibrary(DataFolder::find(), facts);
        reading.coming = {};
    }
    return *reading.library;
}

QFuture<void> RuleLibrary::prepare(const QString& game) {
    const GameFacts& facts = factsOf(game);
    SharedReading& reading = sharedReading(facts);
    if (!reading.library && !reading.coming.isValid())
        reading.coming = QtConcurrent::run([data = DataFolder::find(), &facts] { return readLibrary(data, facts); });
    return QFuture<void>(reading.coming);
}

const RuleLibrary& RuleLibrary::ofRule(const QString& rule) {
    const GameFacts* game = gameFactsOfRule(rule);
    return shared(game ? game->id : QString());
}

QFuture<SearchIndexes> RuleLibrary::prepareSearch() const {
    // The thread has a library of its own: what is read here when it is first asked for is for one thread.
    if (!m_search)
        m_search = QtConcurrent::run([data = m_data, &game = m_game, numbers = numbers()]() -> SearchIndexes {
            const RuleLibrary own(data, game, numbers);
            return std::make_shared<const std::vector<SearchIndex>>(buildSearchIndexes(searchTexts(own, data)));
        });
    return *m_search;
}

const std::vector<SearchIndex>& RuleLibrary::searchIndexes() const {
    if (!m_searchIndexes) m_searchIndexes = prepareSearch().result();
    return *m_searchIndexes;
}

QFuture<void> RuleLibrary::learnSearch(const QString& language) const {
    if (const auto begun = m_learning.constFind(language); begun != m_learning.constEnd()) return *begun;
    searchIndexes();
    const auto learning = QtConcurrent::run([indexes = m_searchIndexes, language] {
        for (const SearchIndex& index : *indexes)
            if (index.language == language) index.learned->learn(index);
    });
    return *m_learning.insert(language, learning);
}

QList<SearchHit> searchRules(const RuleLibrary& library, const QString& language, const QString& query, int most) {
    return search(library.searchIndexes(), language, query, most);
}

} // namespace magister
