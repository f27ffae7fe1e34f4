// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_art.h"

#include <QFile>
#include <QMutexLocker>
#include <QPainter>

namespace magister {

FigureArt::FigureArt(const QString& folder) : m_folder(folder) {}

QSvgRenderer* FigureArt::find(const QString& name) const {
    const auto known = m_drawings.find(name);
    if (known != m_drawings.end()) return known->second.get();
    const QString path = QStringLiteral("%1/%2.svg").arg(m_folder, name);
    auto drawing = QFile::exists(path) ? std::make_unique<QSvgRenderer>(path) : nullptr;
    if (drawing && !drawing->isValid()) drawing.reset();
    return m_drawings.emplace(name, std::move(drawing)).first->second.get();
}

void FigureArt::draw(QPainter& painter, const QString& name, const QRectF& where) const {
    const QMutexLocker lock(&m_mutex);
    if (QSvgRenderer* drawing = find(name)) drawing->render(&painter, where);
}

QStringList FigureArt::missing() const {
    const QMutexLocker lock(&m_mutex);
    QStringList names;
    for (const auto& [name, drawing] : m_drawings)
        if (!drawing) names.append(name);
    return names;
}

} // namespace magister
