// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/problem.h"

namespace magister {

/// How much content was read, for a line of summary.
struct ContentCounts {
    int packs{};       ///< packs without any problem
    int rules{};       ///< atoms that are told by an article, of both games
    int articles{};    ///< over all languages
    int terms{};       ///< terms of the glossary with all their words, over all languages
    int rulings{};     ///< questions a table decides with all their words, over all languages
    int lessons{};     ///< lessons without any problem
    int lessonWords{}; ///< lessons with all their words, over all languages
    int names{};       ///< game words, over all languages
    int sentences{};   ///< sentences of the interface, over all languages; 0 where only compiled ones are there
};

struct ContentReport {
    ContentCounts counts;
    QList<Problem> problems;
};

/// Reads everything in a data folder: packs, rule catalogue, words of the rulings, glossary, articles, lessons and
/// their words, names, sentences, and how all of it is written, in the five languages; in this order stand the problems. The articles, terms and
/// lessons of Orléans are still to come: none is asked for.
ContentReport readAll(const QString& dataFolder);

/// The problems of readAll().
QList<Problem> checkAll(const QString& dataFolder);

} // namespace magister
