// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/query_plan.h"

#include "app/library/search/term_phrases.h"

#include <algorithm>
#include <bit>

namespace magister {

namespace {

/// Rarity of what a word was matched with: that of the commonest of its best stems.
double rarityOfMatches(const SearchIndex& index, const WordMatches& matches) {
    double best = 0;
    for (const FormMatch& match : matches.forms)
        best = std::max(best, match.weight);
    double rarity = index.rarityOfUnknown;
    for (const FormMatch& match : matches.forms) {
        const int stem = index.vocabulary.forms()[static_cast<std::size_t>(match.form)].stem;
        const bool inTexts = index.vocabulary.stems()[static_cast<std::size_t>(stem)].documents > 0;
        if (inTexts && match.weight > best * 0.8) rarity = std::min(rarity, index.rarity(stem));
    }
    return rarity;
}

class Planning {
public:
    Planning(const Query& query, std::size_t language)
        : m_query(query), m_language(language), m_index(query.indexes()[language]), m_words(query.words()),
          m_weights(query.weights()), m_matches(query.matches(language)) {}

    QueryPlan plan(bool foreignTerms) {
        m_plan.words = m_words.size();
        readWords();
        nameOwnTerms();
        for (std::size_t other = 0; foreignTerms && m_unknown && other < m_query.indexes().size(); ++other)
            if (other != m_language) nameForeignTerms(other);
        buildGroups();
        return std::move(m_plan);
    }

private:
    struct Named {
        quint32 words{};
        int named{-1};
        QueryReading reading;
    };

    void readWords() {
        const bool onlyStops = std::all_of(m_matches.begin(), m_matches.end(), [](const auto& m) { return m.isStop; });
        for (const WordMatches& matches : m_matches) {
            const double weight = matches.isStop && !onlyStops ? m_weights.stopWord : 1;
            m_plan.parts.push_back({matches.forms, rarityOfMatches(m_index, matches) * weight, {}});
            m_plan.rarity += m_plan.parts.back().rarity;
            if (!matches.isKnown && !matches.isStop) {
                m_unknown |= 1u << (m_plan.parts.size() - 1);
                m_plan.unknown += m_plan.parts.back().rarity;
            }
        }
        if (m_plan.rarity > 0) m_plan.unknown /= m_plan.rarity;
    }

    double shareOf(quint32 words, double quality) const {
        double sum = 0;
        for (std::size_t word = 0; word < m_words.size(); ++word)
            if (words >> word & 1) sum += m_plan.parts[word].rarity;
        return m_plan.rarity > 0 ? sum / m_plan.rarity * quality : 0;
    }

    /// Parts for the words of a term in the language that is searched: a part for each place in it, with what stands
    /// there in all its forms.
    QueryReading readingOf(int term, double worth) {
        std::vector<std::vector<int>> places;
        for (const TermPhrase& phrase : m_index.phrases) {
            if (phrase.term != term || phrase.isOther) continue;
            if (places.empty()) places.resize(phrase.stems.size());
            if (places.size() != phrase.stems.size()) continue;
            for (std::size_t i = 0; i < places.size(); ++i)
                places[i].push_back(phrase.stems[i]);
        }
        QueryReading reading{worth, {}, -1};
        for (const std::vector<int>& stems : places) {
            WordMatches matches;
            for (const int stem : stems) {
                const auto& each = m_index.vocabulary.stems()[static_cast<std::size_t>(stem)];
                if (each.documents == 0 || m_index.vocabulary.isStop(each.text)) continue;
                for (const int form : each.forms)
                    if (std::none_of(matches.forms.begin(), matches.forms.end(),
                                     [&](const auto& m) { return m.form == form; }))
                        matches.forms.push_back({form, 1});
            }
            if (matches.forms.empty()) continue;
            reading.parts.push_back(static_cast<int>(m_plan.parts.size()));
            m_plan.parts.push_back({matches.forms, rarityOfMatches(m_index, matches), {}});
        }
        return reading;
    }

    void nameOwnTerms() {
        for (const FoundTerm& found : findTerms(m_index, m_matches, ~0u, m_weights)) {
            const auto named = static_cast<int>(m_plan.named.size());
            m_plan.named.push_back({found.term, m_index.language, m_index.terms[found.term].term,
                                    shareOf(found.words, found.quality * (found.isOther ? m_weights.otherWord : 1))});
            if (!found.isOther && found.quality < 0.9) continue;
            QueryReading reading =
                readingOf(found.term, (found.isOther ? m_weights.otherWord : m_weights.ownTerm) * found.quality);
            reading.named = named;
            m_named.push_back({found.words, named, reading});
        }
    }

    void nameForeignTerms(std::size_t language) {
        const SearchIndex& other = m_query.indexes()[language];
        for (const FoundTerm& found : findTerms(other, m_query.matches(language), m_unknown, m_weights)) {
            const SearchTerm& term = other.terms[found.term];
            const int own = m_index.termIndex.value(term.id, -1);
            if (own < 0) continue;
            const double worth = found.quality * (found.isOther ? m_weights.otherWord : 1) * m_weights.foreignTerm;
            const auto named = static_cast<int>(m_plan.named.size());
            m_plan.named.push_back({own, other.language, term.term, shareOf(found.words, worth)});
            QueryReading reading = readingOf(own, worth);
            reading.named = named;
            m_named.push_back({found.words, named, reading});
        }
    }

    /// Words that a term may stand for become one group, the others a group each.
    void buildGroups() {
        std::stable_sort(m_named.begin(), m_named.end(), [](const Named& a, const Named& b) {
            return std::popcount(a.words) * a.reading.worth > std::popcount(b.words) * b.reading.worth;
        });
        quint32 taken = 0;
        std::vector<quint32> spans;
        for (const Named& each : m_named) {
            if (each.reading.parts.empty()) continue;
            const auto span = std::find(spans.begin(), spans.end(), each.words);
            if (span != spans.end()) {
                m_plan.groups[static_cast<std::size_t>(span - spans.begin())].readings.push_back(each.reading);
            } else if (!(taken & each.words)) {
                taken |= each.words;
                spans.push_back(each.words);
                m_plan.groups.push_back({{directReading(each.words), each.reading}, 0});
            }
        }
        for (std::size_t word = 0; word < m_words.size(); ++word)
            if (!(taken >> word & 1)) m_plan.groups.push_back({{directReading(1u << word)}, 0});
        m_plan.rarity = 0;
        for (QueryGroup& group : m_plan.groups) {
            group.rarity = rarityOf(group.readings.front());
            // Words that this language does not know are as rare as the term they name.
            const auto& parts = group.readings.front().parts;
            if (group.readings.size() > 1 &&
                std::all_of(parts.begin(), parts.end(), [&](int part) { return m_unknown >> part & 1; })) {
                group.rarity = 0;
                for (std::size_t i = 1; i < group.readings.size(); ++i)
                    group.rarity = std::max(group.rarity, rarityOf(group.readings[i]));
            }
            m_plan.rarity += group.rarity;
        }
    }

    double rarityOf(const QueryReading& reading) const {
        double sum = 0;
        for (const int part : reading.parts)
            sum += m_plan.parts[static_cast<std::size_t>(part)].rarity;
        return sum;
    }

    QueryReading directReading(quint32 words) const {
        QueryReading reading{1, {}, -1};
        for (std::size_t word = 0; word < m_words.size(); ++word)
            if (words >> word & 1) reading.parts.push_back(static_cast<int>(word));
        return reading;
    }

    const Query& m_query;
    std::size_t m_language;
    const SearchIndex& m_index;
    const std::vector<QueryWord>& m_words;
    const SearchWeights& m_weights;
    const std::vector<WordMatches>& m_matches;
    quint32 m_unknown = 0;
    std::vector<Named> m_named;
    QueryPlan m_plan;
};

} // namespace

QueryPlan planQuery(const Query& query, std::size_t language, bool foreignTerms) {
    return Planning(query, language).plan(foreignTerms);
}

} // namespace magister
