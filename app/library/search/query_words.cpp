// SPDX-License-Identifier: GPL-3.0-or-later
#include "query_words.h"

#include <algorithm>

namespace magister {

namespace {

constexpr qsizetype shortestForTypo = 5;
constexpr qsizetype shortestPart = 4; ///< of a compound
constexpr qsizetype shortestRoot = 4;

/// Gathers forms, each once with its best weight.
class Gathering {
public:
    Gathering(const SearchIndex& index, const SearchWeights& weights) : m_vocabulary(index.vocabulary), m_weights(weights) {}

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
        for (int form = 0; form < count(); ++form) {
            if ((letters & ~m_vocabulary.forms()[static_cast<std::size_t>(form)].letters) != 0) continue;
            const QString& whole = text(form);
            if (whole.size() < part.size() + 3) continue;
            const auto at = whole.indexOf(part);
            if (at == 0 || at > 2) add(form, weight);
        }
    }
    /// Words that an unknown word begins or ends with.
    void addPartsOf(const QString& whole, double weight) {
        const quint32 letters = letterSet(whole);
        for (int form = 0; form < count(); ++form) {
            if ((m_vocabulary.forms()[static_cast<std::size_t>(form)].letters & ~letters) != 0) continue;
            const QString& part = text(form);
            if (part.size() > shortestPart && part.size() + 2 < whole.size() &&
                (whole.startsWith(part) || whole.endsWith(part)))
                add(form, weight);
        }
    }
    void addTypos(const QString& word, const QString& stemmed) {
        const quint32 letters = letterSet(word);
        for (int form = 0; form < count(); ++form)
            if (areNear(letters, m_vocabulary.forms()[static_cast<std::size_t>(form)].letters) &&
                text(form).size() >= shortestForTypo - 1 && isOneTypoApart(word, text(form)))
                addStem(m_vocabulary.forms()[static_cast<std::size_t>(form)].stem, m_weights.typo);
        if (stemmed.size() < shortestForTypo) return;
        const quint32 stemLetters = letterSet(stemmed);
        for (std::size_t stem = 0; stem < m_vocabulary.stems().size(); ++stem) {
            const auto& each = m_vocabulary.stems()[stem];
            if (areNear(stemLetters, each.letters) && each.text.size() >= shortestForTypo - 1 &&
                isOneTypoApart(stemmed, each.text))
                addStem(static_cast<int>(stem), m_weights.typo * 0.9);
        }
    }
    /// Words of the same beginning: derived from it, or forms of it that the stemmer does not see through.
    void addRoots(const QString& stemmed) {
        const qsizetype least = std::max(shortestRoot, stemmed.size() - 2);
        if (stemmed.size() < shortestRoot) return;
        const auto [first, last] = m_vocabulary.beginningWith(stemmed.left(least));
        for (int form = first; form < last; ++form) {
            const auto& stem = m_vocabulary.stems()[static_cast<std::size_t>(m_vocabulary.forms()[static_cast<std::size_t>(form)].stem)];
            if (stem.text.size() <= stemmed.size() + 2) add(form, m_weights.root);
        }
    }
    bool isEmpty() const { return m_found.empty(); }
    std::vector<FormMatch> best() {
        std::sort(m_found.begin(), m_found.end(), [](const FormMatch& a, const FormMatch& b) {
            return a.form != b.form ? a.form < b.form : a.weight > b.weight;
        });
        const auto same = [](const FormMatch& a, const FormMatch& b) { return a.form == b.form; };
        m_found.erase(std::unique(m_found.begin(), m_found.end(), same), m_found.end());
        return std::move(m_found);
    }

private:
    int count() const { return static_cast<int>(m_vocabulary.forms().size()); }
    const QString& text(int form) const { return m_vocabulary.forms()[static_cast<std::size_t>(form)].text; }

    const Vocabulary& m_vocabulary;
    const SearchWeights& m_weights;
    std::vector<FormMatch> m_found;
};

} // namespace

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
    if (!known) {
        if (compared.size() >= shortestForTypo) found.addTypos(compared, stemmed);
        if (index.row->compounds) found.addPartsOf(compared, weights.compound);
        found.addRoots(stemmed);
    }
    return {found.best(), known, index.vocabulary.isStop(compared)};
}

} // namespace magister
