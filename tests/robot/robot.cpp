// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/robot.h"

#include "tests/robot/sight.h"

#include <QDir>
#include <QElapsedTimer>
#include <QPixmap>
#include <QScreen>

namespace magister::robot {

QStringList Robot::offered(const QString& offer) const {
    QStringList found;
    for (const QString& name : m_targets.names()) {
        const QQuickItem* thing = m_targets.has(name) ? m_targets.item(name) : nullptr;
        if (thing && thing->property("offer") == offer && thing->property("reachable").toBool()) found.append(name);
    }
    if (offer == QLatin1String("legal"))
        for (const QVariantMap& button : table()->buttons()->rows())
            if (const QString name = button.value("target").toString(); button.value("enabled").toBool() && has(name) && !found.contains(name))
                found.append(name);
    return found;
}

QStringList Robot::inSight() const {
    QStringList seen = m_targets.names();
    seen.removeIf([this](const QString& name) { return !m_targets.has(name); });
    return seen;
}

bool Robot::isBare(const QString& name) const {
    QQuickItem* thing = m_targets.item(name);
    return thing && has(name) && pressPoint(*thing, m_targets.rect(name, nullptr));
}

bool Robot::bring(const QString& name) {
    constexpr int mostNotches = 60; // far more than any page is long
    for (int notch = 0; notch < mostNotches && !isBare(name); ++notch) {
        const QQuickItem* thing = m_targets.item(name);
        const QQuickItem* page = thing ? thing->parentItem() : nullptr;
        while (page && !(page->inherits("QQuickFlickable") && page->property("contentHeight").toReal() > page->height() + 1))
            page = page->parentItem();
        if (!page) return false;
        const QRectF frame = page->mapRectToScene(QRectF(QPointF(), page->size()));
        const bool below = thing->mapRectToScene(QRectF(QPointF(), thing->size())).center().y() > frame.center().y();
        if (!m_hand.turnWheel(frame.center(), below)) return false;
        m_hand.pause(120);
    }
    settle();
    return isBare(name);
}

bool Robot::press(const QString& name) {
    const QRectF seen = m_targets.rect(name, nullptr);
    QQuickItem* thing = m_targets.item(name);
    if (seen.isEmpty() || !thing) return fail(QStringLiteral("nothing on screen is called \"%1\"").arg(name));
    auto point = pressPoint(*thing, seen);
    if (!point) {
        // The card of what the hand rests on may lie over it.
        rest();
        settle();
        point = pressPoint(*thing, m_targets.rect(name, nullptr));
    }
    if (!point) return fail(QStringLiteral("something lies over \"%1\"").arg(name));
    return m_hand.click(*point) || fail(QStringLiteral("xdotool could not click on \"%1\"").arg(name));
}

bool Robot::key(const QString& name) {
    return m_hand.key(name) ? settle() : fail(QStringLiteral("xdotool could not press %1").arg(name));
}

bool Robot::type(const QString& text) {
    return m_hand.type(text) ? settle() : fail(QStringLiteral("xdotool could not type \"%1\"").arg(text));
}

bool Robot::waitFor(const std::function<bool()>& what, int patience) {
    QElapsedTimer clock;
    clock.start();
    while (!what() && clock.elapsed() < patience)
        m_hand.pause(15);
    return what();
}

bool Robot::settle() {
    // At a table that stands elsewhere an answer may never come.
    constexpr int longest = 60'000;
    const auto busy = [this] { return table() && table()->busy(); };
    QElapsedTimer clock;
    clock.start();
    do m_hand.wait();
    while (busy() && clock.elapsed() < longest);
    return !busy() || fail(QStringLiteral("the table does not come to rest"));
}

bool Robot::openFolder(const QString& name) {
    m_within = name + u'/';
    m_number = 0;
    m_pictured.clear();
    return QDir(m_folder).mkpath(name) || fail(QStringLiteral("%1/%2 cannot be made").arg(m_folder, name));
}

bool Robot::picture(const QString& name) {
    m_hand.rest();
    settle();
    m_pictured.insert(name);
    ++m_pictures;
    const bool display = !m_self.isEmpty();
    if (display) m_number = static_cast<int>(QDir(m_folder).entryList({QStringLiteral("*.png")}).size());
    const QString file = QStringLiteral("%1/%2%3-%4.png")
                             .arg(m_folder, m_within)
                             .arg(++m_number, 3, 10, QLatin1Char('0'))
                             .arg(display ? m_self + u'-' + name : name);
    const QImage image = display ? m_window.screen()->grabWindow(0).toImage() : m_window.grabWindow();
    // Quick rather than small.
    if (image.save(file, nullptr, 85)) return true;
    m_problem = QStringLiteral("%1 could not be written").arg(file);
    return false;
}

bool Robot::fail(const QString& what) {
    if (!m_problem.isEmpty()) return false;
    m_problem = what;
    picture(QStringLiteral("problem"));
    return false;
}

} // namespace magister::robot
