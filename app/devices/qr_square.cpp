// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/devices/qr_square.h"

#include <QPainter>

#include <algorithm>

namespace magister {

QrSquare::QrSquare(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(false);
    setOpaquePainting(true);
    setFillColor(Qt::white);
}

void QrSquare::setInvitation(Invitation* invitation) {
    if (m_invitation == invitation) return;
    if (m_invitation) m_invitation->disconnect(this);
    m_invitation = invitation;
    if (invitation) connect(invitation, &Invitation::waysChanged, this, [this] { update(); });
    update();
    emit invitationChanged();
}

void QrSquare::setWay(int way) {
    if (m_way == way) return;
    m_way = way;
    update();
    emit wayChanged();
}

void QrSquare::paint(QPainter* painter) {
    const QImage square = m_invitation ? m_invitation->square(m_way) : QImage();
    if (square.isNull()) return;
    // On a screen with fractions of pixels, too, a module is a whole number of them.
    const qreal ratio = painter->device()->devicePixelRatioF();
    const int side = static_cast<int>(std::min(width(), height()) * ratio);
    const int module = std::max(1, side / square.width());
    const int painted = module * square.width();
    const QRect place((static_cast<int>(width() * ratio) - painted) / 2, (static_cast<int>(height() * ratio) - painted) / 2,
                      painted, painted);
    painter->setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter->scale(1 / ratio, 1 / ratio);
    painter->drawImage(place, square);
}

} // namespace magister

#include "moc_qr_square.cpp"
