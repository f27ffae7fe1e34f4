// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace magister {

/// Whether a command (or a target) fits a pattern: `*` stands for any characters, also for none.
bool fits(const QString& pattern, const QString& text);
/// Whether it fits one of them.
bool fitsAny(const QStringList& patterns, const QString& text);

/// A line of a script: "2: choose-hex 1 B1" is answered by seat 2, "proceed" by whoever has to act (seat 0).
struct ScriptLine {
    int seat{};
    QString command; ///< may be a pattern
};
ScriptLine scriptLine(const QString& text);

} // namespace magister
