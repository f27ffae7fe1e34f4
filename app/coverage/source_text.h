// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace magister {

/// A remark in C++ source, without its slashes; one entry a line.
struct Comment {
    int line{}; ///< from 1
    QString text;
    bool alone{}; ///< nothing but the remark stands on the line
};

/// C++ source taken apart. `code` and `plain` have the length and the lines of the text. In `plain` remarks are
/// blanks, in `code` preprocessor lines and what stands between quotes too (the quotes stay).
struct SourceText {
    QString text;
    QString code;
    QString plain;
    QList<Comment> comments;

    static SourceText of(const QString& text);
    /// From 1; `at` is a position in the text.
    int lineAt(qsizetype at) const;
    /// Where a line begins, `line` from 1 to the number of lines.
    qsizetype lineStart(int line) const { return m_lineStarts[line - 1]; }
    /// Position behind the bracket that closes the one at `open` ("(", "{"); the end of the text if none does.
    qsizetype behindBracket(qsizetype open) const;
    /// What the quotes between two positions hold, in order.
    QStringList quoted(qsizetype from, qsizetype to) const;

private:
    QList<qsizetype> m_lineStarts;
};

} // namespace magister
