// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace magister {

/// The game words that every names.json of a game must hold; none for a game that is not known.
const QStringList& nameKeys(const QString& game);
/// The grammatical cases of a language in names.json; "nom" comes first.
const QStringList& nameCases(const QString& language);
/// How many plural forms a word has: 2 (one, other) or 3 (one, few, many).
int pluralForms(const QString& language);
/// Which of them goes with a number n >= 0, from 0; as the plural rules of Qt Linguist have it.
int pluralForm(const QString& language, int n);

} // namespace magister
