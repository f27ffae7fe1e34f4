// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/figures/figure_room.h"

#include "app/language/problem_text.h"

#include <QFile>
#include <QTemporaryDir>

#include <stdexcept>

namespace magister {

namespace {
const FigureGame& messinaFigures() { return *findFigureGame(QStringLiteral("messina")); }
} // namespace

FigureRoom::FigureRoom()
    : m_data(DataFolder::find()), m_stager(messinaFigures().stager(m_data)), m_shelf(m_data, messinaFigures()) {
    if (!m_stager) throw std::runtime_error("the pack cannot be read");
}

QString FigureRoom::text(const QString& id) const {
    QFile file(QStringLiteral("%1/resources/figures/messina/%2.json").arg(m_data.path(), id));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("no figure " + id.toStdString());
    return QString::fromUtf8(file.readAll());
}

std::optional<PlayedFigure> FigureRoom::read(const QString& id, const QString& text, QList<Problem>& problems) const {
    const QTemporaryDir folder;
    const QString name = id + QStringLiteral(".json");
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) throw std::runtime_error("no place for a copy");
    file.write(text.toUtf8());
    file.close();
    return readFigure(file.fileName(), name, *m_stager, problems);
}

QString shown(const QList<Problem>& problems) {
    QStringList lines;
    for (const Problem& problem : problems)
        lines.append(sentence(problem));
    return lines.join(u'\n');
}

} // namespace magister
