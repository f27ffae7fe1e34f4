// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace magister {

/// One ending of a light stemmer: cut off words that are longer than `longerThan` letters, with something put in its
/// place where the consonant before it changes.
struct Ending {
    const char* ending;
    int longerThan;
    const char* instead = "";
};

/// Cuts the first ending of the table that fits; a table lists longer endings before those they end in. False if none
/// fits.
inline bool cutEnding(QString& word, std::span<const Ending> endings) {
    for (const Ending& each : endings) {
        const QLatin1String ending(each.ending);
        if (word.size() <= each.longerThan || !word.endsWith(ending)) continue;
        word.chop(ending.size());
        word += QLatin1String(each.instead);
        return true;
    }
    return false;
}

/// "statek" and "statku" meet in "statk": drops an e before the last consonant.
inline void dropFleetingE(QString& stem) {
    if (stem.size() > 3 && stem.at(stem.size() - 2) == QLatin1Char('e')) stem.remove(stem.size() - 2, 1);
}

} // namespace magister
