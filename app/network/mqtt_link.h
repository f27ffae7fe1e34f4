// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"

#include <QHash>
#include <QMutex>
#include <QObject>

struct mosquitto;

namespace magister::network {

/// A connection to a broker over TLS, which comes back by itself. What is published lies at the broker until it is replaced,
/// also for whoever comes later. Used on one thread; the library has one of its own.
class MqttLink : public QObject {
    Q_OBJECT

public:
    static constexpr int keepAlive = 20;      ///< seconds after which the broker notices that this side has gone
    static constexpr int longestPause = 5;    ///< seconds between two tries

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

private:
    static void onConnect(mosquitto*, void* self, int code);
    static void onDisconnect(mosquitto*, void* self, int code);

    Broker m_broker;
    QByteArray m_here;
    mosquitto* m_client{};
    QMutex m_mutex; ///< for m_topics, which the thread of the library reads
    QList<QByteArray> m_topics;
    bool m_connected{};
    bool m_started{};
    QString m_problem;
};

} // namespace magister::network
