// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/mqtt_link.h"

#include "app/network/sealed_letter.h"
#include "app/network/seat_key.h"

#include <QDeadlineTimer>
#include <QFile>

#include <mosquitto.h>

#include <algorithm>
#include <utility>

namespace magister::network {

namespace {
constexpr int atLeastOnce = 1; ///< quality of service
constexpr int loopStep = 250; ///< milliseconds in which an end is noticed where nothing else happens
constexpr int goodBye = 500;  ///< milliseconds
constexpr qsizetype clientIdBytes = 11; ///< every broker must take ids of 23 letters
} // namespace

MqttLink::MqttLink(const Broker& broker, const QByteArray& here, QObject* parent) : QObject(parent), m_broker(broker), m_here(here) {
    static const int ready = mosquitto_lib_init();
    // Whatever counts lies at the broker under its topic, so nothing has to be kept for this client.
    const QByteArray id = randomBytes(clientIdBytes).toHex();
    m_client = ready == MOSQ_ERR_SUCCESS ? mosquitto_new(id.constData(), true, this) : nullptr;
    if (!m_client) return;
    mosquitto_connect_callback_set(m_client, &MqttLink::onConnect);
    mosquitto_message_callback_set(m_client, [](mosquitto*, void* self, const mosquitto_message* message) {
        if (message->payloadlen > biggestLetter) return;
        auto* link = static_cast<MqttLink*>(self);
        const QByteArray topic(message->topic);
        if (topic == link->m_here) return link->stayHere(message->payloadlen > 0);
        const QByteArray payload(static_cast<const char*>(message->payload), message->payloadlen);
        QMetaObject::invokeMethod(link, [link, topic, payload] { emit link->received(topic, payload); }, Qt::QueuedConnection);
    });
    mosquitto_threaded_set(m_client, true);
    mosquitto_will_set(m_client, m_here.constData(), 0, nullptr, atLeastOnce, true);
}

MqttLink::~MqttLink() {
    if (!m_client) return;
    if (m_thread.joinable()) {
        {
            const QMutexLocker lock(&m_mutex);
            m_ending = true;
        }
        if (m_connected) mosquitto_publish(m_client, nullptr, m_here.constData(), 0, nullptr, atLeastOnce, true);
        m_pause.wakeAll();
        mosquitto_disconnect(m_client);
        m_thread.join();
    }
    mosquitto_destroy(m_client);
}

bool MqttLink::open() {
    const auto check = [this](int code) {
        if (code != MOSQ_ERR_SUCCESS) m_problem = QString::fromUtf8(mosquitto_strerror(code));
        return code == MOSQ_ERR_SUCCESS;
    };
    if (!m_client) {
        m_problem = QString::fromUtf8(mosquitto_strerror(MOSQ_ERR_NOMEM));
        return false;
    }
    const QByteArray authorities = QFile::encodeName(m_broker.authorities);
    if (!check(authorities.isEmpty() ? mosquitto_int_option(m_client, MOSQ_OPT_TLS_USE_OS_CERTS, 1)
                                     : mosquitto_tls_set(m_client, authorities.constData(), nullptr, nullptr, nullptr, nullptr)) ||
        !check(mosquitto_tls_opts_set(m_client, 1, "tlsv1.2", nullptr)))
        return false;
    const QByteArray user = m_broker.user.toUtf8();
    const QByteArray password = m_broker.password.toUtf8();
    if (!user.isEmpty() && !check(mosquitto_username_pw_set(m_client, user.constData(), password.constData()))) return false;
    mosquitto_int_option(m_client, MOSQ_OPT_TCP_NODELAY, 1); // letters are small, and somebody waits for each
    m_thread = std::thread(&MqttLink::serve, this);
    return true;
}

// The library has a loop of its own, but that one ends for good when a TLS connection breaks.
void MqttLink::serve() {
    const QByteArray host = m_broker.host.toUtf8();
    int pause = firstPause;
    for (bool first = true;; first = false) {
        m_wasLetIn = false;
        m_wasRefused = false;
        int code = first ? mosquitto_connect_async(m_client, host.constData(), m_broker.port, keepAlive)
                         : mosquitto_reconnect_async(m_client);
        QDeadlineTimer end(QDeadlineTimer::Forever);
        while (code == MOSQ_ERR_SUCCESS && !end.hasExpired()) {
            code = mosquitto_loop(m_client, loopStep, 1);
            // What was said at the end still goes out, if somebody is there to hear it.
            if (end.isForever() && isEnding()) end = QDeadlineTimer(m_wasLetIn ? goodBye : 0);
        }
        if (m_wasLetIn) {
            pause = firstPause;
            tellConnected(false);
        } else if (code == MOSQ_ERR_TLS) {
            tellRefused(QString::fromUtf8(mosquitto_strerror(code)));
        } else if (!m_wasRefused && !isEnding()) {
            QMetaObject::invokeMethod(this, &MqttLink::unreachable, Qt::QueuedConnection);
        }
        QMutexLocker lock(&m_mutex);
        if (!m_ending) m_pause.wait(&m_mutex, QDeadlineTimer(pause));
        if (m_ending) return;
        pause = std::min(2 * pause, longestPause);
    }
}

void MqttLink::subscribe(const QByteArray& topic) {
    const QMutexLocker lock(&m_mutex);
    m_topics.append(topic);
    if (m_connected) mosquitto_subscribe(m_client, nullptr, topic.constData(), atLeastOnce);
}

bool MqttLink::publish(const QByteArray& topic, const QByteArray& payload) {
    return m_connected && mosquitto_publish(m_client, nullptr, topic.constData(), static_cast<int>(payload.size()), payload.constData(),
                                            atLeastOnce, true) == MOSQ_ERR_SUCCESS;
}

bool MqttLink::isEnding() {
    const QMutexLocker lock(&m_mutex);
    return m_ending;
}

void MqttLink::onConnect(mosquitto* client, void* self, int code) {
    auto* link = static_cast<MqttLink*>(self);
    if (code != 0) {
        link->m_wasRefused = true;
        return link->tellRefused(QString::fromUtf8(mosquitto_connack_string(code)));
    }
    link->m_wasLetIn = true;
    {
        const QMutexLocker lock(&link->m_mutex);
        for (const QByteArray& topic : std::as_const(link->m_topics))
            mosquitto_subscribe(client, nullptr, topic.constData(), atLeastOnce);
    }
    mosquitto_subscribe(client, nullptr, link->m_here.constData(), atLeastOnce);
    mosquitto_publish(client, nullptr, link->m_here.constData(), 1, "1", atLeastOnce, true);
    link->tellConnected(true);
}

void MqttLink::stayHere(bool isTold) {
    if (!isTold && !isEnding()) mosquitto_publish(m_client, nullptr, m_here.constData(), 1, "1", atLeastOnce, true);
}

void MqttLink::tellConnected(bool connected) {
    QMetaObject::invokeMethod(
        this,
        [this, connected] {
            if (std::exchange(m_connected, connected) != connected) emit connectedChanged();
        },
        Qt::QueuedConnection);
}

void MqttLink::tellRefused(const QString& why) {
    QMetaObject::invokeMethod(this, [this, why] { emit refused(why); }, Qt::QueuedConnection);
}

} // namespace magister::network
