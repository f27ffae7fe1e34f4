// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/article_rows.h"

namespace magister {

QVariantMap ArticleRows::entry(const QString& id) const {
    return {{"id", id}, {"number", m_library.number(id)}, {"title", m_library.title(m_language, id)}};
}

QVariantList ArticleRows::entries(const QStringList& ids) const {
    QVariantList list;
    for (const QString& id : ids)
        list.append(entry(id));
    return list;
}

QVariantMap ArticleRows::article(const QString& id) const {
    QVariantMap row = entry(id);
    const Article* article = find(id);
    if (!article) return row;
    const TermMarker& marker = m_library.marker(m_language);
    QSet<QString> seen;
    row.insert("keySentence", marker.marked(article->keySentence, seen));
    QStringList body;
    for (const QString& paragraph : article->body)
        body.append(marker.marked(paragraph, seen));
    row.insert("body", body);
    row.insert("why", marker.marked(article->why, seen));
    return row;
}

QVariantList ArticleRows::editions(const QString& id) const {
    QVariantList list;
    const Article* article = find(id);
    if (!article) return list;
    for (const QString& edition : m_library.game().editions)
        if (const QString text = article->editions.value(edition); !text.isEmpty())
            list.append(QVariantMap{{"edition", edition}, {"text", text}});
    return list;
}

QVariantList ArticleRows::pages(const QString& id) const {
    QVariantList list;
    const RuleAtom* atom = m_library.catalogue().find(id);
    if (!atom) return list;
    for (const QString& edition : m_library.game().editions)
        if (const int page = atom->pages.value(edition); page > 0)
            list.append(QVariantMap{{"edition", edition}, {"page", page}});
    return list;
}

QVariantList ArticleRows::terms(const QString& id) const {
    QVariantList list;
    const Article* article = find(id);
    if (!article) return list;
    const QStringList texts = QStringList{article->title.toHtmlEscaped(), article->keySentence} + article->body;
    for (const QString& term : m_library.marker(m_language).termsIn(texts))
        list.append(termCard(term));
    return list;
}

QVariantMap ArticleRows::termCard(const QString& id) const {
    const Term* term = m_library.glossary().find(id);
    const TermWords* words = m_library.glossary(m_language).words(m_language, id);
    if (!term || !words) return {};
    QVariantList printed;
    for (const QString& edition : m_library.game().editions)
        if (const QString name = term->printed.value(edition); !name.isEmpty())
            printed.append(QVariantMap{{"edition", edition}, {"term", name}});
    QVariantList others;
    for (const QString& language : languages())
        if (const TermWords* other = m_library.glossary(language).words(language, id); other && language != m_language)
            others.append(QVariantMap{{"language", language}, {"term", other->term}});
    return {{"id", id},
            {"icon", term->icon},
            {"term", words->term},
            {"meaning", words->meaning},
            {"rule", term->rule},
            {"ruleNumber", m_library.number(term->rule)},
            {"ruleTitle", m_library.title(m_language, term->rule)},
            {"printed", printed},
            {"others", others}};
}

} // namespace magister
