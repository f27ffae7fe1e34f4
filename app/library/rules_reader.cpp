// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rules_reader.h"

#include "app/library/ruling_rows.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

/// The text for Text.StyledText with the ranges in bold; they do not overlap and stand in order.
QString emphasised(const QString& text, const QList<FoundRange>& found) {
    QString html;
    qsizetype at = 0;
    for (const FoundRange& range : found) {
        html += text.mid(at, range.from - at).toHtmlEscaped() + QStringLiteral("<b>")
                + text.mid(range.from, range.length).toHtmlEscaped() + QStringLiteral("</b>");
        at = range.from + range.length;
    }
    return html + text.mid(at).toHtmlEscaped();
}

} // namespace

RulesReader::RulesReader(QObject* parent) : RulesReader(RuleLibrary::shared(QString()), Bookmarks::usualFile(), parent) {}

RulesReader::RulesReader(const RuleLibrary& library, const QString& bookmarks, QObject* parent)
    : QObject(parent), m_library(&library), m_language(languages().first()), m_bookmarks(bookmarks),
      m_contents(&library, m_language) {
    connect(&m_bookmarks, &Bookmarks::changed, this, &RulesReader::bookmarksChanged);
}

void RulesReader::setGame(const QString& game) {
    const RuleLibrary& library = RuleLibrary::shared(game);
    if (&library == m_library) return;
    m_library = &library;
    m_ruleId.clear();
    m_before.clear();
    m_after.clear();
    m_contents.setLibrary(m_library);
    m_searchAsked = m_searchReady = false;
    emit gameChanged();
    emit searchReadyChanged();
    tellAll();
}

void RulesReader::setLanguage(const QString& language) {
    if (language == m_language || !languages().contains(language)) return;
    if (language == m_second) m_second = m_language;
    m_language = language;
    m_contents.setLanguage(language);
    tellAll();
}

void RulesReader::setSecond(const QString& language) {
    const QString wanted = languages().contains(language) && language != m_language ? language : QString();
    if (wanted == m_second) return;
    m_second = wanted;
    tellAll();
}

void RulesReader::swap() {
    if (m_second.isEmpty()) return;
    const QString second = m_second; // which changes on the way
    setLanguage(second);
}

void RulesReader::tellAll() {
    emit languageChanged();
    emit changed();
    emit pageChanged();
    emit bookmarksChanged();
}

QString RulesReader::chapter() const {
    const RuleAtom* atom = m_library->catalogue().find(m_ruleId);
    return atom && written() ? titleOf(atom->chapter) : QString();
}

QVariantMap RulesReader::beside() const {
    return m_second.isEmpty() || m_ruleId.isEmpty() ? QVariantMap() : ArticleRows(*m_library, m_second).article(m_ruleId);
}

QVariantList RulesReader::terms() const {
    QVariantList list;
    for (const QVariant& each : rows().terms(m_ruleId)) {
        QVariantMap term = each.toMap();
        const TermWords* words = m_library->glossary().words(m_second, term.value("id").toString());
        term.insert("beside", words ? words->term : QString());
        list.append(term);
    }
    return list;
}

void RulesReader::setRulings(const QVariantMap& rulings) {
    if (rulings == m_rulings) return;
    m_rulings = rulings;
    emit changed();
    emit pageChanged();
}

void RulesReader::setHousehold(const QVariantMap& answers) {
    if (answers == m_household) return;
    m_household = answers;
    emit changed();
}

void RulesReader::setRulingChanges(const QVariantMap& changes) {
    if (changes == m_rulingChanges) return;
    m_rulingChanges = changes;
    emit changed();
}

QString RulesReader::rulingOption() const {
    const RuleAtom* atom = m_library->catalogue().find(m_ruleId);
    return atom ? atom->question.option : QString();
}

QVariantList RulesReader::bookmarks() const {
    QStringList marked = m_bookmarks.rules();
    marked.removeIf([this](const QString& rule) { return gameFactsOfRule(rule) != &m_library->game(); });
    return rows().entries(marked);
}

QVariantMap RulesReader::ruling() const {
    return rulingRow(*m_library, m_language, m_ruleId, m_rulings, m_household, m_rulingChanges);
}

QVariantList RulesReader::seeAlso() const {
    const RuleAtom* atom = m_library->catalogue().find(m_ruleId);
    return atom ? rows().entries(atom->see) : QVariantList();
}

QString RulesReader::pageOf(const QString& ruleId) const {
    const RuleAtom* atom = m_library->catalogue().find(ruleId);
    return atom ? atom->parent : QString();
}

QVariantMap RulesReader::page() const {
    const RuleAtom* section = m_library->catalogue().find(pageOf(m_ruleId));
    if (!section) return {};
    const auto introduction = [&](const QString& language) {
        return ArticleRows(*m_library, language).article(section->id).value("body").toStringList();
    };
    QVariantMap page = rows().entry(section->id);
    page.insert("path", section->depth > 0 ? rows().entry(section->chapter) : QVariantMap());
    page.insert("introduction", introduction(m_language));
    if (!m_second.isEmpty()) {
        page.insert("besideTitle", m_library->articles(m_second).title(section->id));
        page.insert("besideIntroduction", introduction(m_second));
    }
    return page;
}

QVariantList RulesReader::pageRules() const {
    const QString section = pageOf(m_ruleId);
    QVariantList list;
    if (section.isEmpty()) return list;
    for (const RuleAtom& atom : m_library->catalogue().atoms()) {
        if (atom.parent != section || !atom.hasArticle) continue;
        QVariantMap row = rows().article(atom.id);
        row.insert("differs", atom.editionsDiffer);
        row.insert("departs", rulingRow(*m_library, m_language, atom.id, m_rulings).value("departs").toBool());
        row.insert("beside", m_second.isEmpty() ? QVariantMap() : ArticleRows(*m_library, m_second).article(atom.id));
        list.append(row);
    }
    return list;
}

QVariantList RulesReader::glossary() const {
    QVariantList list;
    for (const Term& term : m_library->glossary().terms())
        if (const QVariantMap card = rows().termCard(term.id); !card.isEmpty()) list.append(card);
    QCollator order{QLocale(m_language)};
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::stable_sort(list, [&](const QVariant& a, const QVariant& b) {
        return order.compare(a.toMap().value("term").toString(), b.toMap().value("term").toString()) < 0;
    });
    return list;
}

QVariantList RulesReader::chapters() const {
    QVariantList list;
    for (const RuleAtom& atom : m_library->catalogue().atoms())
        if (atom.depth == 0) list.append(rows().entry(atom.id));
    return list;
}

bool RulesReader::open(const QString& link) {
    QString id = link.startsWith(QLatin1String("rule:")) ? link.mid(5) : link;
    if (link.startsWith(QLatin1String("term:")))
        if (const Term* term = m_library->glossary().find(link.mid(5))) id = term->rule;
    const auto& atoms = m_library->catalogue().atoms();
    const RuleAtom* wanted = m_library->catalogue().find(id);
    if (!wanted) return false;
    const RuleAtom* first = wanted; // what follows a heading in the list lies under it
    while (first != &atoms.last() && !first->hasArticle)
        ++first;
    if (!first->hasArticle) return false;
    if (first->id == m_ruleId) return true;
    if (!m_ruleId.isEmpty()) m_before.append(m_ruleId);
    m_after.clear();
    show(first->id);
    return true;
}

void RulesReader::show(const QString& ruleId) {
    const bool turned = pageOf(ruleId) != pageOf(m_ruleId);
    m_ruleId = ruleId;
    emit changed();
    emit bookmarksChanged();
    if (turned) emit pageChanged();
}

void RulesReader::back() {
    if (m_before.isEmpty()) return;
    m_after.append(m_ruleId);
    show(m_before.takeLast());
}

void RulesReader::forward() {
    if (m_after.isEmpty()) return;
    m_before.append(m_ruleId);
    show(m_after.takeLast());
}

void RulesReader::turn(int by) {
    const auto& atoms = m_library->catalogue().atoms();
    const auto here = std::ranges::find(atoms, m_ruleId, &RuleAtom::id) - atoms.begin();
    for (auto at = here + by; at >= 0 && at < atoms.size(); at += by) {
        if (!atoms[at].hasArticle) continue;
        open(atoms[at].id);
        return;
    }
}

void RulesReader::toggleBookmark(const QString& ruleId) {
    const RuleAtom* atom = m_library->catalogue().find(ruleId);
    if (atom && atom->hasArticle) m_bookmarks.toggle(ruleId);
}

QVariantList RulesReader::search(const QString& query) const {
    QVariantList list;
    for (const SearchHit& hit : searchRules(*m_library, m_language, query)) {
        QVariantMap found = rows().entry(hit.id);
        const RuleAtom* atom = m_library->catalogue().find(hit.id);
        found.insert("chapter", atom ? titleOf(atom->chapter) : QString());
        found.insert("titleFound", emphasised(titleOf(hit.id), hit.foundInTitle));
        found.insert("line", emphasised(hit.line, hit.found));
        found.insert("otherLanguage", hit.otherLanguage);
        found.insert("otherWords", hit.otherWords);
        list.append(found);
    }
    return list;
}

void RulesReader::prepareSearch() {
    if (!written() || std::exchange(m_searchAsked, true)) return;
    m_library->prepareSearch().then(this, [this, of = m_library](const SearchIndexes&) {
        if (of != m_library) return;
        m_searchReady = true;
        emit searchReadyChanged();
    });
}

QString RulesReader::titleOf(const QString& ruleId) const {
    return m_library->title(m_language, ruleId);
}

} // namespace magister
