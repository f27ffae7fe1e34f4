// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QString>
#include <QVariant>
#include <qqml.h>

namespace magister {

/// Whether a press on a thing can be meant for it. What came under a resting pointer a moment ago, or means something
/// else since then, cannot be meant; nor can the second press of a double click that began on another thing.
class PressGuard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Whether the thing is shown, what it is called, and what a press on it means besides: when one of them changes, it
    /// counts as another thing.
    Q_PROPERTY(bool shown MEMBER m_shown WRITE setShown)
    Q_PROPERTY(QString label MEMBER m_label WRITE setLabel)
    Q_PROPERTY(QVariant meaning MEMBER m_meaning WRITE setMeaning)
    /// A press would give something up: it does not count for so long that nobody still means what was there before.
    Q_PROPERTY(bool wary MEMBER m_wary)

public:
    explicit PressGuard(QObject* parent = nullptr);

    /// How long a press does not count, in ms: as long as the second press of a double click may come on this desktop, and a
    /// little longer, since what stood there first goes only after the first press.
    static int grace();
    static int waryGrace();

    void setShown(bool shown);
    void setLabel(const QString& label);
    void setMeaning(const QVariant& meaning);

    /// The thing is pressed. False: that was meant for another thing.
    Q_INVOKABLE bool admits();
    /// Whether a press would count now.
    Q_INVOKABLE bool hears() const;
    /// The thing counts as another one from now on.
    Q_INVOKABLE void renew();
    /// Whether it came, or changed, a moment ago and the pointer has rested since.
    Q_INVOKABLE bool isFresh() const;
    /// Where in its window the pointer was seen last, px.
    Q_INVOKABLE QPointF pointer() const;

private:
    bool m_shown{};
    QString m_label;
    QVariant m_meaning;
    bool m_wary{};
    qint64 m_since{}; ///< ns on the clock of the pointer
};

} // namespace magister
