// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_reader.h"

namespace magister {

RulesReader::RulesReader(QObject* parent) : RulesReader(RuleLibrary::shared(), parent) {}

RulesReader::RulesReader(const RuleLibrary& library, QObject* parent)
    : QObject(parent), m_library(library), m_language(languages().first()), m_contents(library, m_language) {}

void RulesReader::setLanguage(const QString& language) {
    if (language == m_language || !languages().contains(language)) return;
    m_language = language;
    m_contents.setLanguage(language);
    emit languageChanged();
    emit changed();
}

const Article* RulesReader::article() const {
    return m_library.articles(m_language).find(m_ruleId);
}

QString RulesReader::chapter() const {
    const RuleAtom* atom = m_library.catalogue().find(m_ruleId);
    return atom ? titleOf(atom->chapter) : QString();
}

QString RulesReader::title() const {
    return titleOf(m_ruleId);
}
QString RulesReader::keySentence() const {
    return article() ? article()->keySentence : QString();
}
QStringList RulesReader::body() const {
    return article() ? article()->body : QStringList();
}
QString RulesReader::edition() const {
    return article() ? article()->why : QString();
}

void RulesReader::setRulings(const QVariantMap& rulings) {
    if (rulings == m_rulings) return;
    m_rulings = rulings;
    emit changed();
}

QVariantMap RulesReader::ruling() const {
    const RuleAtom* atom = m_library.catalogue().find(m_ruleId);
    if (!atom || atom->question.option.isEmpty()) return {};
    const RulingQuestion& question = atom->question;
    const RulingWords& words = m_library.rulingWords(m_language);
    const QString standard = question.choices.first();
    const bool atTable = !m_rulings.isEmpty();
    const QString chosen = m_rulings.value(question.option, standard).toString();
    QVariantList choices;
    for (const QString& choice : question.choices) {
        QStringList editions;
        for (const QString& edition : printedEditions())
            if (question.readings.value(edition) == choice) editions.append(edition);
        choices.append(QVariantMap{{"choice", choice},
                                   {"label", words.label(question.option, choice)},
                                   {"text", words.text(question.option, choice)},
                                   {"isDefault", choice == standard},
                                   {"isChosen", atTable && choice == chosen},
                                   {"editions", editions}});
    }
    return {{"option", question.option},
            {"title", words.title(question.option)},
            {"choices", choices},
            {"atTable", atTable},
            {"departs", atTable && chosen != standard}};
}

QVariantMap RulesReader::entry(const QString& id) const {
    return {{"id", id}, {"number", m_library.number(id)}, {"title", titleOf(id)}};
}

QVariantList RulesReader::seeAlso() const {
    QVariantList list;
    if (const RuleAtom* atom = m_library.catalogue().find(m_ruleId))
        for (const QString& id : atom->see)
            list.append(entry(id));
    return list;
}

bool RulesReader::open(const QString& ruleId) {
    const QString id = ruleId.startsWith(QLatin1String("rule:")) ? ruleId.mid(5) : ruleId;
    const auto& atoms = m_library.catalogue().atoms();
    const RuleAtom* wanted = m_library.catalogue().find(id);
    if (!wanted) return false;
    const RuleAtom* first = wanted; // what follows a heading in the list lies under it
    while (first != &atoms.last() && !first->hasArticle)
        ++first;
    if (!first->hasArticle) return false;
    if (first->id == m_ruleId) return true;
    if (!m_ruleId.isEmpty()) m_before.append(m_ruleId);
    m_ruleId = first->id;
    emit changed();
    return true;
}

void RulesReader::back() {
    if (m_before.isEmpty()) return;
    m_ruleId = m_before.takeLast();
    emit changed();
}

QVariantList RulesReader::search(const QString& query) const {
    QVariantList list;
    for (const SearchHit& hit : searchRules(m_library, m_language, query)) {
        QVariantMap found = entry(hit.id);
        found.insert("line", hit.line);
        list.append(found);
    }
    return list;
}

QString RulesReader::titleOf(const QString& ruleId) const {
    return m_library.articles(m_language).title(ruleId);
}

} // namespace magister
