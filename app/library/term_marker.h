// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/glossary.h"

#include <QSet>

namespace magister {

/// Finds the terms of one language in running text, in any of their forms, the longest first: "hut upgrade" is not a
/// "hut". A word that begins in lower case in the glossary may begin with a capital in the text, at the head of a sentence;
/// not the other way round: "waren" is no "Waren". Other letters may be of either case; diacritics count.
class TermMarker {
public:
    TermMarker(const Glossary& glossary, const QString& language);

    /// The fragment with each term as a link, <a href="term:id">; a term only where it first occurs. `html` is text for
    /// Text.StyledText; what stands in links and tags stays as it is. `seen` goes along from one fragment of a text to
    /// the next.
    QString marked(const QString& html, QSet<QString>& seen) const;
    QString marked(const QString& html) const;
    /// Plain text, which is escaped, then as above.
    QString markedPlain(const QString& text) const { return marked(text.toHtmlEscaped()); }
    /// The terms of the fragments, in the order of their first occurrence.
    QStringList termsIn(const QStringList& html) const;

private:
    struct Phrase {
        QStringList words; ///< case folded
        QList<bool> capital; ///< of each word
        QString term;
    };
    struct Match {
        QString term;
        qsizetype end{};
    };
    Match at(const QString& text, qsizetype from) const;

    QHash<QString, QList<Phrase>> m_phrases; ///< by first word; longest first
};

} // namespace magister
