// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rule_terms.h"

#include "app/library/article_rows.h"

namespace magister {

QString RuleTerms::marked(const QString& plain, const QString& language) const {
    return RuleLibrary::shared().marker(language).markedPlain(plain);
}

QVariantMap RuleTerms::card(const QString& term, const QString& language) const {
    return ArticleRows(RuleLibrary::shared(), language).termCard(term);
}

} // namespace magister
