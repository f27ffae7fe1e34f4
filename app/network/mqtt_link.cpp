// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/mqtt_link.h"

#include "app/network/sealed_letter.h"
#include "app/network/seat_key.h"

#include <QFile>

#include <mosquitto.h>

namespace magister::network {

namespace {
constexpr int atLeastOnce = 1; ///< quality of service
constexpr qsizetype clientIdBytes = 11; ///< every broker must take ids of 23 letters
} // namespace

MqttLink::MqttLink(const Broker& broker, const QByteArray& here, QObject* parent) : QObject(parent), m_broker(broker), m_here(here) {
    static const int ready = mosquitto_lib_init();
    // Whatever counts lies at the broker under its topic, so nothing has to be kept for this client.
    const QByteArray id = randomBytes(clientIdBytes).toHex();
    m_client = ready == MOSQ_ERR_SUCCESS ? mosquitto_new(id.constData(), true, this) : nullptr;
    if (!m_client) return;
    mosquitto_connect_callback_set(m_client, &MqttLink::onConnect);
    mosquitto_disconnect_callback_set(m_client, &MqttLink::onDisconnect);
    mosquitto_message_callback_set(m_client, [](mosquitto*, void* self, const mosquitto_message* message) {
        if (message->payloadlen > biggestLetter) return;
        auto* link = static_cast<MqttLink*>(self);
        const QByteArray topic(message->topic);
        const QByteArray payload(static_cast<const char*>(message->payload), message->payloadlen);
        QMetaObject::invokeMethod(link, [link, topic, payload] { emit link->received(topic, payload); }, Qt::QueuedConnection);
    });
    mosquitto_reconnect_delay_set(m_client, 1, longestPause, true);
    mosquitto_will_set(m_client, m_here.constData(), 0, nullptr, atLeastOnce, true);
}

MqttLink::~MqttLink() {
    if (!m_client) return;
    if (m_started) {
        if (m_connected) mosquitto_publish(m_client, nullptr, m_here.constData(), 0, nullptr, atLeastOnce, true);
        mosquitto_disconnect(m_client);
        mosquitto_loop_stop(m_client, false);
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
    // A broker that is not there yet is no problem: the thread of the library tries again.
    const int code = mosquitto_connect_async(m_client, m_broker.host.toUtf8().constData(), m_broker.port, keepAlive);
    if (code == MOSQ_ERR_INVAL || code == MOSQ_ERR_NOMEM) return check(code);
    m_started = check(mosquitto_loop_start(m_client));
    return m_started;
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

void MqttLink::onConnect(mosquitto* client, void* self, int code) {
    auto* link = static_cast<MqttLink*>(self);
    if (code != 0) {
        const QString why = QString::fromUtf8(mosquitto_connack_string(code));
        QMetaObject::invokeMethod(link, [link, why] { emit link->refused(why); }, Qt::QueuedConnection);
        return;
    }
    {
        const QMutexLocker lock(&link->m_mutex);
        for (const QByteArray& topic : std::as_const(link->m_topics))
            mosquitto_subscribe(client, nullptr, topic.constData(), atLeastOnce);
    }
    mosquitto_publish(client, nullptr, link->m_here.constData(), 1, "1", atLeastOnce, true);
    QMetaObject::invokeMethod(
        link,
        [link] {
            link->m_connected = true;
            emit link->connectedChanged();
        },
        Qt::QueuedConnection);
}

void MqttLink::onDisconnect(mosquitto*, void* self, int code) {
    auto* link = static_cast<MqttLink*>(self);
    const QString why = code == MOSQ_ERR_TLS ? QString::fromUtf8(mosquitto_strerror(code)) : QString();
    QMetaObject::invokeMethod(
        link,
        [link, why] {
            if (!why.isEmpty()) emit link->refused(why);
            if (!std::exchange(link->m_connected, false)) return;
            emit link->connectedChanged();
        },
        Qt::QueuedConnection);
}

} // namespace magister::network
