// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"

#include <QHash>
#include <QStringList>

#include <variant>

namespace magister {

/// A game word by its key in names.json.
struct Word {
    QString key;
};

/// The value of a named field in a sentence: finished text, a number, or a game term still to be inflected.
using Field = std::variant<QString, int, Word>;
using Fields = QHash<QString, Field>;

/// Fills the fields of a whole sentence.
///   {who}          text as it is; a number in the digits of the language, with a
///                  true minus sign; a word in the nominative singular
///   {place:acc}    a word in that case; text as it is (a name like "B2" has no cases)
///   {n:coin}       a number with its word: "2 coins"
///   {n:coin:acc}   the same in a case
///   {n:token:acc}  the same; `token` is a field that holds the word
///   {Citizen:nom}  field `citizen`, its first letter in upper case
/// Fields that cannot be filled are left in the text unchanged and added to `problems`.
QString phrase(const Language& language, const QString& pattern, const Fields& fields, QStringList* problems = nullptr);

/// The translated sentence with its fields filled. `source` is the English sentence marked by QT_TRANSLATE_NOOP.
QString say(const Language& language, const char* context, const char* source, const Fields& fields = {});

/// The text with its first letter in upper case, as it begins a sentence or a row.
QString capitalised(const QString& text);

/// Names of the fields in a pattern, each once, sorted, starting in lower case.
QStringList fieldNames(const QString& pattern);

} // namespace magister
