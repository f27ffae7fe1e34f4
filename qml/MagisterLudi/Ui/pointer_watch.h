// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QVariant>
#include <qqml.h>

namespace magister {

/// Where the pointer rests, and whether a press on a thing can be meant for it. What came under a resting pointer a
/// moment ago cannot, nor can the second press of a double click on another thing.
class PointerWatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// How long a press does not count for a thing that came to the pointer, in ms.
    Q_PROPERTY(int grace READ grace CONSTANT)

public:
    explicit PointerWatch(QObject* parent = nullptr);

    static constexpr int graceTime = 400;
    int grace() const { return graceTime; }
    /// Milliseconds of a clock that only counts on; for `since`.
    Q_INVOKABLE double now() const { return static_cast<double>(m_clock.elapsed()); }
    /// The time now, for a binding that is worked out anew whenever one of these changes.
    Q_INVOKABLE double changedWith(bool, const QString&, const QVariant&) const { return now(); }
    /// The last place in the window where the pointer was seen, in px.
    Q_INVOKABLE QPointF place() const { return m_place; }
    /// Whether the pointer has rested since then, which is a moment ago.
    Q_INVOKABLE bool rests(double since) const;
    /// A press on `thing`, which stands where it stands and means what it means since then. False: it cannot be meant.
    Q_INVOKABLE bool admits(QObject* thing, double since);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QElapsedTimer m_clock;
    QPointF m_place;
    QPointF m_rest; ///< where it came to rest
    qint64 m_movedAt{-graceTime};
    qint64 m_pressedAt{-graceTime};
    QPointer<QObject> m_pressed;
};

} // namespace magister
