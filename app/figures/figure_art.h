// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QRectF>
#include <QStringList>
#include <QSvgRenderer>

#include <map>
#include <memory>

class QPainter;

namespace magister {

/// The project's drawings, read once each and drawn as lines at any size. May be used from several threads.
class FigureArt {
public:
    /// A folder as resources/art; by default what is compiled into the program.
    explicit FigureArt(const QString& folder = QStringLiteral(":/art"));

    /// "icons/coin", "boards/night/hex-red-0". Nothing is drawn when there is no such drawing.
    void draw(QPainter& painter, const QString& name, const QRectF& where) const;
    /// Names that were requested but do not exist.
    QStringList missing() const;

private:
    QSvgRenderer* find(const QString& name) const;

    QString m_folder;
    mutable QMutex m_mutex;
    mutable std::map<QString, std::unique_ptr<QSvgRenderer>> m_drawings;
};

} // namespace magister
