// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"

#include <QObject>

#include <memory>

namespace magister::network {

class MqttWorker;

/// A connection to a broker over TLS, which comes back by itself. What is published lies at the broker until it is replaced,
/// also for whoever comes later. Used on one thread, which waits for nothing; the connection has one of its own.
class MqttLink : public QObject {
    Q_OBJECT

public:
    static constexpr int keepAlive = 20;      ///< seconds after which the broker notices that this side has gone
    static constexpr int firstPause = 250;    ///< milliseconds between two tries, each time twice as long
    static constexpr int longestPause = 5'000;

    /// `here`: topic at which "1" lies as long as this side is connected.
    MqttLink(const Broker& broker, const QByteArray& here, QObject* parent = nullptr);
    /// What was published before still goes out, as long as the process lives, and a moment longer.
    ~MqttLink() override;

    /// Messages of that topic are told from now on, with what lies there; "+" stands for any part. Once more: what lies there
    /// is told again.
    void subscribe(const QByteArray& topic);
    /// What lies there is told once more; as long as this connection holds, so is what comes. Without one: no effect.
    void askAgain(const QByteArray& topic);
    /// Connects, and goes on doing so. False: `problem()` says why it cannot even be tried, in words of the system.
    bool open();
    bool isConnected() const { return m_connected; }
    /// False: there is no connection, or nothing in the payload, and nothing was sent.
    bool publish(const QByteArray& topic, const QByteArray& payload);
    /// Nothing lies there any more. False: there is no connection, and it does.
    bool takeAway(const QByteArray& topic);
    QString problem() const { return m_problem; }

signals:
    void connectedChanged();
    void received(const QByteArray& topic, const QByteArray& payload);
    /// The broker does not let this side in, or is not the one it says; it is tried again. In words of the system.
    void refused(const QString& why);
    /// A try has come to nothing before the broker has answered; it is tried again.
    void unreachable();

private:
    std::shared_ptr<MqttWorker> m_worker; ///< null where the system does not give what it takes
    bool m_connected{};
    QString m_problem;
};

} // namespace magister::network
