// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/lesson_vocabulary.h"

#include <array>

namespace magister::orleans {

namespace {

constexpr std::array<LessonTerm, 6> printedTerms{{
    {"coin", "münze", "minc", "monet", "монет"},
    {"build", "bauen|baut|bau", "stavb|stav[ěí]|postav", "budow|budu", "строи|строй"},
    {"knight", "ritter", "rytíř", "rycer", "рыцар"},
    {"scholar", "gelehrte", "učen", "uczon", "учен|учён"},
    {"monk", "mönch", "mnich|mniš", "mnich|mnis", "монах"},
    {"boatman", "schiffer", "loďař|lodník", "flisa", "лодочник"},
}};

constexpr std::array<LessonNoun, 2> namedThings{{
    {"/coins$", {"coin", "münze", "minc", "monet", "монет"}},
    {"^seat:\\d$", {"neighbour|you", "gegenüber|du", "soupeř|ty", "sąsi|ty", "соперник|вы"}},
}};

} // namespace

std::span<const LessonTerm> LessonVocabulary::terms() const { return printedTerms; }

std::span<const LessonNoun> LessonVocabulary::nouns() const { return namedThings; }

} // namespace magister::orleans
