// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/query_words.h"

#include <algorithm>

namespace magister {

namespace {

constexpr qsizetype shortestForTypo = 5;
constexpr qsizetype shortestPart = 4; ///< of a compound
constexpr qsizetype shortestRoot = 4;
constexpr double typoInStem = 0.9; ///< of a typo in the word itself

/// Gathers forms, each once with its best weight.
class Gathering {
public:
    Gathering(const SearchIndex& index, const SearchWeights& weights)
        : m_vocabulary(index.vocabulary), m_weights(weights) {}

    void addStem(int stem, double weight) {
        for (const int form : m_vocabulary.stems()[static_cast<std::size_t>(stem)].forms)
            add(form, weight);
    }
    void add(int form, double weight) { m_found.push_back({form, weight}); }

    void addPrefix(const QString& word, double weight) {
        const auto [first, last] = m_vocabulary.beginningWith(word);
        for (int form = first; form < last; ++form) {
            const auto length = static_cast<double>(text(form).size());
            add(form, weight * (0.5 + 0.5 * static_cast<double>(word.size()) / length));
        }
    }
    /// Words written together: those that begin or end with the part.
    void addCompounds(const QString& part, double weight) {
        const quint32 letters = letterSet(part);
        const auto& others = m_vocabulary.formLetters();
        for (std::size_t form = 0; form < others.size(); ++form) {
            if ((letters & ~others[form]) != 0) continue;
            const QString& whole = text(static_cast<int>(form));
            if (whole.size() < part.size() + 3) continue;
            const auto at = whole.indexOf(part);
            if (at == 0 || at > 2) add(static_cast<int>(form), weight);
        }
    }
    /// Words that an unknown word begins or ends with.
    void addPartsOf(const QString& whole, double weight) {
        const quint32 letters = letterSet(whole);
        const auto& others = m_vocabulary.formLetters();
        for (std::size_t form = 0; form < others.size(); ++form) {
            if ((others[form] & ~letters) != 0) continue;
            const QString& part = text(static_cast<int>(form));
            if (part.size() > shortestPart && part.size() + 2 < whole.size() &&
                (whole.startsWith(part) || whole.endsWith(part)))
                add(static_cast<int>(form), weight);
        }
    }
    void addTypos(const QString& word, const QString& stemmed) {
        const quint32 letters = letterSet(word);
        const auto& forms = m_vocabulary.formLetters();
        for (std::size_t form = 0; form < forms.size(); ++form)
            if (areNear(letters, forms[form]) && isTypo(word, m_vocabulary.forms()[form].text))
                addStem(m_vocabulary.forms()[form].stem, m_weights.typo);
        if (stemmed.size() < shortestForTypo) return;
        const quint32 stemLetters = letterSet(stemmed);
        const auto& stems = m_vocabulary.stemLetters();
        for (std::size_t stem = 0; stem < stems.size(); ++stem)
            if (areNear(stemLetters, stems[stem]) && isTypo(stemmed, m_vocabulary.stems()[stem].text))
                addStem(m_vocabulary.leader(static_cast<int>(stem)), m_weights.typo * typoInStem);
    }
    /// Words of the same beginning: derived from it, or forms of it that the stemmer does not see through.
    void addRoots(const QString& stemmed) {
        const qsizetype least = std::max(shortestRoot, stemmed.size() - 2);
        if (stemmed.size() < shortestRoot) return;
        const auto [first, last] = m_vocabulary.beginningWith(stemmed.left(least));
        for (int form = first; form < last; ++form) {
            const auto& stem =
                m_vocabulary
                    .stems()[static_cast<std::size_t>(m_vocabulary.forms()[static_cast<std::size_t>(form)].stem)];
            if (stem.text.size() <= stemmed.size() + 2) add(form, m_weights.root);
        }
    }
    /// Words that look alike, wherever the likeness stands.
    void addKin(const QString& stemmed) {
        if (stemmed.size() < shortestRoot) return;
        for (const auto& [stem, alike] : m_vocabulary.alike(stemmed, m_weights.leastAlike))
            addStem(stem, m_weights.kin * alike);
    }
    std::vector<FormMatch> best() {
        std::sort(m_found.begin(), m_found.end(), [](const FormMatch& a, const FormMatch& b) {
            return a.form != b.form ? a.form < b.form : a.weight > b.weight;
        });
        const auto same = [](const FormMatch& a, const FormMatch& b) { return a.form == b.form; };
        m_found.erase(std::unique(m_found.begin(), m_found.end(), same), m_found.end());
        return std::move(m_found);
    }

private:
    static bool isTypo(const QString& typed, const QString& word) {
        return word.size() >= shortestForTypo - 1 && isOneTypoApart(typed, word);
    }
    const QString& text(int form) const { return m_vocabulary.forms()[static_cast<std::size_t>(form)].text; }

    const Vocabulary& m_vocabulary;
    const SearchWeights& m_weights;
    std::vector<FormMatch> m_found;
};

std::vector<QueryWord> queryWords(const QString& query) {
    const QString read = query.left(longestQuery);
    std::vector<QueryWord> words;
    for (const FoldedWord& word : foldedWords(read, mostQueryWords))
        words.push_back({word.folded, word.from + word.length == query.size()});
    return words;
}

WordMatches matchWord(const SearchIndex& index, Stemmer& stemmer, const QueryWord& word, const SearchWeights& weights) {
    const QString compared = index.row->compared(word.folded);
    if (compared.isEmpty()) return {};
    const QString stemmed = stemmer.stem(compared);
    const int stem = index.vocabulary.stem(compared, stemmed);
    const int form = index.vocabulary.form(compared);
    const bool known = stem >= 0 && index.vocabulary.stems()[static_cast<std::size_t>(stem)].documents > 0;
    Gathering found(index, weights);
    if (form >= 0) found.add(form, 1);
    if (stem >= 0) found.addStem(stem, weights.sameStem);
    if (word.isOpen) found.addPrefix(compared, known ? weights.prefixOfKnown : weights.prefix);
    if (index.row->compounds && stemmed.size() >= shortestPart)
        found.addCompounds(stemmed, known ? weights.compoundOfKnown : weights.compound);
    found.addKin(stemmed);
    if (!known) {
        if (compared.size() >= shortestForTypo) found.addTypos(compared, stemmed);
        if (index.row->compounds) found.addPartsOf(compared, weights.compound);
        found.addRoots(stemmed);
    }
    return {found.best(), known, index.vocabulary.isStop(compared)};
}

} // namespace

Query::Query(const std::vector<SearchIndex>& indexes, const QString& text, const SearchWeights& weights)
    : m_indexes(indexes), m_weights(weights), m_words(queryWords(text)), m_matches(indexes.size()) {}

const std::vector<WordMatches>& Query::matches(std::size_t language) const {
    std::vector<WordMatches>& matches = m_matches[language];
    if (matches.empty()) {
        const SearchIndex& index = m_indexes[language];
        Stemmer stemmer(*index.row);
        for (const QueryWord& word : m_words)
            matches.push_back(matchWord(index, stemmer, word, m_weights));
    }
    return matches;
}

} // namespace magister
