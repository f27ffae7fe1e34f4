// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace magister {

struct SearchIndex;

/// Guesses which article a question is about from all of its words at once: multinomial logistic regression over the
/// stems and the pieces of four letters of titles, key sentences, body sentences and search phrases. It knows how words
/// go together, which the sum over single words does not, and the pieces of letters bear typing errors.
/// A table of one byte for each feature and article is kept: about 1 MB for 240 articles. Features share places in it
/// by their hash, so that no list of them is needed. Never changes, so several threads may ask it.
class PhraseClassifier {
public:
    /// Learns from the units of an index that is complete but for this; the same index gives the same classifier.
    explicit PhraseClassifier(const SearchIndex& index);

    /// For each document of the index, the logarithm of the probability that the text asks for it, never below
    /// `leastLikely`. Empty where the text has no feature that was learned, or nothing was learned.
    std::vector<float> logProbabilities(const SearchIndex& index, const QString& text) const;

    static constexpr float leastLikely = -20;

private:
    struct Feature {
        int place{};
        float value{};
    };
    using Example = std::vector<Feature>;

    /// Places of the features of a text, each once.
    static std::vector<int> placesOf(const SearchIndex& index, const QString& text);
    /// With the rarity of each feature, brought to length 1.
    Example exampleOf(const std::vector<int>& places) const;

    std::size_t m_documents{};
    std::vector<float> m_rarity; ///< by place; 0 where nothing was learned
    std::vector<float> m_scale;  ///< by place: what 1 in the table stands for
    std::vector<qint8> m_table;  ///< weights by place, then by document
};

/// The classifier of an index, which takes about a second of the processor to learn and is therefore learned apart.
/// Several threads may use it.
class LearnedPhrases {
public:
    /// Learns, unless that was done; waits where another thread is at it.
    void learn(const SearchIndex& index);
    /// Null until it has been learned.
    const PhraseClassifier* classifier() const { return m_learned.load(std::memory_order_acquire); }

private:
    std::once_flag m_once;
    std::unique_ptr<const PhraseClassifier> m_owned;
    std::atomic<const PhraseClassifier*> m_learned{};
};

} // namespace magister
