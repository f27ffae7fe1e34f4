// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_shelf.h"

#include "app/content/json_tree.h"
#include "app/messina/pack/pack.h"
#include "app/messina/figures/figure_staging.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

const auto game = QStringLiteral("messina");

QString figureFolder(const DataFolder& data) {
    return QStringLiteral("%1/resources/figures/%2").arg(data.path(), game);
}
QString wordsFile(const DataFolder& data, const QString& language) {
    return QStringLiteral("%1/translations/%2/%3/figures.json").arg(data.path(), language, game);
}

/// The rules a file names, whatever else it holds.
QStringList rulesNamed(const QString& path) {
    QList<Problem> toldLater;
    const auto tree = readJson(path, path, toldLater);
    const JsonNode* rules = tree ? tree->member(u"rules") : nullptr;
    QStringList ids;
    if (rules)
        for (const JsonNode& rule : rules->items)
            ids.append(rule.text);
    return ids;
}

std::shared_ptr<const messina::Definition> printedDefinition(const DataFolder& data) {
    PackResult pack = readMessinaPack(data.packs(game), data);
    if (!pack.definition) return nullptr;
    return std::make_shared<const messina::Definition>(std::move(*pack.definition));
}

} // namespace

FigureShelf::FigureShelf(const DataFolder& data) : m_data(data) {
    const QDir folder(figureFolder(data));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        m_entries[name.chopped(5)].rules = rulesNamed(folder.filePath(name));
}

const FigureShelf& FigureShelf::shared() {
    static const FigureShelf shelf(DataFolder::find());
    return shelf;
}

QStringList FigureShelf::ids() const {
    QStringList ids;
    for (const auto& [id, entry] : m_entries)
        ids.append(id);
    return ids;
}

QStringList FigureShelf::showing(const QString& rule) const {
    std::vector<std::pair<qsizetype, QString>> found;
    for (const auto& [id, entry] : m_entries) {
        const qsizetype at = entry.rules.indexOf(rule);
        if (at >= 0) found.emplace_back(at, id);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList ids;
    for (const auto& [at, id] : found)
        ids.append(id);
    return ids;
}

FigureShelf::Entry& FigureShelf::entry(const QString& id) const {
    Entry& entry = m_entries.at(id);
    if (std::exchange(entry.read, true)) return entry;
    if (!std::exchange(m_packRead, true)) m_definition = printedDefinition(m_data);
    if (!m_definition) return entry;
    const QString path = QStringLiteral("%1/%2.json").arg(figureFolder(m_data), id);
    entry.played = readFigure(path, m_data.shown(path), m_definition, entry.problems);
    if (entry.played) entry.picture = messina::pictureOf(*entry.played);
    return entry;
}

const PlayedFigure* FigureShelf::find(const QString& id) const {
    if (!m_entries.count(id)) return nullptr;
    const Entry& found = entry(id);
    return found.played ? &*found.played : nullptr;
}

const FigurePicture& FigureShelf::picture(const QString& id) const {
    static const FigurePicture nothing;
    return m_entries.count(id) ? entry(id).picture : nothing;
}

const FigureShelf::Words& FigureShelf::wordsOf(const QString& language) const {
    const auto known = m_words.find(language);
    if (known != m_words.end()) return known->second;
    Words& words = m_words[language];
    const QString path = wordsFile(m_data, language);
    words.byFigure = readFigureWords(path, m_data.shown(path), language, ids(), words.problems);
    return words;
}

FigureWords FigureShelf::words(const QString& id, const QString& language) const {
    return languages().contains(language) ? wordsOf(language).byFigure.value(id) : FigureWords();
}

QList<Problem> FigureShelf::problems() const {
    QList<Problem> all;
    for (const QString& id : ids())
        all += entry(id).problems;
    // Without a sound pack there are no figures to hold words against.
    if (!m_definition && m_packRead) return all;
    for (const QString& language : languages())
        all += wordsOf(language).problems;
    return all;
}

int checkFigures(const DataFolder& data, QList<Problem>& problems) {
    const FigureShelf shelf(data);
    problems += shelf.problems();
    const QStringList ids = shelf.ids();
    return static_cast<int>(std::count_if(ids.begin(), ids.end(), [&](const QString& id) { return shelf.find(id); }));
}

} // namespace magister
