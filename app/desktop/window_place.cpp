// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window_place.h"

#include <QDir>
#include <QFileInfo>
#include <QQuickWindow>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace magister {

namespace {

constexpr QSize usual(1280, 800);
constexpr QSize smallest(400, 300); // what is smaller was no size that a person chose

const QString sizeKey = QStringLiteral("window/size");
const QString placeKey = QStringLiteral("window/place");
const QString frameKey = QStringLiteral("window/frame");
const QString maximizedKey = QStringLiteral("window/maximized");

} // namespace

WindowPlace::WindowPlace(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    const QSettings stored(m_file, QSettings::IniFormat);
    const QSize size = stored.value(sizeKey).toSize();
    if (size.width() >= smallest.width() && size.height() >= smallest.height())
        m_place = QRect(stored.value(placeKey).toPoint(), size);
    m_frame = std::clamp(stored.value(frameKey, usualFrame).toInt(), 0, 4 * usualFrame);
    m_maximized = stored.value(maximizedKey).toBool();
    // A window that is dragged changes with every pixel.
    m_soon.setSingleShot(true);
    m_soon.setInterval(300);
    connect(&m_soon, &QTimer::timeout, this, &WindowPlace::write);
}

WindowPlace::~WindowPlace() {
    if (m_soon.isActive()) write();
}

QString WindowPlace::usualFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/window.ini");
}

QRect WindowPlace::fitted(QRect wanted, const QList<QRect>& screens, int frame) {
    if (screens.isEmpty()) return wanted;
    const auto on = std::find_if(screens.begin(), screens.end(),
                                 [&](const QRect& screen) { return screen.contains(wanted.center()); });
    const QRect room = (on == screens.end() ? screens.first() : *on).adjusted(0, frame, 0, 0);
    wanted.setSize(wanted.size().boundedTo(room.size()));
    if (wanted.topLeft().isNull()) return wanted;
    wanted.moveLeft(std::clamp(wanted.left(), room.left(), room.right() + 1 - wanted.width()));
    wanted.moveTop(std::clamp(wanted.top(), room.top(), room.bottom() + 1 - wanted.height()));
    return wanted;
}

QVariantMap WindowPlace::properties(const QList<QRect>& screens) const {
    const QRect place = fitted(m_place.isValid() ? m_place : QRect(QPoint(), usual), screens, m_frame);
    QVariantMap properties{{QStringLiteral("width"), place.width()},
                           {QStringLiteral("height"), place.height()},
                           {QStringLiteral("startMaximized"), m_maximized}};
    if (!place.topLeft().isNull()) {
        properties.insert(QStringLiteral("x"), place.x());
        properties.insert(QStringLiteral("y"), place.y());
    }
    return properties;
}

void WindowPlace::follow(QQuickWindow* window) {
    m_window = window;
    for (const auto changed : {&QWindow::widthChanged, &QWindow::heightChanged, &QWindow::xChanged, &QWindow::yChanged})
        connect(window, changed, this, &WindowPlace::look);
    connect(window, &QWindow::visibilityChanged, this, &WindowPlace::look);
}

void WindowPlace::look() {
    const auto visibility = m_window->visibility();
    if (visibility == QWindow::Windowed) {
        m_place = m_window->geometry();
        // None is known before the window manager has given it one, nor where windows draw theirs themselves.
        if (const int top = m_window->frameMargins().top(); top > 0) m_frame = top;
        m_maximized = false;
    } else if (visibility == QWindow::Maximized) {
        m_maximized = true;
    } else {
        return; // hidden, or full for a while
    }
    m_soon.start();
}

void WindowPlace::write() const {
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    QSettings stored(m_file, QSettings::IniFormat);
    stored.setValue(sizeKey, m_place.size());
    stored.setValue(placeKey, m_place.topLeft());
    stored.setValue(frameKey, m_frame);
    stored.setValue(maximizedKey, m_maximized);
}

} // namespace magister

#include "moc_window_place.cpp"
