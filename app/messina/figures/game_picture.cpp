// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/game_picture.h"

#include "app/messina/figures/figure_staging.h"
#include "app/messina/words/names.h"

#include <cmath>

namespace magister::messina {

QImage gamePicture(const Session& session, const QVector<Seat>& seats, int height) {
    static const FigureArt art;
    Figure figure;
    for (const Seat& seat : seats)
        figure.start.tinctures.append(seat.tincture);
    const Staging staging{session.definition(), session.state(), figure, {}, {}, {}, 0, nullptr};
    QStringList places;
    for (const Place& place : staging.layout().places)
        places.append(placeTarget(place));
    const TownPart town = townPart(staging, places);
    const QSizeF size = sizeOf(town, 2000);
    if (size.isEmpty()) return {};
    const qreal scale = height / size.height();
    QImage image(static_cast<int>(std::ceil(size.width() * scale)), height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(scale, scale);
    draw(FigureCanvas(painter, art, FigureLight::paper()), town, QRectF(QPointF(0, 0), size));
    return image;
}

} // namespace magister::messina
