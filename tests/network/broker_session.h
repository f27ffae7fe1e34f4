// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QThread>

namespace magister::network {

/// A Mosquitto on this machine, with TLS and a password, that can be killed and started again.
class BrokerSession {
public:
    BrokerSession() {
        const auto run = [this](const QString& program, const QStringList& arguments) {
            QProcess process;
            process.start(program, arguments);
            if (!process.waitForFinished(30'000) || process.exitCode() != 0) m_problem = program + QString::fromUtf8(process.readAllStandardError());
        };
        run(QStringLiteral("openssl"),
            {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"), QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
             QStringLiteral("ec_paramgen_curve:P-256"), QStringLiteral("-nodes"), QStringLiteral("-days"), QStringLiteral("2"),
             QStringLiteral("-subj"), QStringLiteral("/CN=localhost"), QStringLiteral("-addext"), QStringLiteral("subjectAltName=DNS:localhost"),
             QStringLiteral("-keyout"), path("key.pem"), QStringLiteral("-out"), path("certificate.pem")});
        run(QStringLiteral("mosquitto_passwd"),
            {QStringLiteral("-b"), QStringLiteral("-c"), path("passwords"), QStringLiteral("family"), QStringLiteral("a password")});
        QFile login(loginFile());
        if (!login.open(QIODevice::WriteOnly) || login.write("family\na password\n") < 0) m_problem = login.errorString();
        login.close();
        QTcpServer free;
        free.listen(QHostAddress::LocalHost);
        m_port = free.serverPort();
        free.close();
        QFile settings(path("mosquitto.conf"));
        if (!settings.open(QIODevice::WriteOnly)) m_problem = settings.errorString();
        // It would give up the rights of root, and with them its files.
        settings.write("user root\nset_tcp_nodelay true\nlistener " + QByteArray::number(m_port) + " 127.0.0.1\n" +
                       "certfile " + path("certificate.pem").toUtf8() + "\nkeyfile " + path("key.pem").toUtf8() +
                       "\nallow_anonymous false\npassword_file " + path("passwords").toUtf8() +
                       "\npersistence true\npersistence_location " + m_folder.path().toUtf8() +
                       "/\nautosave_on_changes true\nautosave_interval 20\n");
        settings.close();
        start();
    }
    ~BrokerSession() { kill(); }

    const QString& problem() const { return m_problem; }
    Broker broker() const {
        Broker broker;
        broker.host = QStringLiteral("localhost");
        broker.port = m_port;
        broker.user = QStringLiteral("family");
        broker.password = QStringLiteral("a password");
        broker.authorities = path("certificate.pem");
        return broker;
    }
    QString folder() const { return m_folder.path(); }
    /// User and password, a line each.
    QString loginFile() const { return path("login"); }

    void start() {
        m_process.start(QStringLiteral("mosquitto"), {QStringLiteral("-c"), path("mosquitto.conf")});
        QElapsedTimer clock;
        for (clock.start(); clock.elapsed() < 20'000; QThread::msleep(10)) {
            QTcpSocket probe;
            probe.connectToHost(QHostAddress(QHostAddress::LocalHost), m_port);
            if (probe.waitForConnected(100)) return;
        }
        m_problem = QStringLiteral("mosquitto does not start: ") + QString::fromUtf8(m_process.readAllStandardError());
    }
    /// In order: it forgets nothing of what lies there, which it may when it is killed.
    void end() {
        m_process.terminate();
        if (!m_process.waitForFinished()) kill();
    }
    void kill() {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port{};
    QString m_problem;
};

} // namespace magister::network
