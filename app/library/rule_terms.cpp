// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rule_terms.h"

#include "app/library/article_rows.h"

namespace magister {

QStringList RuleTerms::games() const {
    QStringList games;
    for (const GameFacts& game : allGameFacts())
        games.append(game.id);
    return games;
}

QString RuleTerms::marked(const QString& plain, const QString& language, const QString& game) const {
    return RuleLibrary::shared(game).marker(language).markedPlain(plain);
}

QVariantMap RuleTerms::card(const QString& term, const QString& language, const QString& game) const {
    return ArticleRows(RuleLibrary::shared(game), language).termCard(term);
}

} // namespace magister

#include "moc_rule_terms.cpp"
