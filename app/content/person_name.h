// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Names that people type, or that stand in files of others.
namespace magister {

/// Longest name of a person, in characters as a reader counts them.
inline constexpr int longestName = 20;

/// The name in the one form in which it is compared, kept and shown: composed (NFC), one blank between words and none around
/// them, without control characters and without marks that turn the direction of the text around them.
QString canonicalName(const QString& name);

/// How many characters a reader sees: an emoji of several code points is one.
int charactersIn(const QString& text);

/// The first `most` characters as a reader counts them; nothing is cut in two.
QString firstCharacters(const QString& text, int most);

} // namespace magister
