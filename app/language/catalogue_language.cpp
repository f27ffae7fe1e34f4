// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/catalogue_language.h"

#include <cstdlib>

namespace magister {

CatalogueLanguage::CatalogueLanguage(const Catalogue& catalogue, Rules rules, Rulings rulings, Terms terms)
    : m_catalogue(catalogue), m_rules(std::move(rules)), m_rulings(std::move(rulings)),
      m_terms(std::move(terms)),
      m_english(catalogue.language() == QLatin1String("en")) {}

QString CatalogueLanguage::text(const char* context, const char* source) const {
    return m_english ? QString::fromUtf8(source) : m_catalogue.text(context, source);
}

QString CatalogueLanguage::word(const QString& key, const QString& grammaticalCase, int n) const {
    // The English sources name the cases that other languages will need; English words have one.
    return m_catalogue.word(key, m_english ? QStringLiteral("nom") : grammaticalCase, std::abs(n));
}

QString CatalogueLanguage::count(const QString& key, int n, const QString& grammaticalCase) const {
    return m_catalogue.number(n) + QChar(QChar::Nbsp) + word(key, grammaticalCase, n);
}

} // namespace magister
