// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/ruling_question.h"

#include <QHash>
#include <QMap>
#include <QStringList>

namespace magister {

/// One rule atom, or a heading that only groups atoms.
struct RuleAtom {
    QString id;
    QString parent;    ///< empty for a chapter
    int order{};       ///< among those of the same parent
    bool hasArticle{}; ///< false for chapters and group headings
    QString frequency; ///< how often it matters: "core", "common" or "rare"; empty for headings
    bool refusable{};
    bool cardboard{}; ///< about the components or the rulebook itself: there is nothing to implement
    bool editionsDiffer{};
    RulingQuestion question; ///< without an option if there is nothing for a table to decide
    QStringList see;
    QMap<QString, int> pages;  ///< of the printed rulebooks, by edition; only those that are known
    int line{};
    int column{};

    QString number;  ///< "3" for a chapter, "3.1" for the first heading or atom in it
    QString chapter; ///< id of the chapter it stands in, for a chapter its own
    int depth{};     ///< 0 for a chapter
};

/// All rule atoms of a game in the order of the library: chapters by their order, inside them depth first. The questions
/// that the atoms explain are those of its engine, each explained once.
class RuleCatalogue {
public:
    static RuleCatalogue read(const QString& path, const QString& shownAs, QList<Problem>& problems,
                              const QString& game);

    const QList<RuleAtom>& atoms() const { return m_atoms; }
    /// Null if there is none.
    const RuleAtom* find(const QString& id) const;

private:
    void arrange(QList<RuleAtom> atoms);

    QList<RuleAtom> m_atoms;
    QHash<QString, qsizetype> m_index;
};

} // namespace magister
