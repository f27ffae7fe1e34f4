// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/search_index.h"

#include <array>

namespace magister {

/// How much each sign that an article is meant counts. Found by trying, over questions in
/// tests/content/search and over phrases of articles that were left out of the index for it; the questions held out
/// (held_*.txt of every game) were not among them.
struct SearchWeights {
    // A word of the query against a word of the text; 1 is the same word.
    double sameStem = 0.76;
    double prefix = 0.8;         ///< of the word that is being typed
    double prefixOfKnown = 0.23; ///< the same where what is typed is a word already
    double compound = 0.56;      ///< part of a word written together
    double compoundOfKnown = 0.384;
    double typo = 0.672;
    double root = 0.781;      ///< only the same beginning
    double ownTerm = 0.8;     ///< a term itself, for its other forms
    double otherWord = 0.875; ///< another word for a term
    double foreignTerm = 0.9; ///< a term of another language
    double stopWord = 0.596;  ///< of the rarity of the word

    // By field: Title, Key, Body, Edition, Asked, Chapter.
    std::array<double, searchFields> field{4.69, 1.6, 0.262, 0.131, 2.1, 1.71}; ///< of one occurrence
    double saturation = 4.37; ///< occurrences that give half of what a word can give
    double bodyLength = 0.23; ///< how much long bodies are held against their words, 0..1
    double askedLength = 0.4; ///< the same for many questions

    /// How well one unit alone answers the query, by field; and how much of that depends on it holding little else.
    std::array<double, searchFields> unit{0.295, 0.4, 0.18, 0.0432, 0.459, 0};
    std::array<double, searchFields> exact{0.205, 0.48, 0.16, 0.1, 0.5, 0};

    double words = 1.95;            ///< of the sum over the words, beside the best unit
    double coverage = 0.197;        ///< share of that sum that depends on how many of the words were found
    double definition = 1.46;       ///< the article that explains the term, if the query is that term
    double paraphrase = 1.25;       ///< of a word that only articles in other words say
    double paraphraseLeast = 0.4;   ///< how far two words must stand in the same articles, 0..1
    double second = 0.8;            ///< of the second best unit of each field, added to the best
    double together = 1.02;         ///< power by which the best units of the fields are summed
    double neighbours = 0.336;      ///< of words that stand side by side in both
    double definitionPower = 3.91;  ///< of the share of the query that the term is
    double heading = 0.123;         ///< against articles under headings that the query does not name
    double kin = 0.4;               ///< of words that look alike, by how much they do
    double leastAlike = 0.5;        ///< from where on they count
    double learned = 0.05;          ///< of what PhraseClassifier says, as a logarithm, against the best article
    double core = 0.0205;           ///< for core rules; the same against rare ones
    double digest = 0.6;            ///< factor for articles that repeat what others tell
    double unknownForForeign = 0.4; ///< share of the query a language must not know for the others to be searched
    double foreignTexts = 0.448;    ///< factor for what was found in the articles of another language
};

} // namespace magister
