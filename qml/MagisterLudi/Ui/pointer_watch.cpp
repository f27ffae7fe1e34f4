// SPDX-License-Identifier: GPL-3.0-or-later
#include "pointer_watch.h"

#include <QGuiApplication>
#include <QMouseEvent>

namespace magister {

namespace {

/// A hand that clicks twice does not hold quite still.
constexpr double trembling = 6;

} // namespace

PointerWatch::PointerWatch(QObject* parent) : QObject(parent) {
    m_clock.start();
    if (qGuiApp) qGuiApp->installEventFilter(this);
}

bool PointerWatch::eventFilter(QObject* watched, QEvent* event) {
    const bool moves = event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress;
    if (moves && watched->isWindowType()) {
        m_place = static_cast<QMouseEvent*>(event)->position();
        if ((m_place - m_rest).manhattanLength() > trembling) {
            m_rest = m_place;
            m_movedAt = m_clock.elapsed();
        }
    }
    return QObject::eventFilter(watched, event);
}

bool PointerWatch::rests(double since) const {
    const auto at = static_cast<qint64>(since);
    return at >= m_movedAt && m_clock.elapsed() - at < graceTime;
}

bool PointerWatch::admits(QObject* thing, double since) {
    const bool another = m_pressed && m_pressed != thing;
    const bool early = rests(since) || (another && rests(static_cast<double>(m_pressedAt)));
    m_pressedAt = m_clock.elapsed();
    if (!early) m_pressed = thing;
    return !early;
}

} // namespace magister
