// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/keyboard.h"

#include <QAccessible>
#include <QEvent>
#include <QGuiApplication>

namespace magister {

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

bool Keyboard::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress;
    if ((key || event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin) &&
        key != m_keysLast) {
        m_keysLast = key;
        emit leadsChanged();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace magister

#include "moc_keyboard.cpp"
