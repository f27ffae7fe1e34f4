// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QQuickItem>
#include <qqml.h>

namespace magister {

/// How the keyboard is used: whether it leads now, and whether single characters do something.
class Keyboard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Keys were used last, not a pointer; or an assistive tool listens, which has no pointer at all.
    Q_PROPERTY(bool leads READ leads NOTIFY leadsChanged)
    /// Letters, digits and signs do something by themselves; else only together with Alt. Set by the shell.
    Q_PROPERTY(bool singleKeys MEMBER m_singleKeys NOTIFY singleKeysChanged)

public:
    explicit Keyboard(QObject* parent = nullptr);

    bool leads() const;
    /// Whether a key that gives `text` while `modifiers` are held means what its character stands for: a character
    /// alone or, where singleKeys is off, with Alt. Shift and the keypad do not count. False for keys without a
    /// character.
    Q_INVOKABLE bool means(const QString& text, int modifiers) const;
    /// The Latin letter of a key, lower case: a Cyrillic layout gives the letter printed beside it. Other text as it
    /// is.
    Q_INVOKABLE QString letterOf(const QString& text) const;

    /// An arrow key on a button: gives the keyboard to the nearest item in that direction that Tab would come to as well, in the
    /// innermost item around `from` that has `arrowKeys`; what is scrolled out of sight is left out. What lies in an item that
    /// has `oneStop`, as in a row of choices, counts as large as that. False for other keys, where nothing has `arrowKeys`, and
    /// where there is nothing in that direction.
    Q_INVOKABLE bool step(QQuickItem* from, int key, int modifiers) const;

    /// How long Enter and Space do nothing after movedOn(), in ms.
    static constexpr int grace = 600;
    /// What the screen asks has just become something else by itself: Enter and Space were meant for what was there before.
    Q_INVOKABLE void movedOn() { m_grace.setRemainingTime(grace); }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void leadsChanged();
    void singleKeysChanged();

private:
    bool m_keysLast = false;
    bool m_singleKeys = true;
    QDeadlineTimer m_grace{0};
};

} // namespace magister
