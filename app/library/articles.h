// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rule_catalogue.h"

namespace magister {

/// The article on one rule atom in one language. The texts with markup are fragments that Text.StyledText shows:
/// <b> and <a href="rule:id"> only, everything else escaped.
struct Article {
    QString id;
    QString title;       ///< plain
    QString keySentence; ///< markup
    QStringList body;    ///< markup, a fragment a paragraph
    QString edition;     ///< markup; empty if the editions agree
    QStringList links;   ///< ids the texts link to
    QString plain;       ///< key sentence, body and note without markup, for the search
    QString file;
    int line{}; ///< of the heading
};

/// The articles of a game in one language: a file for each chapter, named after it.
///
///   # Title of the chapter
///   ## Title {#rule.id}
///   > Key sentence, maybe on several lines.
///   Paragraphs with **bold** and [words](rule:rule.id).
///   ~ How the editions differ.
class Articles {
public:
    /// Reads `folder`; what is wrong is reported, and every article that can be shown is kept.
    static Articles read(const QString& folder, const QString& shownAs, const RuleCatalogue& catalogue,
                         QList<Problem>& problems);

    /// Null if there is none. Chapters have none; groups have one with a title only.
    const Article* find(const QString& id) const;
    /// Title of an atom, a group or a chapter; empty if not known.
    QString title(const QString& id) const;
    qsizetype size() const { return m_articles.size(); }

private:
    void readChapter(const QString& text, const QString& shownAs, const QString& section,
                     const RuleCatalogue& catalogue, QList<Problem>& problems);

    QHash<QString, Article> m_articles;
    QHash<QString, QString> m_chapters;
    friend class ChapterReading;
};

} // namespace magister
