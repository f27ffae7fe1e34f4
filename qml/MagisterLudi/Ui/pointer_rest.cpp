// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/pointer_rest.h"

#include <QMouseEvent>
#include <QTimerEvent>

#include <utility>

namespace magister {

PointerRest::PointerRest(QObject* parent) : QObject(parent) {}

void PointerRest::setItem(QQuickItem* item) {
    if (item == m_item) return;
    if (m_item) disconnect(m_item, &QQuickItem::windowChanged, this, &PointerRest::watch);
    m_item = item;
    if (m_item) connect(m_item, &QQuickItem::windowChanged, this, &PointerRest::watch);
    watch(m_item ? m_item->window() : nullptr);
    emit itemChanged();
}

void PointerRest::setEnabled(bool enabled) {
    if (enabled == m_enabled) return;
    m_enabled = enabled;
    if (!enabled) stop();
    emit enabledChanged();
}

void PointerRest::setDelay(int delay) {
    if (delay == m_delay) return;
    m_delay = delay;
    emit delayChanged();
}

void PointerRest::watch(QQuickWindow* window) {
    if (window == m_window) return;
    if (m_window) m_window->removeEventFilter(this);
    m_window = window;
    if (m_window) m_window->installEventFilter(this);
    stop();
}

void PointerRest::stop() {
    m_timer.stop();
    if (std::exchange(m_resting, false)) emit left();
}

/// False: it lies outside the item, or has not moved.
bool PointerRest::moveTo(QPointF scene) {
    if (!m_item || !m_item->isVisible() || !m_item->contains(m_item->mapFromScene(scene))) {
        stop();
        return false;
    }
    if (scene == m_at && (m_resting || m_timer.isActive())) return false;
    m_at = scene;
    return true;
}

bool PointerRest::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (!m_enabled) return false;
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        // While a button is held something is dragged: nobody is reading.
        if (mouse->buttons() != Qt::NoButton) {
            stop();
            break;
        }
        if (!moveTo(mouse->position())) break;
        if (m_resting) {
            const QPointF at = m_item->mapFromScene(m_at);
            emit moved(at.x(), at.y());
        }
        m_timer.start(m_delay, this);
        break;
    }
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::Leave:
        stop();
        break;
    default:
        break;
    }
    return false;
}

void PointerRest::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
    m_timer.stop();
    if (!m_item) return;
    m_resting = true;
    const QPointF at = m_item->mapFromScene(m_at);
    emit rested(at.x(), at.y());
}

} // namespace magister

#include "moc_pointer_rest.cpp"
