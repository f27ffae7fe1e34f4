// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/search_texts.h"

#include "app/language/names.h"
#include "app/language/names_keys.h"
#include "app/library/rule_library.h"

#include <QRegularExpression>

namespace magister {

namespace {

using namespace Qt::StringLiterals;

SearchDocument documentOf(const RuleLibrary& library, const Articles& articles, const RuleAtom& atom,
                          const Article& article) {
    SearchDocument document;
    document.id = atom.id;
    document.title = article.title;
    document.key = withoutMarkup(article.keySentence);
    for (const QString& paragraph : article.body)
        document.body.append(withoutMarkup(paragraph));
    QStringList notes;
    for (const QString& edition : library.game().editions)
        if (article.editions.contains(edition)) notes.append(withoutMarkup(article.editions.value(edition)));
    if (!article.why.isEmpty()) notes.append(withoutMarkup(article.why));
    document.edition = notes.join(u'\n');
    document.asked = article.asked;
    document.frequency = atom.frequency;
    document.digest = atom.cardboard;
    QStringList headings;
    for (const RuleAtom* above = library.catalogue().find(atom.parent); above;
         above = library.catalogue().find(above->parent))
        headings.append(articles.title(above->id));
    document.chapter = headings.join(u' ');
    return document;
}

/// What an edition prints otherwise than the glossary has it counts as another word for the term.
void addGlossary(QList<SearchTerm>& terms, const Glossary& glossary, const QString& language) {
    for (const Term& term : glossary.terms())
        if (const TermWords* words = glossary.words(language, term.id)) {
            QStringList also = words->also;
            const QString printed = term.printed.value(language);
            if (!printed.isEmpty() && printed != words->term) also.append(printed);
            terms.append({term.id, term.rule, words->term, words->forms, also});
        }
}

/// The names by which the table calls things; they know every case.
void addNames(QList<SearchTerm>& terms, const QStringList& keys, const Names& names, const QString& language) {
    for (const QString& key : keys) {
        SearchTerm term{u"name:"_s + key, {}, names.word(key, u"nom"_s, 1), {}, {}};
        if (term.term.isEmpty()) continue;
        for (const QString& each : nameCases(language))
            for (const int n : {1, 2, 5}) {
                const QString form = names.word(key, each, n);
                if (form != term.term && !term.forms.contains(form)) term.forms.append(form);
            }
        terms.append(term);
    }
}

} // namespace

QString withoutMarkup(const QString& fragment) {
    static const QRegularExpression tag(u"<[^<>]*>"_s);
    QString text = fragment;
    text.remove(tag);
    text.replace("&nbsp;"_L1, QString(QChar::Nbsp));
    return text.replace("&lt;"_L1, "<"_L1).replace("&gt;"_L1, ">"_L1).replace("&quot;"_L1, "\""_L1).replace("&amp;"_L1,
                                                                                                        "&"_L1);
}

QList<SearchTexts> searchTexts(const RuleLibrary& library, const DataFolder& data) {
    QList<SearchTexts> all;
    for (const QString& language : languages()) {
        SearchTexts texts{language, {}, {}};
        const Articles& articles = library.articles(language);
        for (const RuleAtom& atom : library.catalogue().atoms())
            if (const Article* article = articles.find(atom.id); article && atom.hasArticle)
                texts.documents.append(documentOf(library, articles, atom, *article));
        const QString names = data.names(library.game().id, language);
        addGlossary(texts.terms, library.glossary(language), language);
        QList<Problem> told; // by who checks the content
        addNames(texts.terms, library.game().nameKeys,
                 Names::read(names, data.shown(names), language, told, library.game().id), language);
        all.append(texts);
    }
    return all;
}

} // namespace magister
