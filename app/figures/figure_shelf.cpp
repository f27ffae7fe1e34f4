// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_shelf.h"

#include "app/content/json_tree.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

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

} // namespace

FigureShelf::FigureShelf(const DataFolder& data, const FigureGame& game) : m_data(data), m_game(game) {
    const QDir files(folder());
    for (const QString& name : files.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        m_entries[name.chopped(5)].rules = rulesNamed(files.filePath(name));
}

const FigureShelf* FigureShelf::shared(const QString& game) {
    static std::map<QString, FigureShelf> shelves;
    const FigureGame* known = findFigureGame(game);
    return known ? &shelves.try_emplace(game, DataFolder::find(), *known).first->second : nullptr;
}

QString FigureShelf::folder() const {
    return QStringLiteral("%1/resources/figures/%2").arg(m_data.path(), m_game.id);
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
    if (!std::exchange(m_packRead, true)) m_stager = m_game.stager(m_data);
    if (!m_stager) return entry;
    const QString path = QStringLiteral("%1/%2.json").arg(folder(), id);
    entry.played = readFigure(path, m_data.shown(path), *m_stager, entry.problems);
    if (entry.played) entry.picture = pictureOf(*m_stager, *entry.played);
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
    const QString path = QStringLiteral("%1/translations/%2/%3/figures.json").arg(m_data.path(), language, m_game.id);
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
    if (!m_stager && m_packRead) return all;
    for (const QString& language : languages())
        all += wordsOf(language).problems;
    return all;
}

int checkFiguresOf(const FigureGame& game, const DataFolder& data, QList<Problem>& problems) {
    const FigureShelf shelf(data, game);
    problems += shelf.problems();
    const QStringList ids = shelf.ids();
    return static_cast<int>(std::count_if(ids.begin(), ids.end(), [&](const QString& id) { return shelf.find(id); }));
}

int checkFigures(const DataFolder& data, QList<Problem>& problems) {
    int sound = 0;
    for (const FigureGame& game : allFigureGames())
        sound += checkFiguresOf(game, data, problems);
    return sound;
}

} // namespace magister
