// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QDeadlineTimer>
#include <QObject>
#include <QVariantMap>

#include <memory>

namespace magister {

/// What Qt takes over from the desktop by itself.
struct DesktopLook {
    bool scalesItself{}; ///< for a larger text the windowing system enlarges everything already
    bool isDark{};       ///< the desktop's palette is light on dark
    double points{};     ///< size of the desktop's text, before it is enlarged; 0: unknown
};

/// What the desktop says about looks, as preferences.h has them: {theme, motion, textScale}, without what it is silent
/// about. `portal` holds what its portal for settings tells, {"namespace/key": value}; about dark it is believed before
/// the palette.
QVariantMap desktopPreferences(const QVariantMap& portal, const DesktopLook& look);

/// Asks the desktop's portal for settings, and follows what is changed there, or in the palette, while the program
/// runs. Where there is no portal, palette and font of the application say what they can.
class DesktopPreferences : public QObject {
    Q_OBJECT

public:
    /// Asks at once and does not wait for the answer. The application still has the font that the desktop gave it.
    explicit DesktopPreferences(QObject* parent = nullptr);
    /// As desktopPreferences(). A first page that is shown before the answer would change its colours: an answer that
    /// is on its way is waited for, a quarter of a second since it was asked for at most.
    QVariantMap preferences();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed(const QVariantMap& preferences);

private slots:
    void follow(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void take();
    /// Says so if something else has been found than the last time.
    void tell();
    QVariantMap found() const;

    double m_points{};  ///< as in DesktopLook
    QVariantMap m_told; ///< what others know
    QVariantMap m_portal;
    std::unique_ptr<QDBusPendingCallWatcher> m_answer; ///< null: nothing has been asked, or it has been answered
    QDeadlineTimer m_patience;                         ///< until then the answer is waited for
};

} // namespace magister
