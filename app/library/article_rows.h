// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/rule_library.h"

#include <QVariantList>

namespace magister {

/// What a screen shows of a rule, in one language. Texts are for Text.StyledText; terms in them are links "term:id",
/// each where the article first uses it.
class ArticleRows {
public:
    ArticleRows(const RuleLibrary& library, const QString& language) : m_library(library), m_language(language) {}

    /// {id, number, title}
    QVariantMap entry(const QString& id) const;
    QVariantList entries(const QStringList& ids) const;
    /// The entry, and {keySentence, body, why}; empty texts for an unknown rule.
    QVariantMap article(const QString& id) const;
    /// What each printed edition says, as {edition, text}, in the order of the editions; none where they agree.
    QVariantList editions(const QString& id) const;
    /// Where the printed rulebooks tell it, as {edition, page}; only pages that are known.
    QVariantList pages(const QString& id) const;
    /// Terms of the article in their order, as in termCard().
    QVariantList terms(const QString& id) const;
    /// {id, icon, term, meaning, rule, ruleNumber, ruleTitle, printed: [{edition, term}], others: [{language, term}]};
    /// empty for an unknown term.
    QVariantMap termCard(const QString& term) const;

private:
    const Article* find(const QString& id) const { return m_library.articles(m_language).find(id); }

    const RuleLibrary& m_library;
    QString m_language;
};

} // namespace magister
