// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop_preferences.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingReply>
#include <QEvent>
#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QThread>

#include <algorithm>
#include <array>
#include <cmath>

namespace magister {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString object = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");

const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString kde = QStringLiteral("org.kde.kdeglobals.KDE");

/// Milliseconds. A portal that has to be started first takes longer, and its answer is then followed when it comes.
constexpr int quick = 250;

using Spaces = QMap<QString, QVariantMap>;

/// Looking for a bus where none runs may start one.
bool hasBus() {
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR", QStringLiteral("/nowhere")) +
                             QStringLiteral("/bus"));
}

QVariant plain(const QVariant& value) {
    return value.metaType() == QMetaType::fromType<QDBusVariant>() ? plain(value.value<QDBusVariant>().variant())
                                                                   : value;
}

/// On X11 the size of text is that of all that Qt draws.
bool onX11() {
    return QGuiApplication::platformName() == QLatin1String("xcb");
}
/// Other platforms of Qt have no desktop around them, and a font of their own.
bool onDesktop() {
    return onX11() || QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
}

/// The largest text that a desktop has of its own accord; GNOME's. From there on somebody wants it larger.
constexpr double usualPoints = 11;

/// The text sizes that the settings page offers; the one that is nearest.
double offered(double scale) {
    constexpr std::array scales{1.0, 1.1, 1.25, 1.5, 1.75, 2.0};
    return *std::min_element(scales.begin(), scales.end(), [scale](double one, double other) {
        return std::abs(one - scale) < std::abs(other - scale);
    });
}

} // namespace

QVariantMap desktopPreferences(const QVariantMap& portal, const DesktopLook& look) {
    const auto value = [&](const QString& space, const char* key) {
        return portal.value(space + u'/' + QLatin1String(key));
    };
    QVariantMap preferences;
    // 0 says nothing, 1 dark, 2 light.
    if (const int scheme = value(appearance, "color-scheme").toInt(); scheme == 1 || scheme == 2)
        preferences.insert(QStringLiteral("theme"),
                           scheme == 1 ? QStringLiteral("candle") : QStringLiteral("parchment"));
    else if (look.isDark)
        preferences.insert(QStringLiteral("theme"), QStringLiteral("candle"));
    const QVariant animations = value(gnome, "enable-animations"), speed = value(kde, "AnimationDurationFactor");
    const bool still = value(appearance, "reduced-motion").toInt() == 1 ||
                       (animations.isValid() && !animations.toBool()) || (speed.isValid() && speed.toDouble() == 0);
    if (still) preferences.insert(QStringLiteral("motion"), QStringLiteral("off"));
    const double factor = look.scalesItself ? 1 : value(gnome, "text-scaling-factor").toDouble();
    const double scale = (factor > 1 ? factor : 1) * std::max(1.0, look.points / usualPoints);
    if (std::isfinite(scale) && scale > 1) preferences.insert(QStringLiteral("textScale"), offered(scale));
    return preferences;
}

DesktopPreferences::DesktopPreferences(QObject* parent)
    : QObject(parent), m_points(onDesktop() ? std::max(0.0, QGuiApplication::font().pointSizeF()) : 0.0) {
    QCoreApplication::instance()->installEventFilter(this);
    if (!hasBus() || !QDBusConnection::sessionBus().isConnected()) return;
    qDBusRegisterMetaType<Spaces>();
    // connect() looks for the types of the slot by their names, and finds only those that something has asked for before.
    qRegisterMetaType<QDBusVariant>();
    QDBusConnection::sessionBus().connect(service, object, settings, QStringLiteral("SettingChanged"), this,
                                          SLOT(follow(QString, QString, QDBusVariant)));
    m_patience.setRemainingTime(quick);
    QDBusMessage all = QDBusMessage::createMethodCall(service, object, settings, QStringLiteral("ReadAll"));
    all.setArguments({QStringList{appearance, gnome, kde}});
    m_answer = std::make_unique<QDBusPendingCallWatcher>(QDBusConnection::sessionBus().asyncCall(all));
    connect(m_answer.get(), &QDBusPendingCallWatcher::finished, this, [this] {
        take();
        tell();
    });
}

QVariantMap DesktopPreferences::preferences() {
    // The bus is heard on a thread of its own. An event loop here would do what is not to be done yet, and the call's
    // own time limit does not end a wait for it.
    while (m_answer && !m_answer->isFinished() && !m_patience.hasExpired())
        QThread::msleep(2);
    if (m_answer && m_answer->isFinished()) take();
    m_told = found();
    return m_told;
}

bool DesktopPreferences::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange && watched == QCoreApplication::instance()) tell();
    return QObject::eventFilter(watched, event);
}

void DesktopPreferences::take() {
    if (!m_answer) return;
    const QDBusPendingReply<Spaces> reply = *m_answer;
    m_answer->disconnect(this);
    m_answer.release()->deleteLater();
    if (reply.isError()) return;
    const Spaces spaces = reply.value();
    for (auto space = spaces.begin(); space != spaces.end(); ++space)
        for (auto each = space->begin(); each != space->end(); ++each)
            m_portal.insert(space.key() + u'/' + each.key(), plain(each.value()));
}

void DesktopPreferences::follow(const QString& space, const QString& key, const QDBusVariant& value) {
    m_portal.insert(space + u'/' + key, plain(value.variant()));
    tell();
}

void DesktopPreferences::tell() {
    const QVariantMap preferences = found();
    if (preferences == m_told) return;
    m_told = preferences;
    emit changed(preferences);
}

QVariantMap DesktopPreferences::found() const {
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return desktopPreferences(m_portal, {.scalesItself = onX11(), .isDark = dark, .points = m_points});
}

} // namespace magister

#include "moc_desktop_preferences.cpp"
