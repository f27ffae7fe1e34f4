// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace magister::network {

/// A session bus with an open keychain, for the processes that are started with its environment. What they keep lies below
/// its home.
class KeychainSession {
public:
    KeychainSession() : environment(QProcessEnvironment::systemEnvironment()) { open(); }
    ~KeychainSession() {
        for (QProcess* process : {&m_keyring, &m_bus}) {
            process->terminate();
            if (!process->waitForFinished(5'000)) process->kill(), process->waitForFinished();
        }
    }

    QString problem; ///< why there is none; empty when all is well
    QTemporaryDir home;
    QProcessEnvironment environment;

private:
    void fail(const QString& why) { problem = why; }
    void open() {
        QDir(home.path()).mkpath(QStringLiteral("run"));
        QFile::setPermissions(home.filePath(QStringLiteral("run")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home.filePath(QStringLiteral("run")));
        for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(name), home.path());
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("XDG_CURRENT_DESKTOP"));
        m_bus.setProcessEnvironment(environment);
        m_bus.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        if (!m_bus.waitForStarted() || !m_bus.waitForReadyRead(10'000)) return fail(QStringLiteral("no session bus"));
        environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QString::fromUtf8(m_bus.readLine().trimmed()));
        m_keyring.setProcessEnvironment(environment);
        // It says something of each secret that takes the place of another, and would wait for a reader.
        m_keyring.setStandardErrorFile(QProcess::nullDevice());
        m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
                        {QStringLiteral("--foreground"), QStringLiteral("--unlock"), QStringLiteral("--components=secrets")});
        if (!m_keyring.waitForStarted()) return fail(QStringLiteral("no keychain"));
        m_keyring.write("a password\n");
        m_keyring.waitForBytesWritten(5'000);
        m_keyring.closeWriteChannel();
        QElapsedTimer clock;
        clock.start();
        while (!isOpen())
            if (clock.elapsed() > 60'000) return fail(QStringLiteral("the keychain does not open"));
    }
    /// Whether the usual keychain answers and is not locked.
    bool isOpen() const {
        // The bus is asked first: who asks a keychain that has not taken its name yet makes the bus start a locked one.
        return says({QStringLiteral("--dest=org.freedesktop.DBus"), QStringLiteral("/org/freedesktop/DBus"),
                     QStringLiteral("org.freedesktop.DBus.NameHasOwner"), QStringLiteral("string:org.freedesktop.secrets")},
                    "boolean true") &&
               says({QStringLiteral("--dest=org.freedesktop.secrets"), QStringLiteral("/org/freedesktop/secrets/aliases/default"),
                     QStringLiteral("org.freedesktop.DBus.Properties.Get"),
                     QStringLiteral("string:org.freedesktop.Secret.Collection"), QStringLiteral("string:Locked")},
                    "boolean false");
    }
    /// Whether the answer to a message over the bus holds that text.
    bool says(const QStringList& message, const char* text) const {
        QProcess asking;
        asking.setProcessEnvironment(environment);
        asking.start(QStringLiteral("dbus-send"), QStringList{QStringLiteral("--session"), QStringLiteral("--print-reply")} + message);
        return asking.waitForFinished(5'000) && asking.readAllStandardOutput().contains(text);
    }

    QProcess m_bus;
    QProcess m_keyring;
};

} // namespace magister::network
