// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/program.h"
#include "qml/MagisterLudi/Ui/targets.h"
#include "tests/robot/x_hand.h"

#include <QQuickWindow>
#include <QSet>

#include <functional>
#include <utility>

namespace magister::robot {

/// Eyes and hands at the program: finds things by the names they have on screen, uses them with the mouse and the
/// keyboard of the display, and keeps numbered pictures. Knows no game. What returns false has said why in problem().
class Robot {
public:
    Robot(QQuickWindow& window, Targets& targets, Program& program, const QString& folder)
        : m_window(window), m_targets(targets), m_program(program), m_folder(folder), m_hand(window) {}

    Program& program() { return m_program; }
    /// What lies on the table; null for nothing.
    Table* table() const { return m_program.currentTable(); }

    bool has(const QString& name) const { return m_targets.has(name); }
    /// Everything in sight of the table that is offered so: "legal" or "refused"; buttons that can be pressed are legal.
    QStringList offered(const QString& offer) const;
    /// The item of that name; null for none.
    QQuickItem* item(const QString& name) const { return m_targets.item(name); }

    /// Names of everything in sight, sorted.
    QStringList inSight() const;

    /// Whether a press of the mouse can reach it: a thing on the map may lie under a smaller one.
    bool isBare(const QString& name) const;
    /// Turns the wheel over what it lies in until it is in sight. Whether it is.
    bool bring(const QString& name);
    /// A click on a thing in sight, where nothing covers it. Returns before anything has come of it.
    bool press(const QString& name);
    /// The same; returns when the screen is still again.
    bool click(const QString& name) { return press(name) && settle(); }
    /// A key by its X name, until the screen is still again.
    bool key(const QString& name);
    /// Text that the keys of the display have, to whatever has the focus.
    bool type(const QString& text);
    /// Lets the program run until that holds, at the longest for so many milliseconds. Whether it does.
    bool waitFor(const std::function<bool()>& what, int patience = 3000);
    /// Lets the program run for a while.
    void pause(int milliseconds) { m_hand.pause(milliseconds); }
    /// Until the picture is still and nobody else is moving pieces. False: that takes longer than a minute.
    bool settle();
    /// The hand goes aside, so that no thing tells about itself.
    void rest() { m_hand.rest(); }

    /// From here on pictures lie in that folder inside the one given, numbered from 1. False: it cannot be made.
    bool openFolder(const QString& name);
    /// From here on pictures are of the whole display and bear the name of this window. Their numbers go on from those that
    /// other windows have taken.
    void pictureDisplay(const QString& self) { m_self = self; }
    /// A numbered PNG of the window, when it is still.
    bool picture(const QString& name);
    /// The same, but only one of each name.
    bool pictureOnce(const QString& name) { return m_pictured.contains(name) || picture(name); }

    bool fail(const QString& what);
    const QString& problem() const { return m_problem; }
    /// The same, and forgets it: whoever takes it goes on.
    QString takeProblem() { return std::exchange(m_problem, {}); }
    int pictures() const { return m_pictures; }

private:
    QQuickWindow& m_window;
    Targets& m_targets;
    Program& m_program;
    QString m_folder;
    QString m_within; ///< folder in that folder, with its slash; empty for none
    QString m_self;   ///< as pictureDisplay() was told; empty: pictures are of the window
    XHand m_hand;
    QString m_problem;
    QSet<QString> m_pictured;
    int m_number{};   ///< of the last picture in its folder
    int m_pictures{}; ///< in all folders
};

} // namespace magister::robot
