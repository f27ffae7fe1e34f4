// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_texts.h"

#include "content/names.h"
#include "content/names_keys.h"
#include "rule_library.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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
    for (const QString& edition : printedEditions())
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

QJsonObject readObject(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QStringList texts(const QJsonValue& list) {
    QStringList found;
    for (const QJsonValue& each : list.toArray())
        if (!each.toString().isEmpty()) found.append(each.toString());
    return found;
}

void addGlossary(QList<SearchTerm>& terms, const QJsonObject& printed, const QJsonObject& words) {
    for (const QJsonValue& each : printed["terms"_L1].toArray()) {
        const QString id = each["id"_L1].toString();
        const QJsonObject word = words["terms"_L1].toObject()[id].toObject();
        if (id.isEmpty() || word["term"_L1].toString().isEmpty()) continue;
        terms.append({id, each["rule"_L1].toString(), word["term"_L1].toString(), texts(word["forms"_L1]),
                      texts(word["also"_L1])});
    }
}

/// The names by which the table calls things; they know every case.
void addNames(QList<SearchTerm>& terms, const Names& names, const QString& language) {
    for (const QString& key : nameKeys()) {
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
    const QJsonObject printed = readObject(data.packs(u"messina"_s) + u"/glossary.json"_s);
    QList<SearchTexts> all;
    for (const QString& language : languages()) {
        SearchTexts texts{language, {}, {}};
        const Articles& articles = library.articles(language);
        for (const RuleAtom& atom : library.catalogue().atoms())
            if (const Article* article = articles.find(atom.id); article && atom.hasArticle)
                texts.documents.append(documentOf(library, articles, atom, *article));
        const QString names = data.names(u"messina"_s, language);
        addGlossary(texts.terms, printed, readObject(data.path() + u"/translations/"_s + language + u"/messina/glossary.json"_s));
        QList<Problem> told; // by who checks the content
        addNames(texts.terms, Names::read(names, data.shown(names), language, told), language);
        all.append(texts);
    }
    return all;
}

} // namespace magister
