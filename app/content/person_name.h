// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Names that people type, or that stand in files of others.
namespace magister {

/// Longest name of a person, in characters as a reader counts them.
inline constexpr int longestName = 20;
/// A character is at most so many UTF-16 code units long, on the average of a text: there is room for emoji of many parts,
/// and none for letters under towers of accents.
inline constexpr int unitsOfCharacter = 10;

/// The name in the one form in which it is compared, kept and shown: composed (NFC), one blank between words and none around
/// them, without control characters and without marks that turn the direction of the text around them.
QString canonicalName(const QString& name);

/// How many characters a reader sees: an emoji of several code points is one.
int charactersIn(const QString& text);

/// Whether a name, canonical or empty, is short enough.
bool fitsName(const QString& name);

/// The first `most` characters as a reader counts them, fewer if they are very long; nothing is cut in two.
QString firstCharacters(const QString& text, int most);

} // namespace magister
