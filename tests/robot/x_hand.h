// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

class QQuickWindow;

namespace magister::robot {

/// The mouse and the keyboard of an X display.
class XHand {
public:
    explicit XHand(QQuickWindow& window) : m_window(window) {}

    /// Whether this display can be worked: an X server with xdotool at hand.
    static bool ready(QString* problem);
    /// Moves there (window coordinates, px) and clicks. False: the tool failed.
    bool click(QPointF at);
    /// Moves there and turns the wheel by one notch. False: the tool failed.
    bool turnWheel(QPointF at, bool down);
    /// Moves to a corner, so that nothing is hovered.
    void rest();
    /// A key by its X name: "Return", "Escape", "x".
    bool key(const QString& name);
    /// Runs the event loop for a while.
    void pause(int milliseconds);
    /// Runs the event loop until no frame has been drawn for a while, at the longest three seconds.
    void wait();

private:
    QQuickWindow& m_window;
};

} // namespace magister::robot
