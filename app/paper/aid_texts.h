// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/library/rule_library.h"
#include "app/paper/printed_game.h"

#include <QHash>

namespace magister::paper {

/// The phrases of one language by key, as markup and without it.
struct AidTexts {
    QHash<QString, QString> html;
    QHash<QString, QString> plain;
};

/// Reads the aid.json of a language, of the game of the library, and appends what is wrong with it: keys missing or unknown, empty texts, numbers
/// that the pack does not have, rules that are not in the catalogue, whether a text links to them or the sheet prints
/// their numbers behind it. Without a sound pack no number is judged, without a catalogue no rule: that these are
/// missing is told by those who read them. What is sound is given all the same.
AidTexts readAidTexts(const DataFolder& data, const RuleLibrary& library, const QString& language,
                      QList<Problem>& problems);

/// Reads the aid.json of every game in every language and appends what is wrong. Gives the number of sound phrases, over all languages.
int checkAids(const DataFolder& data, QList<Problem>& problems);
/// The same for one game.
int checkAidsOf(const PrintedGame& game, const DataFolder& data, QList<Problem>& problems);

} // namespace magister::paper
