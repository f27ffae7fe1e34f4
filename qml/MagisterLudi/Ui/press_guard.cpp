// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/press_guard.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QPointer>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace magister {

namespace {

/// A hand that clicks twice does not hold quite still.
constexpr double trembling = 6;
constexpr qint64 ns(int ms) {
    return ms * qint64{1'000'000};
}

/// The one pointer of the program: where it is, since when it rests, and what it pressed last.
class Pointer : public QObject {
public:
    explicit Pointer(QObject* parent) : QObject(parent) {
        m_clock.start();
        qGuiApp->installEventFilter(this);
    }
    static Pointer& one() {
        static QPointer<Pointer> pointer;
        if (!pointer) pointer = new Pointer(qGuiApp);
        return *pointer;
    }

    /// In ns: what comes first must be known also within one millisecond.
    qint64 now() const { return m_clock.nsecsElapsed(); }
    QPointF place() const { return m_place; }
    /// It has not moved since then, and that is less than so many ns ago.
    bool rests(qint64 since, qint64 grace) const { return since > m_movedAt && now() - since < grace; }
    /// What was pressed last, and when.
    bool pressedElsewhere(const QObject* thing) const { return m_pressed && m_pressed != thing && rests(m_pressedAt, ns(PressGuard::grace())); }
    void press(QObject* thing) {
        m_pressedAt = now();
        if (thing) m_pressed = thing;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool tells = event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress;
        if (tells && watched->isWindowType()) {
            m_place = static_cast<QMouseEvent*>(event)->position();
            if ((m_place - m_rest).manhattanLength() > trembling) {
                m_rest = m_place;
                m_movedAt = now();
            }
        }
        return false;
    }

private:
    QElapsedTimer m_clock;
    QPointF m_place;
    QPointF m_rest;
    qint64 m_movedAt{-ns(PressGuard::grace())};
    qint64 m_pressedAt{-ns(PressGuard::grace())};
    QPointer<QObject> m_pressed;
};

} // namespace

PressGuard::PressGuard(QObject* parent) : QObject(parent), m_since(Pointer::one().now()) {}

void PressGuard::setShown(bool shown) {
    if (std::exchange(m_shown, shown) != shown) renew();
}

void PressGuard::setLabel(const QString& label) {
    if (std::exchange(m_label, label) != label) renew();
}

void PressGuard::setMeaning(const QVariant& meaning) {
    if (std::exchange(m_meaning, meaning) != meaning) renew();
}

void PressGuard::renew() {
    m_since = Pointer::one().now();
}

bool PressGuard::isFresh() const {
    return Pointer::one().rests(m_since, ns(m_wary ? waryGrace() : grace()));
}

int PressGuard::grace() {
    return std::max(400, QGuiApplication::styleHints()->mouseDoubleClickInterval() + 100);
}

int PressGuard::waryGrace() {
    return std::max(2500, grace());
}

bool PressGuard::hears() const {
    return !isFresh() && !Pointer::one().pressedElsewhere(this);
}

bool PressGuard::admits() {
    Pointer& pointer = Pointer::one();
    const bool meant = hears();
    pointer.press(meant ? this : nullptr);
    return meant;
}

QPointF PressGuard::pointer() const {
    return Pointer::one().place();
}

} // namespace magister

#include "moc_press_guard.cpp"
