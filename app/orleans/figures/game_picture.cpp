// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/game_picture.h"

#include "app/figures/figure_art.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace magister::orleans {

namespace {

constexpr qreal pieceSize = 74; ///< in px of the drawing

/// Waterways wide and blue, roads narrow and brown, each with a casing; see the style guide.
void drawWay(QPainter& painter, const MapDrawing& drawing, const Definition& definition, ConnectionIndex way) {
    constexpr int pieces = 16;
    QPainterPath path(drawing.at(definition, way, 0));
    for (int i = 1; i <= pieces; ++i)
        path.lineTo(drawing.at(definition, way, qreal(i) / pieces));
    const bool water = definition.connections[way].way == Way::Water;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(water ? QColor(0x1F, 0x4E, 0x79) : QColor(0x6B, 0x4A, 0x2B), water ? 26 : 16, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    painter.setPen(QPen(water ? QColor(0x6F, 0xA8, 0xD0) : QColor(0xE8, 0xD2, 0xA6), water ? 18 : 9, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
}

QRectF pieceAt(const QPointF& middle, qreal size = pieceSize) {
    return {middle.x() - size / 2, middle.y() - size / 2, size, size};
}

} // namespace

QImage gamePicture(const MapDrawing& drawing, const Session& session, const QVector<Seat>& seats, int height) {
    static const FigureArt art;
    const Definition& definition = session.definition();
    const State& state = session.state();
    if (drawing.size.isEmpty()) return {};
    const qreal scale = height / drawing.size.height();
    QImage image(static_cast<int>(std::ceil(drawing.size.width() * scale)), height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    art.draw(painter, QStringLiteral("boards/orleans-map"), QRectF(QPointF(0, 0), drawing.size));
    for (const Way way : {Way::Water, Way::Road})
        for (std::size_t i = 0; i < definition.connections.size(); ++i)
            if (definition.connections[i].way == way) drawWay(painter, drawing, definition, static_cast<ConnectionIndex>(i));
    for (std::size_t town = 0; town < definition.towns.size(); ++town) {
        const QPointF at = drawing.towns[town];
        art.draw(painter, definition.towns[town].stationEach ? QStringLiteral("boards/town-orleans") : QStringLiteral("boards/town"),
                 pieceAt(at, definition.towns[town].stationEach ? 110 : 54));
        qreal x = at.x() - 20;
        for (std::uint8_t p = 0; p < state.playerCount; ++p) {
            if (state.stationsAt[town] >> p & 1u)
                art.draw(painter, "icons/house-" + seats.value(p).tincture, pieceAt({x += 40, at.y() - 46}));
            if (state.players[p].merchant == town)
                art.draw(painter, "icons/merchant-" + seats.value(p).tincture, pieceAt({x += 40, at.y() - 50}));
        }
    }
    return image;
}

} // namespace magister::orleans
