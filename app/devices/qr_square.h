// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/devices/invitation.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace magister {

/// A way in as a QR code, dark on white whatever the theme, with its quiet zone. Every module has as many whole pixels of the
/// screen as fit, so that edges are sharp; what is left over is white.
class QrSquare : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(magister::Invitation* invitation READ invitation WRITE setInvitation NOTIFY invitationChanged)
    /// Which of its ways, from 0. Nothing is painted for one that is not there.
    Q_PROPERTY(int way READ way WRITE setWay NOTIFY wayChanged)

public:
    explicit QrSquare(QQuickItem* parent = nullptr);

    Invitation* invitation() const { return m_invitation; }
    void setInvitation(Invitation* invitation);
    int way() const { return m_way; }
    void setWay(int way);

    void paint(QPainter* painter) override;

signals:
    void invitationChanged();
    void wayChanged();

private:
    QPointer<Invitation> m_invitation;
    int m_way{};
};

} // namespace magister
