// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/game_facts.h"

#include <QHash>

namespace magister {

/// Reads translations/<language>/<game>/tips.json: the sentence of every tip of the game, with its fields, and of no
/// other. What is missing or has other fields is reported; what is sound is given all the same. Empty for a game
/// without tips, which has no such file.
QHash<QString, QString> readTipTexts(const DataFolder& data, const GameFacts& game, const QString& language,
                                     QList<Problem>& problems);

} // namespace magister
