// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/search.h"

#include "app/library/search/paraphrase.h"
#include "app/library/search/scoring.h"

#include <algorithm>

namespace magister {

namespace {

/// Where the words of a query stand in a text.
class Marking {
public:
    Marking(const SearchIndex& index, const QueryPlan& plan, const FormTable& table)
        : m_index(index), m_plan(plan), m_table(table) {}

    struct Marked {
        QList<FoundRange> found;
        double worth{};
    };
    Marked in(const SearchUnit& unit) const {
        Marked marked;
        std::vector<double> best(m_plan.parts.size());
        for (std::size_t i = 0; i < unit.forms.size(); ++i) {
            bool shown = false;
            for (int entry = m_table.first(unit.forms[i]); entry >= 0; entry = m_table.at(entry).next) {
                const auto part = static_cast<std::size_t>(m_table.at(entry).part);
                best[part] = std::max(best[part], m_table.at(entry).weight * m_plan.parts[part].rarity);
                shown = shown || m_table.at(entry).weight >= leastShown;
            }
            if (shown && !m_index.vocabulary.forms()[static_cast<std::size_t>(unit.forms[i])].isStop)
                marked.found.append(unit.places[i]);
        }
        for (const double each : best)
            marked.worth += each;
        return marked;
    }

private:
    static constexpr double leastShown = 0.25;

    const SearchIndex& m_index;
    const QueryPlan& m_plan;
    const FormTable& m_table;
};

void putInContext(SearchHit& hit, const IndexedDocument& document, const Marking& marking) {
    double best = -1;
    for (const SearchUnit& unit : document.units) {
        if (unit.field == SearchField::Title) hit.foundInTitle = marking.in(unit).found;
        if (unit.field != SearchField::Key && unit.field != SearchField::Body && unit.field != SearchField::Edition)
            continue;
        const Marking::Marked marked = marking.in(unit);
        if (marked.worth <= best) continue;
        best = marked.worth;
        hit.line = unit.text;
        hit.found = marked.found;
    }
}

/// The query in one language.
struct Reading {
    const SearchIndex* index{};
    QueryPlan plan;
    FormTable table;
    std::vector<ScoredDocument> scored;
};

Reading read(const Query& query, std::size_t language, bool foreignTerms) {
    const SearchIndex& index = query.indexes()[language];
    QueryPlan plan = planQuery(query, language, foreignTerms);
    if (foreignTerms) findParaphrases(query, language, plan);
    FormTable table(index, plan);
    auto scored = scoreDocuments(index, plan, table, query.weights());
    return {&index, std::move(plan), std::move(table), std::move(scored)};
}

struct Candidate {
    double score{};
    const ScoredDocument* own{};
    const ScoredDocument* foreign{};
    const Reading* other{};
};

/// Scores of one language by id of the atom, the articles of the others where they say more.
QHash<QString, Candidate> gather(const Reading& own, const std::vector<Reading>& others, const SearchWeights& weights) {
    QHash<QString, Candidate> candidates;
    for (const ScoredDocument& each : own.scored) {
        Candidate& candidate = candidates[own.index->documents[static_cast<std::size_t>(each.document)].texts.id];
        candidate.score = each.score;
        candidate.own = &each;
    }
    for (const Reading& other : others)
        for (const ScoredDocument& each : other.scored) {
            const QString& id = other.index->documents[static_cast<std::size_t>(each.document)].texts.id;
            if (!own.index->documentIndex.contains(id)) continue;
            const double score = each.score * weights.foreignTexts;
            Candidate& candidate = candidates[id];
            if (score <= candidate.score) continue;
            candidate.score = score;
            candidate.foreign = &each;
            candidate.other = &other;
        }
    return candidates;
}

/// Moves articles up and down by how likely the classifier thinks them. It reorders what the words found and finds
/// nothing itself, so that every hit still shows why it is one. Adds nothing for the least likely, so that scores stay
/// above 0. Does nothing until it has been learned.
void addLearned(QHash<QString, Candidate>& candidates, const SearchIndex& index, const QString& text,
                const SearchWeights& weights) {
    const PhraseClassifier* classifier = index.learned->classifier();
    if (!classifier) return;
    const std::vector<float> likely = classifier->logProbabilities(index, text.left(longestQuery));
    if (likely.empty()) return;
    double most = 0;
    for (const Candidate& each : std::as_const(candidates))
        most = std::max(most, each.score);
    for (auto each = candidates.begin(); each != candidates.end(); ++each) {
        const float by = likely[static_cast<std::size_t>(index.documentIndex.value(each.key()))];
        each->score += weights.learned * most * static_cast<double>(by - PhraseClassifier::leastLikely);
    }
}

SearchHit hitOf(const QString& id, const Candidate& candidate, const Reading& own, const Marking& marking) {
    SearchHit hit;
    hit.id = id;
    hit.score = candidate.score;
    putInContext(hit, own.index->documents[static_cast<std::size_t>(own.index->documentIndex.value(id))], marking);
    if (candidate.foreign) {
        hit.otherLanguage = candidate.other->index->language;
        hit.otherWords =
            candidate.other->index->documents[static_cast<std::size_t>(candidate.foreign->document)].texts.title;
    } else if (candidate.own->named >= 0) {
        const NamedTerm& named = own.plan.named[static_cast<std::size_t>(candidate.own->named)];
        hit.otherLanguage = named.language;
        hit.otherWords = named.text;
    }
    const ScoredDocument& of = candidate.foreign ? *candidate.foreign : *candidate.own;
    hit.explanation = QStringLiteral("words %1 unit %2 covered %3")
                          .arg(of.words, 0, 'f', 3)
                          .arg(of.unit, 0, 'f', 3)
                          .arg(of.covered, 0, 'f', 3);
    return hit;
}

} // namespace

std::vector<SearchIndex> buildSearchIndexes(const QList<SearchTexts>& texts) {
    std::vector<SearchIndex> indexes;
    for (const SearchTexts& each : texts)
        indexes.push_back(buildSearchIndex(each));
    return indexes;
}

QList<SearchHit> search(const std::vector<SearchIndex>& indexes, const QString& language, const QString& text, int most,
                        const SearchWeights& weights) {
    const auto at =
        std::find_if(indexes.begin(), indexes.end(), [&](const auto& each) { return each.language == language; });
    const Query query(indexes, text, weights);
    if (at == indexes.end() || query.words().empty()) return {};
    const Reading own = read(query, static_cast<std::size_t>(at - indexes.begin()), true);
    std::vector<Reading> others;
    if (own.plan.unknown >= weights.unknownForForeign)
        for (std::size_t i = 0; i < indexes.size(); ++i)
            if (&indexes[i] != own.index) others.push_back(read(query, i, false));

    QHash<QString, Candidate> candidates = gather(own, others, weights);
    addLearned(candidates, *own.index, text, weights);
    // Equal scores stand in the order of the articles, so that the same query always gives the same list.
    std::vector<QString> ids;
    for (const IndexedDocument& document : own.index->documents)
        if (candidates.contains(document.texts.id)) ids.push_back(document.texts.id);
    std::stable_sort(ids.begin(), ids.end(), [&](const QString& a, const QString& b) {
        return candidates.value(a).score > candidates.value(b).score;
    });
    const Marking marking(*own.index, own.plan, own.table);
    QList<SearchHit> hits;
    for (const QString& id : ids) {
        if (hits.size() >= most) break;
        hits.append(hitOf(id, candidates.value(id), own, marking));
    }
    return hits;
}

} // namespace magister
