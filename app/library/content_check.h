// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

namespace magister {

/// How much content was read, for a line of summary.
struct ContentCounts {
    int packs{};       ///< packs without any problem
    int rules{};       ///< atoms that have an article, of all games
    int articles{};    ///< over all languages
    int terms{};       ///< terms of the glossary with all their words, over all languages
    int rulings{};     ///< questions a table decides with all their words, over all languages
    int lessons{};     ///< lessons without any problem
    int lessonWords{}; ///< lessons with all their words, over all languages
    int names{};       ///< game words, over all languages
    int tips{};        ///< sentences of tips in play, over all languages
    int boxWords{};    ///< names of what lies in the boxes, over all languages
    int sentences{};   ///< sentences of the interface, over all languages; 0 where only compiled ones are there
};

struct ContentReport {
    ContentCounts counts;
    QList<Problem> problems;
};

/// Reads everything in a data folder: packs, rule catalogue, words of the rulings, glossary, articles, lessons and
/// their texts, names, interface sentences, and the style of all of it, in the five languages; problems come in this order. Of a game without
/// articles, see GameFacts::articles, no articles and terms are required; of one without lessons, none of those.
ContentReport readAll(const QString& dataFolder);

} // namespace magister
