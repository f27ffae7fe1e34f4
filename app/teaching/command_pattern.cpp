// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/command_pattern.h"

#include <algorithm>

namespace magister {

bool fits(const QString& pattern, const QString& text) {
    // The usual walk with one place to come back to: the last star and how much it has taken.
    qsizetype p = 0;
    qsizetype t = 0;
    qsizetype star = -1;
    qsizetype taken = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == u'*') {
            star = p++;
            taken = t;
        } else if (p < pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star >= 0) {
            p = star + 1;
            t = ++taken;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == u'*')
        ++p;
    return p == pattern.size();
}

bool fitsAny(const QStringList& patterns, const QString& text) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const QString& pattern) { return fits(pattern, text); });
}

ScriptLine scriptLine(const QString& text) {
    if (text.size() > 2 && text[0].isDigit() && text[1] == u':') return {text[0].digitValue(), text.mid(2).trimmed()};
    return {0, text.trimmed()};
}

} // namespace magister
