// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>

class QQuickWindow;

namespace magister::robot {

/// The mouse and the keyboard of an X display, at one window.
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
    /// Keys one after another, for what the keyboard of the display has.
    bool type(const QString& text);
    /// Runs the event loop for a while.
    void pause(int milliseconds);
    /// Runs the event loop until no frame has been drawn for a while, at the longest three seconds.
    void wait();

private:
    /// Where several windows share the display, keys go to this one from now on: nobody else does that without a window
    /// manager. False: it is not to be had.
    bool takeKeyboard();

    QQuickWindow& m_window;
};

} // namespace magister::robot
