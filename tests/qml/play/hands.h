// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/play/player.h"

#include <QMap>

#include <array>

namespace magister::test {

/// Clicks in the middle of things.
class MousePlayer : public HandPlayer {
public:
    using HandPlayer::HandPlayer;

protected:
    QString use(const QString& target) override { return click(target); }
    QString choose(int line) override { return click(QStringLiteral("variant:%1").arg(line)); }

private:
    QString click(const QString& target);
};

/// Digits lead to the areas of the table, arrows from thing to thing, Tab further on, Enter means it. Nothing is ever
/// given the focus but by keys; whatever has it must have a name for a screen reader.
class KeyPlayer : public HandPlayer {
public:
    using HandPlayer::HandPlayer;
    int presses() const { return m_presses; }

protected:
    QString use(const QString& target) override;
    QString choose(int line) override;

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
