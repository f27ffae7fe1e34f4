// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/phrase_classifier.h"
#include "app/library/search/search_document.h"
#include "app/library/search/vocabulary.h"

#include <memory>

namespace magister {

/// What part of an article a unit is.
enum class SearchField : quint8 { Title, Key, Body, Edition, Asked, Chapter };
inline constexpr int searchFields = 6;

/// A word to show as found: from which character on, how many.
struct FoundRange {
    int from{};
    int length{};
    friend bool operator==(const FoundRange&, const FoundRange&) = default;
};

/// A title, a sentence, a question: words that belong together.
struct SearchUnit {
    SearchField field{};
    QString text;
    std::vector<int> forms;         ///< in order
    std::vector<FoundRange> places; ///< of each form in the text; empty where found words are not shown: questions, headings
    double rarity{};                ///< of its words together, each counted once
};

struct IndexedDocument {
    SearchDocument texts;
    std::vector<SearchUnit> units;
    double length{};        ///< words of the body
    double askedLength{};   ///< words of the questions
    std::vector<int> stems; ///< each once, without stop words
};

/// A word of the game, or another word for it, as stems in order; -1 stands for none.
struct TermPhrase {
    int term{};     ///< index into SearchIndex::terms
    bool isOther{}; ///< one of `also`
    std::vector<int> stems;
};

/// Everything searched in one language, read once. Several threads may search it.
struct SearchIndex {
    QString language;
    const SearchLanguage* row{};
    Vocabulary vocabulary;
    std::vector<IndexedDocument> documents;
    QList<SearchTerm> terms;
    std::vector<TermPhrase> phrases;
    std::vector<std::vector<int>> holders; ///< documents by stem
    double meanLength{1};                  ///< of the bodies
    double meanAskedLength{1};             ///< of the questions
    QHash<QString, int> termIndex;         ///< by id
    QHash<QString, int> documentIndex;     ///< by id
    /// How phrases go with documents. All else never changes; this is learned when it is wanted.
    std::shared_ptr<LearnedPhrases> learned = std::make_shared<LearnedPhrases>();

    /// How rare a stem is: about 5 for one that a single article of 280 holds, 0 for one in all of them.
    double rarity(int stem) const { return vocabulary.stems()[static_cast<std::size_t>(stem)].rarity; }
    /// The same for a word that no article holds.
    double rarityOfUnknown{};
};

SearchIndex buildSearchIndex(const SearchTexts& texts);

/// The sentences of a paragraph, trimmed.
QStringList sentencesOf(const QString& paragraph);

} // namespace magister
