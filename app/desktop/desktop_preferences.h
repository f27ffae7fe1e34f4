// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QDeadlineTimer>
#include <QObject>
#include <QVariantMap>

#include <memory>

namespace magister {

/// What the desktop says about looks, as preferences.h has them: {theme, motion, textScale}, without what it is silent
/// about. `portal` holds what its portal for settings tells, {"namespace/key": value}. `scalesItself`: the windowing system
/// enlarges everything for a larger text already.
QVariantMap desktopPreferences(const QVariantMap& portal, bool scalesItself);

/// Asks the desktop's portal for settings, and follows what is changed there while the program runs. Where there is no
/// portal it has nothing to say.
class DesktopPreferences : public QObject {
    Q_OBJECT

public:
    /// Asks at once and does not wait for the answer.
    explicit DesktopPreferences(QObject* parent = nullptr);
    /// As desktopPreferences(). A first page that is shown before the answer would change its colours: an answer that is on
    /// its way is waited for, a quarter of a second since it was asked for at most.
    QVariantMap preferences();

signals:
    void changed(const QVariantMap& preferences);

private slots:
    void follow(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void take();
    QVariantMap found() const;

    QVariantMap m_portal;
    std::unique_ptr<QDBusPendingCallWatcher> m_answer; ///< null: nothing has been asked, or it has been answered
    QDeadlineTimer m_patience;                         ///< until then the answer is waited for
};

} // namespace magister
