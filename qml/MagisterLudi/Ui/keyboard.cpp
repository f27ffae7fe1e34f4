// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/keyboard.h"

#include <QAccessible>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>

#include <cmath>
#include <limits>

namespace magister {

namespace {

QPoint arrowOf(int key) {
    switch (key) {
    case Qt::Key_Left: return {-1, 0};
    case Qt::Key_Right: return {1, 0};
    case Qt::Key_Up: return {0, -1};
    case Qt::Key_Down: return {0, 1};
    default: return {};
    }
}

QRectF placeOf(const QQuickItem* item, const QQuickItem* within) {
    return item->mapRectToItem(within, QRectF(0, 0, item->width(), item->height()));
}

/// What Tab could come to in there and is in sight: what lies further down a page is scrolled to first.
void collectStops(const QQuickItem* within, QList<QQuickItem*>& stops) {
    for (QQuickItem* child : within->childItems()) {
        if (!child->isVisible() || !child->isEnabled()) continue;
        const bool cut = within->clip() && !QRectF(0, 0, within->width(), within->height()).intersects(placeOf(child, within));
        if (child->activeFocusOnTab() && child->width() > 0 && !cut) stops.append(child);
        collectStops(child, stops);
    }
}

/// Where a stop lies: of a row of choices, which is one stop, the whole row.
QRectF placeOfStop(const QQuickItem* stop, const QQuickItem* within) {
    for (const QQuickItem* up = stop; up && up != within; up = up->parentItem())
        if (up->property("oneStop").toBool()) return placeOf(up, within);
    return placeOf(stop, within);
}

/// How far one place is from another in a direction; what is not straight ahead counts for more, what does not lie that way is
/// out of reach.
double reach(const QRectF& from, const QRectF& to, QPoint arrow) {
    constexpr double never = std::numeric_limits<double>::infinity();
    const QPointF way = to.center() - from.center();
    const double along = way.x() * arrow.x() + way.y() * arrow.y();
    const double aside = std::abs(way.x() * arrow.y()) + std::abs(way.y() * arrow.x());
    const double overlap = arrow.y() == 0 ? std::min(from.bottom(), to.bottom()) - std::max(from.top(), to.top())
                                          : std::min(from.right(), to.right()) - std::max(from.left(), to.left());
    if (along < 3 || (overlap <= 0 && aside > along * 2.5)) return never;
    return along + (overlap > 0 ? 0.1 : 2) * aside;
}

} // namespace

Keyboard::Keyboard(QObject* parent) : QObject(parent) {
    if (qGuiApp) qGuiApp->installEventFilter(this);
}

bool Keyboard::leads() const {
    return m_keysLast || QAccessible::isActive();
}

bool Keyboard::means(const QString& text, int modifiers) const {
    if (text.size() != 1 || !text[0].isPrint() || text[0].isSpace()) return false;
    const int held = modifiers & ~int(Qt::ShiftModifier | Qt::KeypadModifier);
    return held == int(m_singleKeys ? Qt::NoModifier : Qt::AltModifier);
}

QString Keyboard::letterOf(const QString& text) const {
    static const QString cyrillic = QStringLiteral("йцукенгшщзфывапролдячсмить");
    static const QString latin = QStringLiteral("qwertyuiopasdfghjklzxcvbnm");
    const QString low = text.toLower();
    const qsizetype at = low.size() == 1 ? cyrillic.indexOf(low) : -1;
    return at < 0 ? low : QString(latin[at]);
}

bool Keyboard::step(QQuickItem* from, int key, int modifiers) const {
    const QPoint arrow = arrowOf(key);
    if (!from || arrow.isNull() || (modifiers & ~int(Qt::KeypadModifier)) != 0) return false;
    QQuickItem* within = from->parentItem();
    while (within && !within->property("arrowKeys").toBool())
        within = within->parentItem();
    if (!within) return false;
    QList<QQuickItem*> stops;
    collectStops(within, stops);
    QQuickItem* nearest = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (QQuickItem* stop : stops) {
        if (stop == from) continue;
        const double far = reach(placeOf(from, within), placeOfStop(stop, within), arrow);
        if (far >= least) continue;
        least = far;
        nearest = stop;
    }
    if (nearest) nearest->forceActiveFocus(Qt::TabFocusReason);
    return nearest != nullptr;
}

bool Keyboard::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress;
    if ((key || event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin) &&
        key != m_keysLast) {
        m_keysLast = key;
        emit leadsChanged();
    }
    if (key && watched->isWindowType() && !m_grace.hasExpired()) {
        const int pressed = static_cast<QKeyEvent*>(event)->key();
        if (pressed == Qt::Key_Return || pressed == Qt::Key_Enter || pressed == Qt::Key_Space) return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace magister

#include "moc_keyboard.cpp"
