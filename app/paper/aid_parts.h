// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/aid_phrases.h"
#include "app/paper/aid_pages.h"

/// Parts of pages that the aids of all games have.
namespace magister::paper {

/// Name of the game and content of the page, at its top; returns where the rest begins.
qreal aidTitle(AidSheet& sheet, const QString& plain);
/// All drawings with their names, line by line over the whole width; returns where they end.
qreal aidSymbolRows(AidSheet& sheet, std::span<const AidSymbol> symbols, qreal top);
/// A title of a step without its number, which a disc beside it tells: "Step 3: fighting the plague" is "Fighting the plague".
QString withoutStep(const QString& title);

} // namespace magister::paper
