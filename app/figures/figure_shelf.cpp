// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_shelf.h"

#include "content/messina_pack.h"
#include "figure_staging.h"

#include <QDir>

#include <algorithm>

namespace magister {

namespace {

const auto game = QStringLiteral("messina");

QString figureFolder(const DataFolder& data) {
    return QStringLiteral("%1/resources/figures/%2").arg(data.path(), game);
}
QString wordsFile(const DataFolder& data, const QString& language) {
    return QStringLiteral("%1/translations/%2/%3/figures.json").arg(data.path(), language, game);
}

} // namespace

FigureShelf::FigureShelf(const DataFolder& data) {
    PackResult pack = readMessinaPack(data.packs(game), data);
    if (!pack.definition) return;
    const auto definition = std::make_shared<const messina::Definition>(std::move(*pack.definition));
    const QDir folder(figureFolder(data));
    QStringList ids;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        ids.append(name.chopped(5));
        if (auto played = readFigure(path, data.shown(path), definition, m_problems))
            m_figures.emplace(ids.last(), std::move(*played));
    }
    for (const QString& language : languages()) {
        const QString path = wordsFile(data, language);
        m_words[language] = readFigureWords(path, data.shown(path), language, ids, m_problems);
    }
}

const FigureShelf& FigureShelf::shared() {
    static const FigureShelf shelf(DataFolder::find());
    return shelf;
}

QStringList FigureShelf::ids() const {
    QStringList ids;
    for (const auto& [id, played] : m_figures)
        ids.append(id);
    return ids;
}

QStringList FigureShelf::showing(const QString& rule) const {
    std::vector<std::pair<qsizetype, QString>> found;
    for (const auto& [id, played] : m_figures) {
        const qsizetype at = played.figure.rules.indexOf(rule);
        if (at >= 0) found.emplace_back(at, id);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList ids;
    for (const auto& [at, id] : found)
        ids.append(id);
    return ids;
}

const PlayedFigure* FigureShelf::find(const QString& id) const {
    const auto it = m_figures.find(id);
    return it == m_figures.end() ? nullptr : &it->second;
}

const FigurePicture& FigureShelf::picture(const QString& id) const {
    const auto known = m_pictures.find(id);
    if (known != m_pictures.end()) return known->second;
    const PlayedFigure* played = find(id);
    return m_pictures.emplace(id, played ? messina::pictureOf(*played) : FigurePicture()).first->second;
}

FigureWords FigureShelf::words(const QString& id, const QString& language) const {
    const auto it = m_words.find(language);
    return it == m_words.end() ? FigureWords() : it->second.value(id);
}

int checkFigures(const DataFolder& data, QList<Problem>& problems) {
    const FigureShelf shelf(data);
    problems += shelf.problems();
    return static_cast<int>(shelf.ids().size());
}

} // namespace magister
