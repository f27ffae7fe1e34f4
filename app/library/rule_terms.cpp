// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_terms.h"

#include "article_rows.h"

namespace magister {

QString RuleTerms::marked(const QString& plain, const QString& language) const {
    return RuleLibrary::shared().marker(language).markedPlain(plain);
}

QVariantMap RuleTerms::card(const QString& term, const QString& language) const {
    return ArticleRows(RuleLibrary::shared(), language).termCard(term);
}

} // namespace magister
