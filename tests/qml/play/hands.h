// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/situations/table_room.h"

#include <QMap>

#include <array>

namespace magister::test {

/// A way to use what is in sight of a table. Knows no game.
class Hand {
public:
    explicit Hand(TableRoom& room) : m_room(room) {}
    virtual ~Hand() = default;

    /// Does to a thing in sight what a person does who means it: a click, or the way there and Enter. What went wrong,
    /// or nothing.
    virtual QString use(const QString& target) = 0;
    /// The same for a line of the open menu, from 0.
    virtual QString choose(int line) = 0;
    /// Brings one of these into sight, where a person can; otherwise nothing happens.
    virtual void uncover(const QStringList&) {}

    TableRoom& room() const { return m_room; }

protected:
    TableRoom& m_room;
};

/// Clicks in the middle of things.
class MouseHand : public Hand {
public:
    using Hand::Hand;
    QString use(const QString& target) override { return click(target); }
    QString choose(int line) override { return click(QStringLiteral("variant:%1").arg(line)); }

private:
    QString click(const QString& target);
};

/// Digits lead to the areas of the table, arrows from thing to thing, Tab further on, Enter means it. Nothing is ever
/// given the focus but by keys; whatever has it must have a name for a screen reader.
class KeyHand : public Hand {
public:
    using Hand::Hand;
    QString use(const QString& target) override;
    QString choose(int line) override;
    void uncover(const QStringList& targets) override;
    int presses() const { return m_presses; }

private:
    enum { Left, Right, Up, Down };
    using Ways = std::array<QString, 4>; ///< where each arrow led; empty: not tried

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    QString focused() const;
    QString nameless() const;
    QString stopFor(const QString& target) const;
    QString reach(const QString& thing);
    bool enterAreaOf(const QQuickItem* item);
    bool walk(const QString& target);
    int nextArrow(const QString& from, const QString& target) const;
    bool tabTo(const QString& target);

    QMap<QString, Ways> m_known;
    int m_presses{};
};

} // namespace magister::test
