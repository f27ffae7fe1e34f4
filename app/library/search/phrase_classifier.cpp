// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/phrase_classifier.h"

#include "app/library/search/search_index.h"
#include "app/library/search/stemming.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace magister {

namespace {

constexpr std::size_t places = 4096;
constexpr int rounds = 4;           ///< over all examples
constexpr float firstStep = 6;      ///< the step of round n is a (n+1)th of it
constexpr float worthOfBody = 0.3F; ///< of a sentence of the body, against that of a search phrase
constexpr float leastError = 1e-2F; ///< a probability below this changes no weight
constexpr int pieceLength = 4;

/// FNV-1a: unlike qHash the same in every run and version.
int placeOf(char kind, QStringView feature) {
    quint32 hash = 2166136261U ^ static_cast<quint32>(kind);
    for (const QChar letter : feature)
        hash = (hash ^ letter.unicode()) * 16777619U;
    return static_cast<int>((hash ^ hash >> 15) % places);
}

/// What a field is worth as an example; headings stand above many articles, and notes on editions tell of what is
/// otherwise.
float worthOf(SearchField field) {
    if (field == SearchField::Chapter || field == SearchField::Edition) return 0;
    return field == SearchField::Body ? worthOfBody : 1;
}

/// Turns sums into probabilities.
void softmax(std::vector<float>& sums) {
    const float most = *std::max_element(sums.begin(), sums.end());
    float all = 0;
    for (float& each : sums)
        all += each = std::exp(each - most);
    for (float& each : sums)
        each /= all;
}

} // namespace

std::vector<int> PhraseClassifier::placesOf(const SearchIndex& index, const QString& text) {
    Stemmer stemmer(*index.row);
    std::vector<int> found;
    for (const FoldedWord& word : foldedWords(text)) {
        const QString compared = index.row->compared(word.folded);
        const QString stemmed = stemmer.stem(compared);
        const int stem = index.vocabulary.stem(compared, stemmed);
        found.push_back(
            placeOf('s', stem < 0 ? stemmed : index.vocabulary.stems()[static_cast<std::size_t>(stem)].text));
        const QString framed = QLatin1Char('^') + compared + QLatin1Char('$');
        for (qsizetype i = 0; i == 0 || i + pieceLength <= framed.size(); ++i)
            found.push_back(placeOf('p', QStringView(framed).mid(i, pieceLength)));
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

PhraseClassifier::Example PhraseClassifier::exampleOf(const std::vector<int>& of) const {
    Example example;
    float square = 0;
    for (const int place : of)
        if (const float rarity = m_rarity[static_cast<std::size_t>(place)]; rarity > 0) {
            example.push_back({place, rarity});
            square += rarity * rarity;
        }
    for (Feature& feature : example)
        feature.value /= std::sqrt(square);
    return example;
}

PhraseClassifier::PhraseClassifier(const SearchIndex& index)
    : m_documents(index.documents.size()), m_rarity(places), m_scale(places) {
    struct Lesson {
        std::vector<int> places;
        Example example;
        std::size_t document{};
        float worth{};
    };
    std::vector<Lesson> lessons;
    std::vector<int> holders(places);
    for (std::size_t d = 0; d < m_documents; ++d)
        for (const SearchUnit& unit : index.documents[d].units)
            if (const float worth = worthOf(unit.field); worth > 0) {
                lessons.push_back({placesOf(index, unit.text), {}, d, worth});
                for (const int place : lessons.back().places)
                    ++holders[static_cast<std::size_t>(place)];
            }
    if (lessons.empty()) return;
    for (std::size_t place = 0; place < places; ++place)
        if (holders[place] > 0)
            m_rarity[place] =
                std::log(1 + static_cast<float>(lessons.size()) / (1 + static_cast<float>(holders[place])));
    for (Lesson& lesson : lessons)
        lesson.example = exampleOf(lesson.places);

    std::vector<float> weights(places * m_documents);
    std::vector<float> sums(m_documents);
    std::vector<std::pair<std::size_t, float>> errors;
    std::minstd_rand random(1);
    for (int round = 0; round < rounds; ++round) {
        // Not std::shuffle: what it makes of the same numbers differs between libraries.
        for (std::size_t i = lessons.size() - 1; i > 0; --i)
            std::swap(lessons[i], lessons[random() % (i + 1)]);
        const float step = firstStep / static_cast<float>(1 + round);
        for (const Lesson& lesson : lessons) {
            std::fill(sums.begin(), sums.end(), 0.0F);
            for (const Feature& feature : lesson.example) {
                const float* row = &weights[static_cast<std::size_t>(feature.place) * m_documents];
                for (std::size_t d = 0; d < m_documents; ++d)
                    sums[d] += row[d] * feature.value;
            }
            softmax(sums);
            errors.clear();
            for (std::size_t d = 0; d < m_documents; ++d)
                if (d == lesson.document)
                    errors.emplace_back(d, (1 - sums[d]) * step * lesson.worth);
                else if (sums[d] > leastError)
                    errors.emplace_back(d, -sums[d] * step * lesson.worth);
            for (const Feature& feature : lesson.example) {
                float* row = &weights[static_cast<std::size_t>(feature.place) * m_documents];
                for (const auto& [d, error] : errors)
                    row[d] += error * feature.value;
            }
        }
    }

    m_table.resize(weights.size());
    for (std::size_t place = 0; place < places; ++place) {
        const float* row = &weights[place * m_documents];
        float most = 0;
        for (std::size_t d = 0; d < m_documents; ++d)
            most = std::max(most, std::abs(row[d]));
        if (most <= 0) continue;
        m_scale[place] = most / 127;
        for (std::size_t d = 0; d < m_documents; ++d)
            m_table[place * m_documents + d] = static_cast<qint8>(std::lround(row[d] / m_scale[place]));
    }
}

std::vector<float> PhraseClassifier::logProbabilities(const SearchIndex& index, const QString& text) const {
    const Example example = exampleOf(placesOf(index, text));
    if (example.empty()) return {};
    std::vector<float> sums(m_documents);
    for (const Feature& feature : example) {
        const auto place = static_cast<std::size_t>(feature.place);
        const float value = feature.value * m_scale[place];
        const qint8* row = &m_table[place * m_documents];
        for (std::size_t d = 0; d < m_documents; ++d)
            sums[d] += static_cast<float>(row[d]) * value;
    }
    softmax(sums);
    for (float& each : sums)
        each = each > 0 ? std::max(leastLikely, std::log(each)) : leastLikely;
    return sums;
}

void LearnedPhrases::learn(const SearchIndex& index) {
    std::call_once(m_once, [&] {
        m_owned = std::make_unique<const PhraseClassifier>(index);
        m_learned.store(m_owned.get(), std::memory_order_release);
    });
}

} // namespace magister
