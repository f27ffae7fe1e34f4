// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/robot/two_devices.h"

#include "tests/network/broker_session.h"
#include "tests/network/keychain_session.h"
#include "tests/robot/meeting.h"

#include <QCoreApplication>

#include <array>
#include <memory>

namespace magister::robot {

namespace {

struct Device {
    explicit Device(const char* called) : name(QLatin1String(called)) {}

    QString name;
    network::KeychainSession session;
    QProcess process;

    bool ended() const { return process.state() == QProcess::NotRunning; }
    bool failed() const { return ended() && (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0); }
};

} // namespace

QString play(const TwoDevices& devices) {
    const QTemporaryDir meeting;
    std::unique_ptr<network::BrokerSession> broker;
    if (devices.broker) {
        broker = std::make_unique<network::BrokerSession>();
        if (!broker->problem().isEmpty()) return broker->problem();
        const network::Broker at = broker->broker();
        const QString note = QStringLiteral("%1:%2\n%3\n%4").arg(at.host).arg(at.port).arg(at.user, at.password);
        if (!Notes(meeting.path()).leave(QStringLiteral("broker"), note))
            return QStringLiteral("nothing can be written to ") + meeting.path();
    }
    std::array<Device, 2> both{Device("host"), Device("guest")};
    for (std::size_t i = 0; i < both.size(); ++i) {
        Device& device = both[i];
        if (!device.session.problem.isEmpty()) return device.session.problem;
        QProcessEnvironment environment = device.session.environment;
        environment.insert(QStringLiteral("DISPLAY"), qEnvironmentVariable("DISPLAY"));
        environment.insert(QStringLiteral("TMPDIR"), device.session.home.path());
        // Nobody else vouches for a broker that has just been made.
        if (broker) environment.insert(QStringLiteral("SSL_CERT_FILE"), broker->broker().authorities);
        device.process.setProcessEnvironment(environment);
        device.process.setProcessChannelMode(QProcess::ForwardedChannels);
        device.process.start(QCoreApplication::applicationFilePath(),
                             {devices.folder, QStringLiteral("--game"), devices.game, QStringLiteral("--language"),
                              devices.languages[static_cast<qsizetype>(i)], QStringLiteral("--size"),
                              QStringLiteral("%1x%2").arg(devices.size.width()).arg(devices.size.height()),
                              QStringLiteral("--device"), device.name, QStringLiteral("--meeting"), meeting.path()});
        if (!device.process.waitForStarted()) return device.process.errorString();
    }
    while (!(both[0].ended() && both[1].ended()) && !both[0].failed() && !both[1].failed())
        for (Device& device : both)
            device.process.waitForFinished(200);
    QString wrong;
    for (Device& device : both) {
        if (device.failed()) wrong = QStringLiteral("the %1 did not come to the end of the game").arg(device.name);
        // Alone it would wait for long.
        device.process.kill();
        device.process.waitForFinished();
    }
    return wrong;
}

} // namespace magister::robot
