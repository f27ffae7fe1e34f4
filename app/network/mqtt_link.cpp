// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/mqtt_link.h"

#include "app/network/mqtt_worker.h"

#include <utility>

namespace magister::network {

MqttLink::MqttLink(const Broker& broker, const QByteArray& here, QObject* parent) : QObject(parent) {
    const auto tellConnected = [this](bool connected) {
        if (std::exchange(m_connected, connected) != connected) emit connectedChanged();
    };
    m_worker = MqttWorker::make(broker, here,
                                {this, tellConnected, [this](const QByteArray& topic, const QByteArray& payload) { emit received(topic, payload); },
                                 [this](const QString& why) { emit refused(why); }, [this] { emit unreachable(); }},
                                m_problem);
}

MqttLink::~MqttLink() {
    if (m_worker) m_worker->end();
}

bool MqttLink::open() {
    if (m_worker) m_problem = MqttWorker::start(m_worker);
    return m_problem.isEmpty();
}

void MqttLink::subscribe(const QByteArray& topic) {
    if (m_worker) m_worker->subscribe(topic);
}

void MqttLink::askAgain(const QByteArray& topic) {
    if (m_connected) m_worker->askAgain(topic);
}

bool MqttLink::publish(const QByteArray& topic, const QByteArray& payload) {
    // It would take away what lies there.
    if (!m_connected || payload.isEmpty()) return false;
    m_worker->publish(topic, payload);
    return true;
}

bool MqttLink::takeAway(const QByteArray& topic) {
    if (m_connected) m_worker->publish(topic, {});
    return m_connected;
}

} // namespace magister::network

#include "moc_mqtt_link.cpp"
