// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/avahi.h"

#include <QByteArrayList>
#include <QDBusMetaType>
#include <QDBusServiceWatcher>

#include <atomic>

namespace magister::network {

namespace {

const QString avahiService = QStringLiteral("org.freedesktop.Avahi");
std::atomic<int> avahiClients{};

} // namespace

AvahiClient::AvahiClient(QObject* parent)
    : QObject(parent), m_name(QStringLiteral("magister-avahi-%1").arg(++avahiClients)),
      m_bus(QDBusConnection::connectToBus(QDBusConnection::SystemBus, m_name)) {
    qDBusRegisterMetaType<QByteArrayList>(); // texts of an announcement
    if (m_bus.isConnected()) watch();
    // After whoever has made this listens.
    QMetaObject::invokeMethod(this, &AvahiClient::ask, Qt::QueuedConnection);
}

void AvahiClient::watch() {
    auto* watcher = new QDBusServiceWatcher(avahiService, m_bus, QDBusServiceWatcher::WatchForOwnerChange, this);
    connect(watcher, &QDBusServiceWatcher::serviceOwnerChanged, this,
            [this](const QString&, const QString&, const QString& owner) { ownerChanged(owner); });
}

void AvahiClient::ask() {
    if (!m_bus.isConnected()) return ownerChanged({});
    call(QStringLiteral("/"), "org.freedesktop.Avahi.Server", "GetVersionString", {}, [this](const QDBusMessage& answer) {
        if (m_run == 0) ownerChanged(answer.type() == QDBusMessage::ReplyMessage ? avahiService : QString());
    });
}

AvahiClient::~AvahiClient() {
    m_bus = QDBusConnection(QString());
    QDBusConnection::disconnectFromBus(m_name);
}

void AvahiClient::ownerChanged(const QString& owner) {
    ++m_run;
    if (owner.isEmpty()) emit ended();
    else emit begun();
}

void AvahiClient::call(const QString& path, const char* interface, const char* method, const QVariantList& arguments,
                       std::function<void(const QDBusMessage&)> then) {
    QDBusMessage message = QDBusMessage::createMethodCall(avahiService, path, QLatin1String(interface), QLatin1String(method));
    message.setArguments(arguments);
    message.setAutoStartService(false);
    auto* watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, then, run = m_run] {
        watcher->deleteLater();
        if (then && run == m_run) then(watcher->reply());
    });
}

void AvahiClient::listen(const QString& path, const char* interface, const char* signal, QObject* receiver, const char* slot) {
    m_bus.connect(avahiService, path, QLatin1String(interface), QLatin1String(signal), receiver, slot);
}

} // namespace magister::network

#include "moc_avahi.cpp"
