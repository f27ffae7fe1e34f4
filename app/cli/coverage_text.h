// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/coverage.h"

#include <QTextStream>

namespace magister::cli {

/// Sums over a matrix. What engine and tests have to do leaves the atoms about the interface out; articles and steps do
/// not.
struct CoverageTotals {
    int atoms{};      ///< but those about the interface
    int interface_{}; ///< the others
    int cardboard{};
    int implemented{};
    int tested{};
    int refusable{};
    int refused{};
    int inSteps{};
    int inDrills{};
    int lacking{};
    QHash<QString, int> articles; ///< by language

    explicit CoverageTotals(const Coverage& coverage);
};

/// The matrix for people: a few lines an atom, then what is lacking, the cardboard atoms, and the totals as last line.
void writeText(QTextStream& out, const Coverage& coverage);
/// The same with every place found, as one JSON object; a line an atom, the totals in the last line.
void writeJson(QTextStream& out, const Coverage& coverage, const QString& game);

} // namespace magister::cli
