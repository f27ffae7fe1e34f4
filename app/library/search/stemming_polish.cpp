// SPDX-License-Identifier: GPL-3.0-or-later
// A light stemmer on the plan of the Czech one (see there), with the endings of Polish declension and conjugation as
// school grammars tabulate them, for words without diacritics: one ending of a noun, an adjective or a verb, then
// consonants that alternate.
#include "app/library/search/endings.h"
#include "app/library/search/stemming.h"

namespace magister {

namespace {

constexpr Ending endings[] = {
    // verbs and what is made of them
    {"owaniem", 8},
    {"owania", 7},
    {"owaniu", 7},
    {"owanie", 7},
    {"owanych", 8},
    {"owany", 7},
    {"owana", 7},
    {"owane", 7},
    {"ujemy", 7},
    {"ujecie", 8},
    {"ujesz", 7},
    {"owalem", 8},
    {"owala", 7},
    {"owali", 7},
    {"owano", 7},
    {"owac", 6},
    {"owal", 6},
    {"ujac", 6},
    {"uje", 5},
    {"uja", 5},
    {"eniem", 7},
    {"aniem", 7},
    {"enia", 6},
    {"eniu", 6},
    {"enie", 6},
    {"ania", 6},
    {"aniu", 6},
    {"anie", 6},
    {"onych", 7},
    {"anych", 7},
    {"iony", 6},
    {"iona", 6},
    {"ione", 6},
    {"ono", 5},
    {"any", 5},
    {"ana", 5},
    {"ane", 5},
    {"ano", 5},
    {"ony", 5},
    {"ona", 5},
    {"one", 5},
    {"nieto", 7},
    {"niety", 7},
    {"nieta", 7},
    {"niete", 7},
    {"asz", 5},
    {"esz", 5},
    {"isz", 5},
    {"ysz", 5},
    {"amy", 5},
    {"emy", 5},
    {"imy", 5},
    {"ymy", 5},
    {"acie", 6},
    {"aja", 5},
    {"ajac", 6},
    {"alem", 6},
    {"alam", 6},
    {"ilem", 6},
    {"ilam", 6},
    {"ales", 6},
    {"ala", 5},
    {"ali", 5},
    {"alo", 5},
    {"ila", 5},
    {"ili", 5},
    {"ilo", 5},
    {"yla", 5},
    {"yli", 5},
    {"nac", 5},
    {"nie", 5, "n"},
    {"ac", 4},
    {"ic", 4},
    {"yc", 4},
    {"ec", 5},
    {"al", 4},
    {"il", 4},
    // adjectives
    {"ejszego", 9},
    {"ejszych", 9},
    {"ejszym", 8},
    {"ejsza", 7},
    {"ejsze", 7},
    {"ejszy", 7},
    {"iego", 6},
    {"iemu", 6},
    {"ymi", 5},
    {"imi", 5},
    {"ego", 5},
    {"emu", 5},
    {"ych", 5},
    {"ich", 5},
    // nouns
    {"iami", 6},
    {"iach", 6},
    {"iom", 5},
    {"iowi", 6},
    {"ami", 5},
    {"ach", 5},
    {"owi", 5},
    {"owie", 6},
    {"ow", 4},
    {"om", 4},
    {"dzie", 5, "d"},
    {"scie", 5, "st"},
    {"cie", 5, "t"},
    {"rze", 4, "r"},
    {"iem", 5},
    {"ie", 4},
    {"ia", 4},
    {"iu", 4},
    {"io", 4},
    {"em", 4},
    {"ym", 4},
    {"im", 4},
    {"ej", 4},
    {"am", 4},
    {"a", 3},
    {"e", 3},
    {"i", 3},
    {"o", 3},
    {"u", 3},
    {"y", 3},
};

/// Consonants that change before some endings: "Namiestnik" and "Namiestnicy", "droga" and "drodze".
void levelPolishConsonants(QString& stem) {
    if (stem.size() < 3) return;
    if (stem.endsWith(QLatin1String("dz")))
        stem.replace(stem.size() - 2, 2, QLatin1String("g"));
    else if (stem.endsWith(QLatin1String("cz")))
        stem.replace(stem.size() - 2, 2, QLatin1String("k"));
    else if (stem.endsWith(QLatin1Char('c')))
        stem.back() = QLatin1Char('k');
    dropFleetingE(stem);
}

} // namespace

QString stemPolish(const QString& folded) {
    QString stem = folded;
    cutEnding(stem, endings);
    levelPolishConsonants(stem);
    return stem;
}

} // namespace magister
