// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/figure_signs.h"

#include <QPainterPath>

#include <algorithm>

namespace magister::orleans {

void drawNumbered(const FigureCanvas& canvas, const QString& icon, const QString& number, const QRectF& where) {
    canvas.icon(icon, where);
    // A coin has a blossom where the number stands.
    if (icon == u"coin") {
        canvas.painter().setPen(Qt::NoPen);
        canvas.painter().setBrush(canvas.light().plate);
        canvas.painter().drawEllipse(where.center(), where.width() * 0.3, where.width() * 0.3);
    }
    canvas.number(number, where.center(), where.width() * 0.38, canvas.light().badgeInk);
}

void drawCitizen(const FigureCanvas& canvas, bool gone, const QRectF& where) {
    canvas.painter().setOpacity(gone ? 0.25 : 1);
    canvas.icon(QStringLiteral("citizen"), where);
    canvas.painter().setOpacity(1);
}

void drawFollower(const FigureCanvas& canvas, const FollowerPart& follower, const QRectF& where) {
    canvas.icon(follower.icon, where);
    if (follower.owner.isEmpty()) return;
    const qreal badge = std::max(16.0, where.width() * 0.44);
    canvas.icon(QStringLiteral("own-") + follower.owner,
                {where.right() - badge + 2, where.bottom() - badge + 2, badge, badge});
}

void drawAccent(const FigureCanvas& canvas, Accent accent, const QRectF& where, qreal radius) {
    QPainterPath ring;
    ring.addRoundedRect(where, radius, radius);
    canvas.ring(ring, accent, 3);
    if (accent == Accent::Refused) canvas.refusal(where.topRight() + QPointF(-6, 6), 20);
}

} // namespace magister::orleans
