// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"

#include <QMutex>
#include <QObject>
#include <QWaitCondition>

#include <thread>

struct mosquitto;

namespace magister::network {

/// A connection to a broker over TLS, which comes back by itself. What is published lies at the broker until it is replaced,
/// also for whoever comes later. Used on one thread; the connection has one of its own.
class MqttLink : public QObject {
    Q_OBJECT

public:
    static constexpr int keepAlive = 20;      ///< seconds after which the broker notices that this side has gone
    static constexpr int firstPause = 250;    ///< milliseconds between two tries, each time twice as long
    static constexpr int longestPause = 5'000;

    /// `here`: topic at which "1" lies as long as this side is connected.
    MqttLink(const Broker& broker, const QByteArray& here, QObject* parent = nullptr);
    ~MqttLink() override;

    /// Messages of that topic are told from now on, with what lies there; "+" stands for any part.
    void subscribe(const QByteArray& topic);
    /// Connects, and goes on doing so. False: `problem()` says why it cannot even be tried, in words of the system.
    bool open();
    bool isConnected() const { return m_connected; }
    /// False: there is no connection, and nothing was sent.
    bool publish(const QByteArray& topic, const QByteArray& payload);
    QString problem() const { return m_problem; }

signals:
    void connectedChanged();
    void received(const QByteArray& topic, const QByteArray& payload);
    /// The broker does not let this side in, or is not the one it says; it is tried again. In words of the system.
    void refused(const QString& why);
    /// A try has come to nothing before the broker has answered; it is tried again.
    void unreachable();

private:
    static void onConnect(mosquitto*, void* self, int code);
    /// Connects, serves the connection and connects again, until the end.
    void serve();
    bool isEnding();
    /// A connection of an earlier time may end later than this one has begun, and takes away what lies there.
    void stayHere(bool isTold);
    /// On the thread of the connection; the object hears of it on its own.
    void tellConnected(bool connected);
    void tellRefused(const QString& why);

    Broker m_broker;
    QByteArray m_here;
    mosquitto* m_client{};
    std::thread m_thread;
    QMutex m_mutex; ///< for m_topics and m_ending, which the thread of the connection reads
    QWaitCondition m_pause;
    QList<QByteArray> m_topics;
    bool m_ending{};
    bool m_wasLetIn{};   ///< in this connection; used on its thread
    bool m_wasRefused{}; ///< likewise
    bool m_connected{};
    QString m_problem;
};

} // namespace magister::network
