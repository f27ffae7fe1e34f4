// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/glossary.h"

#include "app/content/data_folder.h"
#include "app/content/game_facts.h"
#include "app/content/json_value.h"
#include "app/language/ruling_words.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace magister {

namespace {

constexpr int mostTerms = 200;
constexpr int mostMeaningWords = 30;

void expect(const JsonValue& value, const QString& expected) {
    const auto found = value.text();
    if (found && *found != expected) value.report(ProblemKind::WrongFormat, {expected, *found});
}

QStringList texts(const JsonValue& value, int most) {
    QStringList list;
    for (const JsonValue& each : value.list(0, most))
        if (const auto text = each.text()) list.append(*text);
    return list;
}

Term readTerm(const JsonValue& value, const DataFolder& data, const RuleCatalogue& catalogue, const QStringList& editions) {
    const JsonObject object = value.object({"id", "icon", "rule", "printed"});
    Term term;
    term.id = object["id"].text().value_or(QString());
    if (!object["icon"].isNull()) term.icon = object["icon"].text().value_or(QString());
    if (!term.icon.isEmpty() && !QFileInfo::exists(data.path() + "/resources/art/icons/" + term.icon + ".svg"))
        object["icon"].report(ProblemKind::UnknownId, {term.icon});
    term.rule = object["rule"].text().value_or(QString());
    const RuleAtom* atom = catalogue.find(term.rule);
    if (!term.rule.isEmpty() && (!atom || !atom->hasArticle))
        object["rule"].report(ProblemKind::UnknownRule, {term.rule});
    const JsonObject printed = object["printed"].object({}, editions);
    for (const QString& edition : editions)
        if (printed.has(edition) && !printed[edition].isNull())
            term.printed.insert(edition, printed[edition].text().value_or(QString()));
    return term;
}

TermWords readOne(const JsonValue& value) {
    const JsonObject object = value.object({"term", "forms", "meaning"}, {"also"});
    TermWords words;
    words.term = object["term"].text().value_or(QString());
    words.forms = texts(object["forms"], 80);
    words.meaning = object["meaning"].text().value_or(QString());
    if (object.has("also")) words.also = texts(object["also"], 12);
    const auto length = words.meaning.split(QLatin1Char(' '), Qt::SkipEmptyParts).size();
    if (length > mostMeaningWords)
        object["meaning"].report(ProblemKind::TooManyWords,
                                 {QString::number(mostMeaningWords), QString::number(length)});
    return words;
}

/// A form that two terms share would show the meaning of the wrong one.
void checkForms(const QHash<QString, TermWords>& words, const QList<Term>& terms, const JsonObject& list) {
    QHash<QString, QString> owner;
    for (const Term& term : terms) {
        if (!words.contains(term.id)) continue;
        QStringList forms = words[term.id].forms;
        forms.append(words[term.id].term);
        for (const QString& form : forms) {
            const QString key = comparedWords(form).join(QLatin1Char(' '));
            if (owner.value(key, term.id) != term.id) list.reportAt(term.id, ProblemKind::DuplicateId, {form});
            owner.insert(key, term.id);
        }
    }
}

} // namespace

QStringList splitWords(const QString& phrase) {
    static const QRegularExpression apart("[ \\x{A0}-]+");
    return phrase.split(apart, Qt::SkipEmptyParts);
}

QStringList comparedWords(const QString& phrase) { return splitWords(phrase.toCaseFolded()); }

Glossary Glossary::read(const DataFolder& data, const RuleCatalogue& catalogue, const GameFacts& game,
                        QList<Problem>& problems) {
    Glossary glossary = readTerms(data, catalogue, game, problems);
    for (const QString& language : languages())
        glossary.readWords(data, game, language, problems);
    return glossary;
}

Glossary Glossary::readTerms(const DataFolder& data, const RuleCatalogue& catalogue, const GameFacts& game,
                             QList<Problem>& problems) {
    Glossary glossary;
    const QString path = data.packs(game.id) + "/glossary.json";
    const auto tree = readJson(path, data.shown(path), problems);
    if (!tree) return glossary;
    const JsonSource source{data.shown(path), &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "terms"});
    expect(file["format"], game.id + "-glossary/1");
    for (const JsonValue& value : file["terms"].list(1, mostTerms)) {
        const Term term = readTerm(value, data, catalogue, game.editions);
        const bool known = glossary.find(term.id);
        if (known) value.report(ProblemKind::DuplicateId, {term.id});
        if (!term.id.isEmpty() && !known) glossary.m_terms.append(term);
    }
    return glossary;
}

void Glossary::readWords(const DataFolder& data, const GameFacts& game, const QString& language,
                         QList<Problem>& problems) {
    // Without terms their file was no good, and every word would be one too many.
    if (m_terms.isEmpty()) return;
    const QString path = data.glossary(game.id, language);
    const auto tree = readJson(path, data.shown(path), problems);
    if (!tree) return;
    const JsonSource source{data.shown(path), &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "language", "terms"});
    expect(file["format"], "magister-glossary/1");
    expect(file["language"], language);
    QStringList ids;
    for (const Term& term : m_terms)
        ids.append(term.id);
    const JsonObject list = file["terms"].object(ids);
    QHash<QString, TermWords>& words = m_words[language];
    for (const QString& id : ids)
        if (list.has(id))
            if (const TermWords read = readOne(list[id]); !read.term.isEmpty() && !read.meaning.isEmpty())
                words.insert(id, read);
    checkForms(words, m_terms, list);
}

const Term* Glossary::find(const QString& id) const {
    const auto found = std::ranges::find(m_terms, id, &Term::id);
    return found == m_terms.end() ? nullptr : &*found;
}

const TermWords* Glossary::words(const QString& language, const QString& id) const {
    const auto list = m_words.constFind(language);
    if (list == m_words.constEnd()) return nullptr;
    const auto found = list->constFind(id);
    return found == list->constEnd() ? nullptr : &*found;
}

} // namespace magister
