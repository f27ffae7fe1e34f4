// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"

#include <QList>
#include <QMutex>
#include <QObject>
#include <QWaitCondition>

#include <functional>
#include <memory>
#include <optional>

struct mosquitto;

namespace magister::network {

/// What a connection to a broker tells, on the thread of `whom`.
struct MqttEar {
    QObject* whom{};
    std::function<void(bool isConnected)> connected;
    std::function<void(const QByteArray& topic, const QByteArray& payload)> received;
    std::function<void(const QString& why)> refused;
    std::function<void()> unreachable;
};

/// The connection of an MqttLink, on a thread of its own, which alone uses the client of the library. It outlives its link
/// until it has said good-bye, or for as long as the system looks up the name of the broker: nobody waits for it but the end
/// of the process, and that only while it is inside of the library.
class MqttWorker {
public:
    /// Null where the system does not give what it takes; `problem` says what, in its words. `here`: as of MqttLink.
    static std::shared_ptr<MqttWorker> make(const Broker& broker, const QByteArray& here, const MqttEar& ear, QString& problem);
    ~MqttWorker();
    MqttWorker(const MqttWorker&) = delete;
    MqttWorker& operator=(const MqttWorker&) = delete;

    /// Why it cannot even be tried, in words of the system; otherwise empty, and its thread runs until end().
    static QString start(const std::shared_ptr<MqttWorker>& worker);
    /// In this connection, and in all that come.
    void subscribe(const QByteArray& topic);
    /// In this connection only.
    void askAgain(const QByteArray& topic);
    /// In this connection, or the next one.
    void publish(const QByteArray& topic, const QByteArray& payload);
    /// Nothing more is told; what is to be published still goes out, if the broker is there.
    void end();

private:
    /// Something to be handed to the library; without a payload a subscription.
    struct Asked {
        QByteArray topic;
        std::optional<QByteArray> payload;
    };

    MqttWorker(const Broker& broker, const QByteArray& here, const MqttEar& ear);
    static void onConnect(mosquitto*, void* self, int code);
    QString prepare();
    /// Connects, serves the connection and connects again, until the end.
    void run();
    /// One connection, from its beginning to its end; a code of the library.
    int serve();
    int connectClient();
    bool findsBroker() const;
    /// Waits for the broker, or for what is asked here, and does it.
    int step();
    void handOver();
    bool isEnding();
    void wake() const;
    void put(const QByteArray& topic, const QByteArray& payload);
    void putHere(bool here);
    void tell(std::function<void(const MqttEar&)> what);

    Broker m_broker;
    QByteArray m_here;
    mosquitto* m_client{};
    int m_wake{-1};
    // Used on the thread of the connection.
    bool m_hasTried{};
    int m_unconfirmed{};  ///< messages that the broker has not confirmed
    bool m_wasLetIn{};   ///< in this connection
    bool m_wasRefused{}; ///< likewise

    QMutex m_mutex; ///< for all that follows
    QWaitCondition m_pause;
    MqttEar m_ear;
    QList<QByteArray> m_topics;
    QList<Asked> m_asked;
    bool m_ending{};
};

} // namespace magister::network
