// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/term_phrases.h"

#include <algorithm>
#include <bit>

namespace magister {

namespace {

constexpr double leastQuality = 0.6;

/// For each stem the words of the query that can be it: at most one bit is taken for each stem of a phrase.
class StemsOfQuery {
public:
    StemsOfQuery(const SearchIndex& index, const std::vector<WordMatches>& matches, quint32 allowed)
        : m_byStem(index.vocabulary.stems().size()) {
        for (std::size_t word = 0; word < matches.size(); ++word) {
            if (!(allowed >> word & 1)) continue;
            for (const FormMatch& match : matches[word].forms) {
                const int stem = index.vocabulary.forms()[static_cast<std::size_t>(match.form)].stem;
                auto& best = m_byStem[static_cast<std::size_t>(stem)];
                if (match.weight > best.weight) best = {1u << word, match.weight};
            }
        }
    }
    struct Typed {
        quint32 word{};
        double weight{};
    };
    const Typed& operator[](int stem) const { return m_byStem[static_cast<std::size_t>(stem)]; }

private:
    std::vector<Typed> m_byStem;
};

FoundTerm compare(const SearchIndex& index, const TermPhrase& phrase, const StemsOfQuery& typed,
                  const std::vector<WordMatches>& matches, const SearchWeights& weights) {
    FoundTerm found{phrase.term, phrase.isOther, 0, 0};
    double all = 0;
    double here = 0;
    for (const int stem : phrase.stems) {
        const auto& best = typed[stem];
        const bool stop = index.vocabulary.isStop(index.vocabulary.stems()[static_cast<std::size_t>(stem)].text);
        const double rarity = index.rarity(stem) * (stop ? weights.stopWord : 1);
        all += rarity;
        if (best.weight <= 0 || (found.words & best.word)) continue;
        found.words |= best.word;
        here += rarity * best.weight;
    }
    // The words must stand side by side, with one other between them at most, and not be mere stop words.
    const int span = 32 - std::countl_zero(found.words) - std::countr_zero(found.words);
    bool says = false;
    for (std::size_t word = 0; word < matches.size(); ++word)
        says = says || ((found.words >> word & 1) && !matches[word].isStop);
    if (found.words && says && span <= static_cast<int>(phrase.stems.size()) + 1) found.quality = here / all;
    return found;
}

} // namespace

std::vector<FoundTerm> findTerms(const SearchIndex& index, const std::vector<WordMatches>& matches, quint32 allowed,
                                 const SearchWeights& weights) {
    const StemsOfQuery typed(index, matches, allowed);
    std::vector<FoundTerm> found;
    for (const TermPhrase& phrase : index.phrases)
        if (const FoundTerm each = compare(index, phrase, typed, matches, weights); each.quality >= leastQuality)
            found.push_back(each);
    const auto size = [](const FoundTerm& each) {
        return std::popcount(each.words) * each.quality - each.isOther * 0.05;
    };
    std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) { return size(a) > size(b); });
    std::vector<FoundTerm> kept;
    for (const FoundTerm& each : found) {
        const bool fits = std::all_of(kept.begin(), kept.end(), [&](const FoundTerm& better) {
            if (!(better.words & each.words)) return true;
            return better.words == each.words && better.term != each.term && each.quality > better.quality - 0.1;
        });
        if (fits) kept.push_back(each);
    }
    return kept;
}

} // namespace magister
