// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/catalogue.h"

namespace magister {

Catalogue::Catalogue(const QString& language, const QString& sentences, Names names)
    : m_language(language), m_locale(language), m_names(std::move(names)) {
    if (!m_translator.load(sentences)) m_missing.append({sentences, {}, 0, 0, ProblemKind::FileMissing, {}});
}

QString Catalogue::text(const char* context, const char* source, const char* disambiguation, int n) const {
    QString found = m_translator.translate(context, source, disambiguation, n);
    if (found.isEmpty()) return noteMissing(QLatin1String(context), QString::fromUtf8(source));
    if (n >= 0) found.replace(QLatin1String("%n"), number(n));
    return found;
}

QString Catalogue::word(const QString& key, const QString& grammaticalCase, int n) const {
    const QString found = m_names.word(key, grammaticalCase, n);
    return found.isEmpty() ? noteMissing("names", key + QLatin1Char('/') + grammaticalCase) : found;
}

QString Catalogue::count(const QString& key, int n, const QString& grammaticalCase) const {
    return number(n) + QChar(QChar::Nbsp) + word(key, grammaticalCase, n);
}

QString Catalogue::noteMissing(const QString& context, const QString& source) const {
    const QString noted = context + QLatin1Char('\n') + source;
    if (!m_noted.contains(noted)) {
        m_noted.insert(noted);
        m_missing.append({m_language, {}, 0, 0, ProblemKind::TranslationMissing, {context, source}});
    }
    return QStringLiteral("«%1»").arg(source);
}

Catalogues::Catalogues(const DataFolder& data, const QString& game, const QString& sentences)
    : m_data(data), m_game(game), m_sentences(sentences) {}

const Catalogue& Catalogues::of(const QString& wanted) const {
    const QString language = languages().contains(wanted) ? wanted : languages().first();
    auto& known = m_catalogues[language];
    if (!known) {
        const QString path = m_data.names(m_game, language);
        Names names = Names::read(path, m_data.shown(path), language, m_problems, m_game);
        known = std::make_unique<Catalogue>(language, m_sentences.arg(language), std::move(names));
    }
    return *known;
}

const QList<Problem>& Catalogues::problems() const {
    for (const QString& language : languages())
        of(language);
    return m_problems;
}

} // namespace magister
