// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace magister {

/// A rule article as the search reads it; every text plain, without markup.
struct SearchDocument {
    QString id; ///< of the rule atom, the same in every language
    QString title;
    QString key;       ///< the rule in one sentence
    QStringList body;  ///< a text a paragraph
    QString edition;   ///< how the printed editions differ, a line each; may be empty
    QStringList asked; ///< what people type who look for this article; never shown
    QString frequency; ///< "core", "common" or "rare"; anything else counts as common
    QString chapter;   ///< titles of the headings above it; may be empty
    bool digest{};     ///< only repeats what other articles tell, so they come first
};

/// A word of the game: an entry of the glossary, or of the names.
struct SearchTerm {
    QString id;        ///< the same in every language
    QString rule;      ///< the atom that explains it; may be empty
    QString term;      ///< one word or several
    QStringList forms; ///< the same, inflected
    QStringList also;  ///< other words for it
};

/// All that is searched in one language.
struct SearchTexts {
    QString language; ///< code; one without a row in the table of languages is searched without stems
    QList<SearchDocument> documents;
    QList<SearchTerm> terms;
};

} // namespace magister
