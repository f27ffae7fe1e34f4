// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <qqml.h>

namespace magister {

/// Tells when the pointer has come to rest over an item, whatever lies there and takes hover and clicks for itself. It
/// only looks on: no event is kept from anybody.
class PointerRest : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// In whose coordinates, and over which, the pointer rests.
    Q_PROPERTY(QQuickItem* item READ item WRITE setItem NOTIFY itemChanged)
    Q_PROPERTY(bool enabled READ isEnabled WRITE setEnabled NOTIFY enabledChanged)
    /// How long it must be still, ms.
    Q_PROPERTY(int delay READ delay WRITE setDelay NOTIFY delayChanged)

public:
    explicit PointerRest(QObject* parent = nullptr);

    QQuickItem* item() const { return m_item; }
    void setItem(QQuickItem* item);
    bool isEnabled() const { return m_enabled; }
    void setEnabled(bool enabled);
    int delay() const { return m_delay; }
    void setDelay(int delay);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void itemChanged();
    void enabledChanged();
    void delayChanged();
    /// After a click it rests again only once it has moved.
    void rested(qreal x, qreal y);
    /// It moves on from where it rested.
    void moved(qreal x, qreal y);
    /// A press, the wheel, or the pointer has gone.
    void left();

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void watch(QQuickWindow* window);
    void stop();
    bool moveTo(QPointF scene);

    QPointer<QQuickItem> m_item;
    QPointer<QQuickWindow> m_window;
    QBasicTimer m_timer;
    QPointF m_at; ///< in the window
    int m_delay{600};
    bool m_enabled{true};
    bool m_resting{};
};

} // namespace magister
