// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search_index.h"

#include <array>

namespace magister {

/// How much each sign that an article is meant counts. Found by trying, over one half of the questions in
/// tests/content/search; the other half gives the figures of the README.
struct SearchWeights {
    // A word of the query against a word of the text; 1 is the same word.
    double sameStem = 0.95;
    double prefix = 0.8;       ///< of the word that is being typed
    double prefixOfKnown = 0.6;///< the same where what is typed is a word already
    double compound = 0.56;     ///< part of a word written together
    double compoundOfKnown = 0.48;
    double typo = 0.48;
    double root = 0.625;       ///< only the same beginning
    double ownTerm = 0.64;      ///< a term itself, for its other forms
    double otherWord = 0.7;    ///< another word for a term
    double foreignTerm = 1.125;  ///< a term of another language
    double stopWord = 0.3053;     ///< of the rarity of the word

    // By field: Title, Key, Body, Edition, Asked, Chapter.
    std::array<double, searchFields> field{5.86, 1.28, 0.4096, 0.1638, 2.344, 2.137}; ///< of one occurrence
    double saturation = 2; ///< occurrences that give half of what a word can give
    double bodyLength = 0.384; ///< how much long bodies are held against their words, 0..1

    /// How well one unit alone answers the query, by field; and how much of that depends on it holding little else.
    std::array<double, searchFields> unit{0.512, 0.5, 0.18, 0.0576, 0.4096, 0.0};
    std::array<double, searchFields> exact{0.256, 0.1875, 0.1, 0.1, 0.32, 0.0};

    double words = 1.953;      ///< of the sum over the words, beside the best unit
    double coverage = 0.3072;   ///< share of that sum that depends on how many of the words were found
    double definition = 0.9375; ///< the article that explains the term, if the query is that term
    double paraphrase = 1;
    double paraphraseCovers = 0;
    double paraphraseLeast = 0.4;
    double together = 1.6;
    double neighbours = 0.24;
    double definitionPower = 3.125;
    double heading = 0.192;
    double kin = 0.5;             ///< of words that look alike, by how much they do
    double leastAlike = 0.5;
    double core = 0.032;      ///< for core rules; the same against rare ones
    double digest = 0.6;     ///< factor for articles that repeat what others tell
    double unknownForForeign = 0.4; ///< share of the query a language must not know for the others to be searched
    double foreignTexts = 0.448; ///< factor for what was found in the articles of another language
};

} // namespace magister
