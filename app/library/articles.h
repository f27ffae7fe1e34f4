// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/article_markup.h"
#include "app/library/rule_catalogue.h"

namespace magister {

/// The article on one rule atom in one language, or the introduction of a chapter or a group. The texts with markup are
/// fragments that Text.StyledText shows: <b> and <a href="rule:id"> only, everything else escaped.
struct Article {
    QString id;
    QString title;                     ///< plain
    QString keySentence;               ///< markup; empty for an introduction
    QStringList body;                  ///< markup, a fragment a paragraph
    QMap<QString, QString> editions;   ///< markup; what each printed edition says, by its code; empty if they agree
    QString why;                       ///< markup; what is played by default, and why; empty if the editions agree
    QStringList asked;                 ///< what people type when they look for it; for the search, never shown
    QStringList links;                 ///< ids the texts link to
    QStringList numbers;               ///< keys of the numbers in it, in order
    QString revision;                  ///< of this text: eight hexadecimal digits; the same as long as the text is
    QString madeFrom;                  ///< the revision of the English article it is based on; empty for English
    QString file;
    int line{};                        ///< of the heading
};

/// The articles of a game in one language: a file for each chapter, named after it.
///
///   # Title of the chapter {@revision}
///   Introduction.
///   ## Title {#rule.id @revision}
///   > Key sentence, maybe on several lines.
///   Paragraphs with **bold**, [words](rule:rule.id) and {number|form|form}.
///   ~pl: What the Polish edition says; so for cs, ru and de.
///   ~why: What is played by default, and why.
///   ? what somebody would type; another way to ask
///
/// The revision after @ is that of the English article; English ones have none.
class Articles {
public:
    /// Reads `folder`, the articles of `game`; errors are reported, and every article that can be shown is kept. `numbers`
    /// is the pack's.
    static Articles read(const QString& folder, const QString& shownAs, const RuleCatalogue& catalogue,
                         const QString& game, const NumberSource& numbers, QList<Problem>& problems);
    /// Only what title() would say of each that can be shown, by id: a tenth of the memory.
    static QHash<QString, QString> readTitles(const QString& folder, const RuleCatalogue& catalogue,
                                              const QString& game, const NumberSource& numbers);

    /// Null if there is none. That of a chapter or a group has a title and a body only.
    const Article* find(const QString& id) const;
    /// Title of an atom, a group or a chapter; empty if not known.
    QString title(const QString& id) const;
    qsizetype size() const { return m_articles.size(); }

private:
    QHash<QString, Article> m_articles;
};

} // namespace magister
