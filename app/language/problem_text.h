// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

namespace magister {

class Catalogue;

/// "resources/packs/messina/hexes.json:12:9, $.list[3].colour: expected one of white, orange, turquoise, red,
/// found "blue"": the whole line in a language.
QString sentence(const Problem& problem, const Catalogue& catalogue);
/// The same when the source sentence has been translated elsewhere.
QString sentence(const Problem& problem, const QString& translated);
/// What was expected, without the place, for lists that show the place in a column of its own.
QString explanation(const Problem& problem, const Catalogue& catalogue);
/// The same when the source sentence has been translated elsewhere.
QString explanation(const Problem& problem, const QString& translated);
/// The same as sentence() in English, without any catalogue: for the command line and for tests.
QString sentence(const Problem& problem);

/// For whoever wanted to open a file as a saved game: what it is, or what is wrong with it, and what to do, with %1 for its
/// name. Empty where problemSource() says that already. Translated in the context "Problem".
const char* openingSource(ProblemKind kind);
/// In plain words first, then sentence() on a line of its own; `translated` of both sources.
QString openingText(const Problem& problem, const QString& plain, const QString& translated);

/// An excerpt of somebody's file for a message: one line of at most 500 characters, without control characters, escape
/// sequences and marks that turn the direction of the text.
QString shownForeign(const QString& text);

/// The source sentence of a kind, with %1 to %3 for its arguments. Translated in the context "Problem".
const char* problemSource(ProblemKind kind);

} // namespace magister
