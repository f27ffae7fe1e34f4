// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_catalogue.h"

namespace magister {

class DataFolder;
struct GameFacts;

/// A term of the game, independent of language.
struct Term {
    QString id;
    QString icon;                    ///< name of a drawing in art/icons; empty if nothing stands for it
    QString rule;                    ///< the atom that explains it best
    QMap<QString, QString> printed;  ///< by edition: what its box calls it
};

/// A term in one language.
struct TermWords {
    QString term;
    QStringList forms;   ///< inflected; the term itself is not among them
    QString meaning;     ///< plain
    QStringList also;    ///< what players call it instead; for the search
};

/// The words of a term or a form of it, which stand apart at spaces, breaking or not, and hyphens.
QStringList splitWords(const QString& phrase);

/// The same as they are compared: case folded.
QStringList comparedWords(const QString& phrase);

/// The terms of a game with their words in the five languages.
class Glossary {
public:
    /// Reads glossary.json of the game's pack and translations/<language>/<game>/glossary.json. A term without
    /// words, words without a term, an unknown rule or drawing, and a form that two terms share are problems; what is
    /// sound is kept.
    static Glossary read(const DataFolder& data, const RuleCatalogue& catalogue, const GameFacts& game,
                         QList<Problem>& problems);
    /// The terms alone. The words of a language come with readWords().
    static Glossary readTerms(const DataFolder& data, const RuleCatalogue& catalogue, const GameFacts& game,
                              QList<Problem>& problems);
    /// Reads the words of a language for the terms, and tells what is wrong with them. To be called once for each.
    void readWords(const DataFolder& data, const GameFacts& game, const QString& language, QList<Problem>& problems);

    const QList<Term>& terms() const { return m_terms; }
    /// Null if there is none.
    const Term* find(const QString& id) const;
    /// Null if there are none, or if those of that language have not been read.
    const TermWords* words(const QString& language, const QString& id) const;

private:
    QList<Term> m_terms;
    QHash<QString, QHash<QString, TermWords>> m_words; ///< by language and term
};

} // namespace magister
