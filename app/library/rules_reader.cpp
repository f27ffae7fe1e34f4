// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/rules_reader.h"

#include "app/library/ruling_rows.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

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
    m_before.clear();
    m_after.clear();
    take(library);
}

void RulesReader::take(const RuleLibrary& library) {
    if (&library == m_library) return;
    m_library = &library;
    m_ruleId.clear();
    m_contents.setLibrary(m_library);
    emit gameChanged();
    emit searchReadyChanged();
    tellAll();
}

void RulesReader::setSearchedGames(const QStringList& games) {
    if (games == m_searchedGames) return;
    m_searchedGames = games;
    emit searchReadyChanged();
}

QList<const RuleLibrary*> RulesReader::searched() const {
    QList<const RuleLibrary*> list;
    if (m_searchedGames.isEmpty() || m_searchedGames.contains(m_library->game().id)) list.append(m_library);
    for (const QString& game : m_searchedGames)
        if (const RuleLibrary* library = &RuleLibrary::shared(game); library->game().id == game && !list.contains(library)) list.append(library);
    return list;
}

bool RulesReader::searchReady() const {
    const QList<const RuleLibrary*> asked = searched();
    return std::ranges::all_of(asked, [this](const RuleLibrary* library) { return m_searchable.contains(library); });
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
    return atom ? titleOf(atom->chapter) : QString();
}

QVariantMap RulesReader::beside() const {
    return m_second.isEmpty() || m_ruleId.isEmpty() ? QVariantMap() : ArticleRows(*m_library, m_second).article(m_ruleId);
}

QVariantList RulesReader::terms() const {
    QVariantList list;
    for (const QVariant& each : rows().terms(m_ruleId)) {
        QVariantMap term = each.toMap();
        const TermWords* words = m_library->glossary(m_second).words(m_second, term.value("id").toString());
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
    const GameFacts* game = gameFactsOfRule(id);
    const bool elsewhere = game && game->id != m_library->game().id && m_searchedGames.contains(game->id);
    const RuleLibrary& library = elsewhere ? RuleLibrary::shared(game->id) : *m_library;
    const auto& atoms = library.catalogue().atoms();
    const RuleAtom* wanted = library.catalogue().find(id);
    if (!wanted) return false;
    const RuleAtom* first = wanted; // what follows a heading in the list lies under it
    while (first != &atoms.last() && !first->hasArticle)
        ++first;
    if (!first->hasArticle) return false;
    if (first->id == m_ruleId) return true;
    if (!m_ruleId.isEmpty()) m_before.append(m_ruleId);
    m_after.clear();
    const QString article = first->id;
    take(library);
    show(article);
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
    const QString rule = m_before.takeLast();
    take(libraryOf(rule));
    show(rule);
}

void RulesReader::forward() {
    if (m_after.isEmpty()) return;
    m_before.append(m_ruleId);
    const QString rule = m_after.takeLast();
    take(libraryOf(rule));
    show(rule);
}

const RuleLibrary& RulesReader::libraryOf(const QString& rule) const {
    const GameFacts* game = gameFactsOfRule(rule);
    return !game || game->id == m_library->game().id ? *m_library : RuleLibrary::shared(game->id);
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
    struct Found {
        const RuleLibrary* library;
        SearchHit hit;
    };
    std::vector<Found> all;
    for (const RuleLibrary* library : searched()) {
        library->learnSearch(m_language); // for the keys to come
        for (SearchHit& hit : searchRules(*library, m_language, query))
            all.push_back({library, std::move(hit)});
    }
    std::ranges::stable_sort(all, std::greater{}, [](const Found& found) { return found.hit.score; });
    QVariantList list;
    for (const auto& [library, hit] : all) {
        QVariantMap row = ArticleRows(*library, m_language).entry(hit.id);
        const RuleAtom* atom = library->catalogue().find(hit.id);
        row.insert("game", library->game().id);
        row.insert("chapter", atom ? library->title(m_language, atom->chapter) : QString());
        row.insert("titleFound", emphasised(library->title(m_language, hit.id), hit.foundInTitle));
        row.insert("line", emphasised(hit.line, hit.found));
        row.insert("otherLanguage", hit.otherLanguage);
        row.insert("otherWords", hit.otherWords);
        list.append(row);
    }
    return list;
}

void RulesReader::prepareSearch() {
    for (const RuleLibrary* library : searched()) {
        if (m_searchAsked.contains(library)) continue;
        m_searchAsked.insert(library);
        library->prepareSearch().then(this, [this, library](const SearchIndexes&) {
            m_searchable.insert(library);
            emit searchReadyChanged();
        });
    }
}

QString RulesReader::titleOf(const QString& ruleId) const {
    return m_library->title(m_language, ruleId);
}

} // namespace magister

#include "moc_rules_reader.cpp"
