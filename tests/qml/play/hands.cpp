// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/play/hands.h"

#include <QAccessible>
#include <QQueue>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

namespace magister::test {

QString MouseHand::click(const QString& target) {
    QRectF rect = m_room.targets().rect(target, nullptr);
    // Whoever aims waits until it stands still.
    for (QRectF before; before != rect; rect = m_room.targets().rect(target, nullptr)) {
        before = rect;
        m_room.settle();
    }
    if (rect.isEmpty()) return target + QStringLiteral(" is not in sight");
    // A hand comes to what it means; a press on what came to the resting pointer does not count.
    const QPoint at = rect.center().toPoint();
    QTest::mouseMove(&m_room.window(), at - QPoint(20, 0));
    QTest::mouseMove(&m_room.window(), at);
    m_room.settle();
    if (const QRectF now = m_room.targets().rect(target, nullptr); !now.contains(at))
        return QStringLiteral("%1 runs away from the pointer, from %2, %3 to %4, %5").arg(target).arg(rect.x()).arg(rect.y()).arg(now.x()).arg(now.y());
    QTest::mouseClick(&m_room.window(), Qt::LeftButton, {}, at);
    m_room.settle();
    return {};
}

void KeyHand::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&m_room.window(), key, modifiers);
    m_room.settle();
    ++m_presses;
}

QString KeyHand::focused() const {
    const QQuickItem* item = m_room.window().activeFocusItem();
    return item ? item->property("target").toString() : QString();
}

QString KeyHand::nameless() const {
    QQuickItem* item = m_room.window().activeFocusItem();
    QAccessibleInterface* face = item ? QAccessible::queryAccessibleInterface(item) : nullptr;
    return face && !face->text(QAccessible::Name).isEmpty() ? QString() : QStringLiteral("what has the focus has no name");
}

QString KeyHand::use(const QString& target) {
    if (const QString wrong = reach(target); !wrong.isEmpty()) return wrong;
    if (const QString wrong = nameless(); !wrong.isEmpty()) return target + QStringLiteral(": ") + wrong;
    press(Qt::Key_Return);
    return {};
}

QString KeyHand::choose(int line) {
    for (int i = 0; i < line; ++i)
        press(Qt::Key_Down);
    const QString name = QStringLiteral("variant:%1").arg(line);
    if (m_room.window().activeFocusItem() != m_room.targets().item(name)) return name + QStringLiteral(" does not get the focus");
    if (const QString wrong = nameless(); !wrong.isEmpty()) return name + QStringLiteral(": ") + wrong;
    press(Qt::Key_Return);
    // The menu has gone with its lines: the keyboard goes on to something that can be seen to have it.
    const QQuickItem* item = m_room.window().activeFocusItem();
    return item && item->activeFocusOnTab() ? QString() : name + QStringLiteral(" leaves the keyboard nowhere");
}

/// An area may lie under a tab: its digit opens it.
void KeyHand::uncover(const QStringList& targets) {
    const auto seen = [this](const QString& target) { return m_room.targets().has(target); };
    for (int digit = 0; digit < 8 && std::none_of(targets.begin(), targets.end(), seen); ++digit)
        press(static_cast<Qt::Key>(Qt::Key_1 + digit));
}

/// A cube on a hex is no stop of its own: the hex is, and Enter means the cube while cubes are burnt.
QString KeyHand::stopFor(const QString& target) const {
    for (const QQuickItem* up = m_room.targets().item(target); up; up = up->parentItem())
        if (const QString stop = up->property("target").toString(); !stop.isEmpty() && up->property("reachable").toBool()) return stop;
    return target;
}

QString KeyHand::reach(const QString& thing) {
    const QString target = stopFor(thing);
    if (focused() == target) return {};
    const QQuickItem* item = m_room.targets().item(target);
    if (!item) return target + QStringLiteral(" is not in sight");
    if (enterAreaOf(item) && walk(target)) return {};
    if (tabTo(target)) return {};
    return target + QStringLiteral(" cannot be reached by keys");
}

bool KeyHand::enterAreaOf(const QQuickItem* item) {
    const auto areaOf = [](const QQuickItem* of) { return of ? of->property("zone").value<QObject*>() : nullptr; };
    QObject* const area = areaOf(item);
    for (int digit = 0; digit < 8; ++digit) {
        const QQuickItem* now = m_room.window().activeFocusItem();
        if (now && now->property("target").isValid() && areaOf(now) == area) return true;
        press(static_cast<Qt::Key>(Qt::Key_1 + digit));
    }
    return false;
}

/// Over ways that are known to the thing, or to where an arrow was not tried yet and the thing is near.
int KeyHand::nextArrow(const QString& from, const QString& target) const {
    const QPointF goal = m_room.targets().rect(target, nullptr).center();
    const auto apart = [&](const QString& name) {
        const QPointF d = m_room.targets().rect(name, nullptr).center() - goal;
        return std::hypot(d.x(), d.y());
    };
    struct Step {
        QString name;
        int first; ///< the arrow that leads there
        int length;
    };
    QQueue<Step> open;
    QSet<QString> seen{from};
    open.enqueue({from, -1, 0});
    int best = -1;
    double least = std::numeric_limits<double>::max();
    while (!open.isEmpty()) {
        const Step step = open.dequeue();
        if (step.name == target) return step.first;
        const Ways ways = m_known.value(step.name);
        const QPointF here = m_room.targets().rect(step.name, nullptr).center();
        for (int arrow = 0; arrow < 4; ++arrow) {
            const int first = step.first < 0 ? arrow : step.first;
            const QString& there = ways[static_cast<std::size_t>(arrow)];
            if (there.isEmpty()) {
                const QPointF d = goal - here;
                const double ahead = arrow == Left ? -d.x() : arrow == Right ? d.x() : arrow == Up ? -d.y() : d.y();
                const double price = apart(step.name) + 30 * step.length - 0.5 * ahead;
                if (price < least) {
                    least = price;
                    best = first;
                }
            } else if (there != step.name && !seen.contains(there) && m_room.targets().has(there)) {
                seen.insert(there);
                open.enqueue({there, first, step.length + 1});
            }
        }
    }
    return best;
}

bool KeyHand::walk(const QString& target) {
    static const std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    // What lies where changes in the course of a game: an arrow that led nowhere is tried again.
    for (Ways& ways : m_known)
        for (QString& way : ways)
            if (!m_room.targets().has(way)) way.clear();
    for (int i = 0; i < 150; ++i) {
        // Whatever was learnt before a piece came or went may lead round and round.
        if (i == 40) m_known.clear();
        const QString from = focused();
        if (from == target) return true;
        const int arrow = nextArrow(from, target);
        if (arrow < 0) {
            // Every arrow of every thing was tried, some of them long ago.
            if (m_known.isEmpty()) return false;
            m_known.clear();
            continue;
        }
        press(arrows[static_cast<std::size_t>(arrow)]);
        m_known[from][static_cast<std::size_t>(arrow)] = focused();
    }
    return false;
}

bool KeyHand::tabTo(const QString& target) {
    const QQuickItem* const item = m_room.targets().item(target);
    for (int i = 0; i < 80; ++i) {
        if (m_room.window().activeFocusItem() == item) return true;
        press(Qt::Key_Tab);
    }
    return false;
}

} // namespace magister::test
