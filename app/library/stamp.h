// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace magister {

class DataFolder;
struct GameFacts;

/// What stampArticles() did. After a problem nothing is written or, if the disk fails, no further file.
struct StampResult {
    int articles{}; ///< introductions included, how many were asked for
    int changed{};  ///< of these, how many had another revision in their heading, or none
    QStringList problems; ///< "translations/pl/<game>/rules/hut.md: ..."; English, for the command line
};

/// Marks the articles of a game in a language as matching the current English text, in their headings: "## Title {#id @1a2b3c4d}",
/// "# Chapter {@1a2b3c4d}". Every other byte of a file stays the same, and a file is replaced as a whole or not at all.
/// `language` is one of languages() but English; `ids` are rules, groups or chapters, all there are if it is empty.
StampResult stampArticles(const DataFolder& data, const GameFacts& game, const QString& language, const QStringList& ids);

/// A heading line with that revision instead of the one it has, or none; empty if the line is no heading of `id`.
/// The end of the line, a carriage return too, is no part of it.
QByteArray stampedHeading(const QByteArray& line, const QString& id, const QString& revision);

} // namespace magister
