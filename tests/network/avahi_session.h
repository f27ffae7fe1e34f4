// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

namespace magister::network {

/// A system bus of its own, for an Avahi daemon that speaks over the loop of this device only. It is the system bus of this
/// process from then on.
class AvahiSession {
public:
    AvahiSession() { open(); }
    ~AvahiSession() {
        stopDaemon();
        stop(m_bus);
    }

    QString problem; ///< why there is none, or why the daemon does not run; empty when all is well

    /// Only root may run one, as long as it is to hear anything of the network. False: it does not answer.
    bool startDaemon() {
        // What it keeps in /run is its own, so that one that runs already is not in the way; but not everybody may have that.
        const QString command = QStringLiteral("run='exec /usr/sbin/avahi-daemon --no-drop-root --no-chroot --no-rlimits -f \"$0\"'\n"
                                               "if unshare --mount true; then exec unshare --mount sh -c \"mount -t tmpfs none /run && $run\" \"$0\"\n"
                                               "else eval \"$run\"; fi");
        m_daemon.setProcessChannelMode(QProcess::MergedChannels);
        m_daemon.start(QStringLiteral("sh"), {QStringLiteral("-c"), command, file("avahi.conf")});
        QElapsedTimer clock;
        for (clock.start(); clock.elapsed() < 20'000 && m_daemon.state() != QProcess::NotRunning; QThread::msleep(50))
            if (answers()) return true;
        m_daemon.waitForFinished(100);
        problem = QString::fromUtf8(m_daemon.readAll());
        return false;
    }
    void stopDaemon() { stop(m_daemon); }

private:
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static void stop(QProcess& process) {
        process.terminate();
        if (!process.waitForFinished(5'000)) process.kill(), process.waitForFinished();
    }
    static bool write(const QString& path, const QByteArray& text) {
        QFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    }
    void open() {
        const QString address = QStringLiteral("unix:path=") + file("bus");
        write(file("bus.conf"), "<busconfig><type>system</type><listen>" + address.toUtf8() +
                                    "</listen><auth>EXTERNAL</auth><auth>ANONYMOUS</auth><allow_anonymous/>"
                                    "<policy context=\"default\"><allow user=\"*\"/><allow own=\"*\"/><allow send_destination=\"*\"/>"
                                    "<allow receive_sender=\"*\"/></policy></busconfig>");
        write(file("avahi.conf"), "[server]\nhost-name=magister-test\nallow-interfaces=lo\nuse-ipv4=yes\nuse-ipv6=no\n[wide-area]\nenable-wide-area=no\n");
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", address.toUtf8());
        m_bus.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--nofork"), QStringLiteral("--print-address"), QStringLiteral("--config-file=") + file("bus.conf")});
        if (!m_bus.waitForStarted() || !m_bus.waitForReadyRead(10'000)) problem = QStringLiteral("no bus");
    }
    static bool answers() {
        QProcess asking;
        asking.start(QStringLiteral("dbus-send"), {QStringLiteral("--system"), QStringLiteral("--print-reply"), QStringLiteral("--dest=org.freedesktop.Avahi"),
                                                   QStringLiteral("/"), QStringLiteral("org.freedesktop.Avahi.Server.GetState")});
        return asking.waitForFinished(5'000) && asking.readAllStandardOutput().contains("int32 2"); // it runs
    }

    QTemporaryDir m_folder;
    QProcess m_bus;
    QProcess m_daemon;
};

} // namespace magister::network
