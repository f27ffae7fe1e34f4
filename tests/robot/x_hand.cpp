// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/x_hand.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QProcess>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTimer>

namespace magister::robot {

namespace {

const QString tool = QStringLiteral("xdotool");

void pass(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The event loop runs on meanwhile: the program has to answer while the hand moves.
bool run(const QStringList& arguments) {
    QProcess process;
    QEventLoop loop;
    QObject::connect(&process, &QProcess::finished, &loop, &QEventLoop::quit);
    QObject::connect(&process, &QProcess::errorOccurred, &loop, &QEventLoop::quit);
    process.start(tool, arguments);
    if (process.state() != QProcess::NotRunning) loop.exec();
    return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 &&
           process.error() == QProcess::UnknownError;
}

} // namespace

bool XHand::ready(QString* problem) {
    if (QGuiApplication::platformName() != QLatin1String("xcb"))
        *problem = QStringLiteral("pictures are taken on an X display; this one is \"%1\"").arg(QGuiApplication::platformName());
    else if (QStandardPaths::findExecutable(tool).isEmpty())
        *problem = QStringLiteral("xdotool is missing (Debian package xdotool)");
    return problem->isEmpty();
}

bool XHand::click(QPointF at) {
    const QPoint screen = m_window.mapToGlobal(at.toPoint());
    // A hand comes to what it means: a press on what has just appeared under a pointer that rests does not count.
    const QPoint before = screen - QPoint(12, 0);
    return takeKeyboard() && run({QStringLiteral("mousemove"), QString::number(before.x()), QString::number(before.y())}) &&
           run({QStringLiteral("mousemove"), QString::number(screen.x()), QString::number(screen.y()),
                QStringLiteral("click"), QStringLiteral("1")});
}

bool XHand::turnWheel(QPointF at, bool down) {
    const QPoint screen = m_window.mapToGlobal(at.toPoint());
    return run({QStringLiteral("mousemove"), QString::number(screen.x()), QString::number(screen.y()), QStringLiteral("click"),
                down ? QStringLiteral("5") : QStringLiteral("4")});
}

void XHand::rest() {
    const QPoint corner = m_window.mapToGlobal(QPoint(m_window.width() - 2, m_window.height() - 2));
    run({QStringLiteral("mousemove"), QString::number(corner.x()), QString::number(corner.y())});
}

bool XHand::key(const QString& name) { return takeKeyboard() && run({QStringLiteral("key"), name}); }

bool XHand::type(const QString& text) { return takeKeyboard() && run({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("20"), text}); }

bool XHand::takeKeyboard() {
    constexpr int looks = 100;
    if (m_window.isActive()) return true;
    if (!run({QStringLiteral("windowfocus"), QString::number(m_window.winId())})) return false;
    for (int i = 0; i < looks && !m_window.isActive(); ++i)
        pass(20);
    return m_window.isActive();
}

void XHand::pause(int milliseconds) { pass(milliseconds); }

void XHand::wait() {
    // Whatever moves or has still to be drawn asks for a frame; comparing pictures would cost many times as much. Rounds of the
    // event loop are counted, not time: on a busy machine a frame may be late.
    constexpr int stillness = 7;
    QElapsedTimer whole;
    whole.start();
    int quiet = 0;
    const auto frames = QObject::connect(&m_window, &QQuickWindow::afterAnimating, &m_window, [&] { quiet = 0; });
    while (whole.elapsed() < 3000 && quiet < stillness) {
        ++quiet;
        pass(20);
    }
    QObject::disconnect(frames);
}

} // namespace magister::robot
