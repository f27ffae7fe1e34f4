// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring.h"

#include <algorithm>
#include <cmath>

namespace magister {

FormTable::FormTable(const SearchIndex& index, const QueryPlan& plan) : m_first(index.vocabulary.forms().size(), -1) {
    for (std::size_t part = 0; part < plan.parts.size(); ++part)
        for (const FormMatch& match : plan.parts[part].forms) {
            int& first = m_first[static_cast<std::size_t>(match.form)];
            m_entries.push_back({static_cast<int>(part), match.weight, first});
            first = static_cast<int>(m_entries.size()) - 1;
        }
}

namespace {

class Scoring {
public:
    Scoring(const SearchIndex& index, const QueryPlan& plan, const FormTable& table, const SearchWeights& weights)
        : m_index(index), m_plan(plan), m_table(table), m_weights(weights), m_found(plan.parts.size()),
          m_best(plan.parts.size()), m_inUnit(plan.parts.size()) {}

    ScoredDocument score(int number) {
        const IndexedDocument& document = m_index.documents[static_cast<std::size_t>(number)];
        ScoredDocument scored{number, 0, 0, 0, 0, -1};
        std::fill(m_found.begin(), m_found.end(), 0.0);
        std::fill(m_best.begin(), m_best.end(), 0.0);
        for (const SearchUnit& unit : document.units)
            if (readUnit(document, unit)) scored.unit = std::max(scored.unit, unitScore(unit));
        scoreWords(scored);
        if (scored.covered <= 0) return scored;
        const double spread = 1 - m_weights.coverage + m_weights.coverage * scored.covered;
        scored.score = m_weights.words * scored.words * spread + scored.unit + definition(document);
        if (document.texts.frequency == QLatin1String("core")) scored.score *= 1 + m_weights.core;
        if (document.texts.frequency == QLatin1String("rare")) scored.score *= 1 - m_weights.core;
        if (document.texts.digest) scored.score *= m_weights.digest;
        return scored;
    }

private:
    /// Counts the words of the unit; false if none was asked for.
    bool readUnit(const IndexedDocument& document, const SearchUnit& unit) {
        const auto field = static_cast<std::size_t>(unit.field);
        double each = m_weights.field[field];
        if (unit.field == SearchField::Body) each /= 1 + m_weights.bodyLength * (document.length / m_index.meanLength - 1);
        std::fill(m_inUnit.begin(), m_inUnit.end(), 0.0);
        bool any = false;
        for (const int form : unit.forms)
            for (int entry = m_table.first(form); entry >= 0; entry = m_table.at(entry).next) {
                const auto& match = m_table.at(entry);
                const auto part = static_cast<std::size_t>(match.part);
                m_found[part] += each;
                m_best[part] = std::max(m_best[part], match.weight);
                m_inUnit[part] = std::max(m_inUnit[part], match.weight);
                any = true;
            }
        return any;
    }

    /// The best reading of a group, given what each part is worth.
    template <class PartWorth> double groupWorth(const QueryGroup& group, PartWorth worth, int* named = nullptr) const {
        double best = 0;
        for (const QueryReading& reading : group.readings) {
            double sum = 0;
            for (const int part : reading.parts)
                sum += m_plan.parts[static_cast<std::size_t>(part)].rarity * worth(static_cast<std::size_t>(part));
            sum *= reading.worth;
            if (sum <= best) continue;
            best = sum;
            if (named) *named = reading.named;
        }
        return std::min(best, group.rarity);
    }

    double unitScore(const SearchUnit& unit) const {
        const auto field = static_cast<std::size_t>(unit.field);
        if (m_weights.unit[field] <= 0 || unit.rarity <= 0) return 0;
        double found = 0;
        for (const QueryGroup& group : m_plan.groups)
            found += groupWorth(group, [&](std::size_t part) { return m_inUnit[part]; });
        const double asked = found / m_plan.rarity;
        const double held = std::min(1.0, found / unit.rarity);
        return m_weights.unit[field] * asked * (1 - m_weights.exact[field] + m_weights.exact[field] * held);
    }

    void scoreWords(ScoredDocument& scored) const {
        double mostNamed = 0;
        for (const QueryGroup& group : m_plan.groups) {
            int named = -1;
            const double worth = groupWorth(
                group,
                [&](std::size_t part) {
                    return m_best[part] * m_found[part] / (m_found[part] + m_weights.saturation);
                },
                &named);
            scored.words += worth;
            scored.covered += groupWorth(group, [&](std::size_t part) { return m_best[part]; });
            if (worth > mostNamed && named >= 0 && m_plan.named[static_cast<std::size_t>(named)].language != m_index.language) {
                mostNamed = worth;
                scored.named = named;
            }
        }
        scored.words /= m_plan.rarity;
        scored.covered /= m_plan.rarity;
    }

    double definition(const IndexedDocument& document) const {
        double best = 0;
        for (const NamedTerm& named : m_plan.named)
            if (m_index.terms[named.term].rule == document.texts.id) best = std::max(best, named.share * named.share);
        return m_weights.definition * best;
    }

    const SearchIndex& m_index;
    const QueryPlan& m_plan;
    const FormTable& m_table;
    const SearchWeights& m_weights;
    std::vector<double> m_found;  ///< occurrences of each part, weighted by field
    std::vector<double> m_best;   ///< how surely each part was found
    std::vector<double> m_inUnit; ///< the same in one unit
};

} // namespace

std::vector<ScoredDocument> scoreDocuments(const SearchIndex& index, const QueryPlan& plan, const FormTable& table,
                                           const SearchWeights& weights) {
    std::vector<ScoredDocument> found;
    if (plan.rarity <= 0) return found;
    Scoring scoring(index, plan, table, weights);
    for (std::size_t i = 0; i < index.documents.size(); ++i)
        if (const ScoredDocument scored = scoring.score(static_cast<int>(i)); scored.score > 0) found.push_back(scored);
    return found;
}

} // namespace magister
