// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/scoring.h"

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
          m_best(plan.parts.size()), m_inUnit(plan.parts.size()), m_said(index.vocabulary.stems().size()) {
        for (const QueryPart& part : plan.parts)
            for (const FormMatch& match : part.forms) {
                double& said = m_said[static_cast<std::size_t>(
                    index.vocabulary.forms()[static_cast<std::size_t>(match.form)].stem)];
                said = std::max(said, match.weight);
            }
    }

    ScoredDocument score(int number) {
        const IndexedDocument& document = m_index.documents[static_cast<std::size_t>(number)];
        ScoredDocument scored{number, 0, 0, 0, 0, -1};
        std::fill(m_found.begin(), m_found.end(), 0.0);
        std::fill(m_best.begin(), m_best.end(), 0.0);
        std::array<double, searchFields> best{};
        std::array<double, searchFields> second{};
        for (const SearchUnit& unit : document.units)
            if (readUnit(document, unit)) {
                const auto field = static_cast<std::size_t>(unit.field);
                const double now = unitScore(unit);
                second[field] = std::max(second[field], std::min(best[field], now));
                best[field] = std::max(best[field], now);
            }
        for (std::size_t field = 0; field < best.size(); ++field)
            best[field] += m_weights.second * second[field];
        for (const double each : best)
            if (each > 0) scored.unit += std::pow(each, m_weights.together);
        if (scored.unit > 0) scored.unit = std::pow(scored.unit, 1 / m_weights.together);
        scoreWords(scored);
        if (scored.covered <= 0) return scored;
        const double spread = 1 - m_weights.coverage + m_weights.coverage * scored.covered;
        scored.score = m_weights.words * scored.words * spread + scored.unit + definition(document);
        scored.score *= 1 - m_weights.heading * unsaidHeading(document);
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
        if (unit.field == SearchField::Body)
            each /= 1 + m_weights.bodyLength * (document.length / m_index.meanLength - 1);
        if (unit.field == SearchField::Asked)
            each /= 1 + m_weights.askedLength * (document.askedLength / m_index.meanAskedLength - 1);
        std::fill(m_inUnit.begin(), m_inUnit.end(), 0.0);
        bool any = false;
        for (const int form : unit.forms)
            for (int entry = m_table.first(form); entry >= 0; entry = m_table.at(entry).next) {
                const auto& match = m_table.at(entry);
                const auto part = static_cast<std::size_t>(match.part);
                m_found[part] += each * match.weight;
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
            double found = 0;
            double all = 0;
            for (const int part : reading.parts) {
                const double rarity = m_plan.parts[static_cast<std::size_t>(part)].rarity;
                found += rarity * worth(static_cast<std::size_t>(part));
                all += rarity;
            }
            if (all <= 0) continue;
            const double share = reading.worth * found / all;
            if (share <= best) continue;
            best = share;
            if (named) *named = reading.named;
        }
        return std::min(best, 1.0) * group.rarity;
    }

    /// Words that stand side by side in the query and here.
    double neighbours(const SearchUnit& unit) const {
        double sum = 0;
        quint64 before = 0;
        quint64 beforeThat = 0;
        quint64 seen = 0;
        for (const int form : unit.forms) {
            quint64 now = 0;
            for (int entry = m_table.first(form); entry >= 0; entry = m_table.at(entry).next)
                if (m_table.at(entry).weight > 0.6 && m_table.at(entry).part < 60)
                    now |= quint64{1} << m_table.at(entry).part;
            const quint64 pairs = ((before | beforeThat) << 1) & now & ~seen;
            for (int part = 1; pairs >> part; ++part)
                if (pairs >> part & 1 && part < static_cast<int>(m_plan.words))
                    sum += m_plan.parts[static_cast<std::size_t>(part)].rarity +
                           m_plan.parts[static_cast<std::size_t>(part - 1)].rarity;
            seen |= pairs;
            beforeThat = before;
            before = now;
        }
        return sum / (2 * m_plan.rarity);
    }

    double unitScore(const SearchUnit& unit) const {
        const auto field = static_cast<std::size_t>(unit.field);
        if (m_weights.unit[field] <= 0 || unit.rarity <= 0) return 0;
        double found = 0;
        for (const QueryGroup& group : m_plan.groups)
            found += groupWorth(group, [&](std::size_t part) { return m_inUnit[part]; });
        const double asked = found / m_plan.rarity;
        const double held = std::min(1.0, found / unit.rarity);
        return m_weights.unit[field] * (asked + m_weights.neighbours * neighbours(unit)) *
               (1 - m_weights.exact[field] + m_weights.exact[field] * held);
    }

    void scoreWords(ScoredDocument& scored) const {
        double mostNamed = 0;
        for (const QueryGroup& group : m_plan.groups) {
            int named = -1;
            const double worth = groupWorth(
                group,
                [&](std::size_t part) {
                    const double enough = m_weights.saturation * m_best[part];
                    const double direct = enough > 0 ? m_best[part] * m_found[part] / (m_found[part] + enough) : 0;
                    return std::max(direct, m_weights.paraphrase * paraphrase(part, scored.document));
                },
                &named);
            scored.words += worth;
            scored.covered += groupWorth(group, [&](std::size_t part) { return m_best[part]; });
            if (worth > mostNamed && named >= 0 &&
                m_plan.named[static_cast<std::size_t>(named)].language != m_index.language) {
                mostNamed = worth;
                scored.named = named;
            }
        }
        scored.words /= m_plan.rarity;
        scored.covered /= m_plan.rarity;
    }

    double paraphrase(std::size_t part, int document) const {
        const std::vector<double>& told = m_plan.parts[part].paraphrase;
        return told.empty() ? 0 : told[static_cast<std::size_t>(document)];
    }

    double unsaidHeading(const IndexedDocument& document) const {
        double all = 0, said = 0;
        for (const SearchUnit& unit : document.units)
            if (unit.field == SearchField::Chapter)
                for (const int form : unit.forms) {
                    const auto& each = m_index.vocabulary.forms()[static_cast<std::size_t>(form)];
                    if (each.isStop) continue;
                    const double r = m_index.rarity(each.stem);
                    all += r;
                    said += r * std::min(1.0, m_said[static_cast<std::size_t>(each.stem)]);
                }
        return all > 0 ? 1 - said / all : 0;
    }

    double definition(const IndexedDocument& document) const {
        double best = 0;
        for (const NamedTerm& named : m_plan.named)
            if (m_index.terms[named.term].rule == document.texts.id)
                best = std::max(best, std::pow(named.share, m_weights.definitionPower));
        return m_weights.definition * best;
    }

    const SearchIndex& m_index;
    const QueryPlan& m_plan;
    const FormTable& m_table;
    const SearchWeights& m_weights;
    std::vector<double> m_found;  ///< occurrences of each part, weighted by field
    std::vector<double> m_best;   ///< how surely each part was found
    std::vector<double> m_inUnit; ///< the same in one unit
    std::vector<double> m_said;   ///< by stem: how surely the query holds it
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
