// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/vocabulary.h"

#include "app/library/search/stemming.h"

#include <algorithm>
#include <numeric>

namespace magister {

bool isOneTypoApart(QStringView a, QStringView b) {
    if (a.size() > b.size()) std::swap(a, b);
    if (b.size() - a.size() > 1) return false;
    qsizetype from = 0;
    while (from < a.size() && a[from] == b[from])
        ++from;
    if (from == a.size()) return true; // the same, or one more letter at the end
    qsizetype endA = a.size();
    qsizetype endB = b.size();
    while (endA > from && a[endA - 1] == b[endB - 1]) {
        --endA;
        --endB;
    }
    if (endA - from == 0) return endB - from <= 1;
    if (endA - from == 1) return endB - from == 1;
    return endA - from == 2 && endB - from == 2 && a[from] == b[from + 1] && a[from + 1] == b[from];
}

quint32 letterSet(QStringView word) {
    quint32 set = 0;
    for (const QChar c : word)
        set |= 1u << (c.unicode() % 32);
    return set;
}

namespace {

/// Neighbouring letters, each pair once; the first letter with nothing before it.
std::vector<quint32> pairsOf(QStringView word) {
    std::vector<quint32> pairs;
    quint32 before = 0;
    for (const QChar c : word) {
        pairs.push_back(before << 16 | c.unicode());
        before = c.unicode();
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
}

} // namespace

Vocabulary::Vocabulary(const SearchLanguage& language, const QStringList& words, const QList<QStringList>& kin) {
    QSet<QString> known(words.begin(), words.end());
    for (const QStringList& each : kin)
        known.unite(QSet<QString>(each.begin(), each.end()));
    QStringList ordered(known.begin(), known.end());
    std::sort(ordered.begin(), ordered.end());
    const QStringList stops = language.stops();
    m_stops = QSet<QString>(stops.begin(), stops.end());
    Stemmer stemmer(language);
    for (const QString& word : ordered) {
        const QString stemmed = stemmer.stem(word);
        const auto found = m_stemIndex.constFind(stemmed);
        const int stem = found == m_stemIndex.constEnd() ? static_cast<int>(m_stems.size()) : *found;
        if (found == m_stemIndex.constEnd()) {
            m_stemIndex.insert(stemmed, stem);
            m_stems.push_back({stemmed, {}, 0, 0});
            m_stemLetters.push_back(letterSet(stemmed));
        }
        m_index.insert(word, static_cast<int>(m_forms.size()));
        m_forms.push_back({word, stem, m_stops.contains(word)});
        m_formLetters.push_back(letterSet(word));
    }
    pairLetters();
    uniteKin(kin);
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        m_stems[static_cast<std::size_t>(m_forms[i].stem)].forms.push_back(static_cast<int>(i));
}

void Vocabulary::pairLetters() {
    for (std::size_t stem = 0; stem < m_stems.size(); ++stem) {
        const std::vector<quint32> pairs = pairsOf(m_stems[stem].text);
        for (const quint32 pair : pairs)
            m_pairs[pair].push_back(static_cast<int>(stem));
        m_pairCount.push_back(static_cast<int>(pairs.size()));
    }
}

std::vector<std::pair<int, double>> Vocabulary::alike(QStringView stem, double least) const {
    const std::vector<quint32> pairs = pairsOf(stem);
    std::vector<int> common(m_stems.size());
    std::vector<int> touched;
    for (const quint32 pair : pairs) {
        const auto holders = m_pairs.constFind(pair);
        if (holders == m_pairs.constEnd()) continue;
        for (const int holder : *holders)
            if (common[static_cast<std::size_t>(holder)]++ == 0) touched.push_back(holder);
    }
    std::vector<std::pair<int, double>> found;
    for (const int each : touched) {
        const double both = static_cast<double>(pairs.size()) + m_pairCount[static_cast<std::size_t>(each)];
        const double dice = 2.0 * common[static_cast<std::size_t>(each)] / both;
        if (dice >= least) found.emplace_back(m_leaders[static_cast<std::size_t>(each)], dice);
    }
    return found;
}

void Vocabulary::uniteKin(const QList<QStringList>& kin) {
    std::vector<int> leader(m_stems.size());
    std::iota(leader.begin(), leader.end(), 0);
    const auto leaderOf = [&](int stem) {
        while (leader[static_cast<std::size_t>(stem)] != stem)
            stem = leader[static_cast<std::size_t>(stem)];
        return stem;
    };
    for (const QStringList& words : kin)
        for (const QString& word : words) {
            const int a = leaderOf(m_forms[static_cast<std::size_t>(form(words.first()))].stem);
            const int b = leaderOf(m_forms[static_cast<std::size_t>(form(word))].stem);
            leader[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
        }
    for (Form& each : m_forms)
        each.stem = leaderOf(each.stem);
    for (int& stem : m_stemIndex)
        stem = leaderOf(stem);
    for (std::size_t stem = 0; stem < m_stems.size(); ++stem)
        m_leaders.push_back(leaderOf(static_cast<int>(stem)));
}

int Vocabulary::stem(const QString& compared, const QString& stemmed) const {
    const int known = form(compared);
    return known >= 0 ? m_forms[static_cast<std::size_t>(known)].stem : m_stemIndex.value(stemmed, -1);
}

std::pair<int, int> Vocabulary::beginningWith(const QString& compared) const {
    const auto before = [](const Form& form, const QString& word) { return form.text < word; };
    const auto first = std::lower_bound(m_forms.begin(), m_forms.end(), compared, before);
    const auto last =
        std::find_if(first, m_forms.end(), [&](const Form& form) { return !form.text.startsWith(compared); });
    return {static_cast<int>(first - m_forms.begin()), static_cast<int>(last - m_forms.begin())};
}

} // namespace magister
