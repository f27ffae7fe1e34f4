// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search/stemming.h"

#include "app/library/search/search_language.h"

#include <libstemmer.h>

namespace magister {

Stemmer::Stemmer(const SearchLanguage& language)
    : m_snowball(language.snowball ? sb_stemmer_new(language.snowball, "UTF_8") : nullptr), m_own(language.stem) {}

Stemmer::~Stemmer() {
    sb_stemmer_delete(m_snowball);
}

QString Stemmer::stem(const QString& folded) {
    QString stemmed = m_own ? m_own(folded) : folded;
    if (m_snowball) {
        const QByteArray bytes = stemmed.toUtf8();
        const auto* word = reinterpret_cast<const sb_symbol*>(bytes.constData());
        if (const sb_symbol* stem = sb_stemmer_stem(m_snowball, word, static_cast<int>(bytes.size())))
            stemmed = fold(QString::fromUtf8(reinterpret_cast<const char*>(stem), sb_stemmer_length(m_snowball)));
    }
    return stemmed.isEmpty() ? folded : stemmed;
}

} // namespace magister
