// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/paper/aid_column.h"

namespace magister::paper {

/// The paper inside the margins.
inline const QRectF aidFrame{mm(10), mm(10), mm(190), mm(277)};

/// A turn, the end of a round, the round table, the books. False if it does not fit on the page at this size.
bool aidFront(AidSheet& sheet);
/// Symbols, scoring, rules that are often forgotten.
bool aidBack(AidSheet& sheet);
/// Name of the game and content of the page, at its top; returns where the rest begins.
qreal aidTitle(AidSheet& sheet, const QString& plain);

} // namespace magister::paper
