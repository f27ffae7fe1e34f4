// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/search/folding.h"

#include <QStringList>

namespace magister {

/// What the search has to know about a language; nothing else about languages stands outside this table.
struct SearchLanguage {
    const char* code;
    const char* snowball;            ///< the language's name there; null if it has none
    QString (*stem)(const QString&); ///< its own cutting of endings, before Snowball's; null if not needed
    bool umlautDigraphs;             ///< ä may be typed ae
    bool compounds;                  ///< words are made of words written together
    const char* stopWords;           ///< separated by blanks: words that say nothing about what is asked

    /// A folded word as this language compares it.
    QString compared(const QString& folded) const { return umlautDigraphs ? withoutUmlautDigraphs(folded) : folded; }
    /// The stop words as compared.
    QStringList stops() const;
};

/// The row of a language; for an unknown code one that changes nothing.
const SearchLanguage& searchLanguage(const QString& code);

} // namespace magister
