// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plugin/avahi.h"

#include <QByteArrayList>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusServiceWatcher>
#include <QDBusVirtualObject>
#include <QMap>
#include <QVariantList>

#include <algorithm>
#include <utility>

namespace magister::network {

/// What Avahi says over D-Bus to whoever announces services of this device and looks for them, as far as it is asked here:
/// groups of entries, browsers and where a service is. It announces to its own clients only, at the address of this device's
/// loop, and forgets what a client has asked for when that client goes, as the daemon does. It needs the loop of the thread
/// that made it.
class AvahiStandIn : public QDBusVirtualObject {
public:
    /// On the system bus of this process.
    AvahiStandIn() : m_bus(QDBusConnection::connectToBus(QDBusConnection::SystemBus, QStringLiteral("magister-stand-in"))) {
        qDBusRegisterMetaType<QByteArrayList>();
        m_clients.setConnection(m_bus);
        m_clients.setWatchMode(QDBusServiceWatcher::WatchForUnregistration);
        QObject::connect(&m_clients, &QDBusServiceWatcher::serviceUnregistered, this, [this](const QString& client) { forget(client); });
        m_runs = m_bus.registerVirtualObject(QStringLiteral("/"), this, QDBusConnection::SubPath) &&
                 m_bus.registerService(QStringLiteral("org.freedesktop.Avahi"));
    }
    ~AvahiStandIn() override {
        m_bus = QDBusConnection(QString());
        QDBusConnection::disconnectFromBus(QStringLiteral("magister-stand-in"));
    }

    /// False: it has no name on the bus.
    bool runs() const { return m_runs; }

    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& asked, const QDBusConnection&) override {
        const QString what = asked.interface().section(u'.', -1) + u'.' + asked.member();
        const QVariantList said = asked.arguments();
        m_clients.addWatchedService(asked.service());
        if (what == QLatin1String("Server.GetVersionString")) return answer(asked, {QStringLiteral("avahi 0.8")});
        if (what == QLatin1String("Server.GetHostName")) return answer(asked, {QStringLiteral("magister-test")});
        if (what == QLatin1String("Server.GetAlternativeServiceName")) return answer(asked, {alternative(said.value(0).toString())});
        if (what == QLatin1String("Server.EntryGroupNew")) return makeGroup(asked);
        if (what == QLatin1String("Server.ServiceBrowserNew")) return browse(asked, said.value(2).toString());
        if (what == QLatin1String("Server.ResolveService")) return resolve(asked, said.value(2).toString(), said.value(3).toString());
        const auto group = m_groups.find(asked.path());
        if (group == m_groups.end() || group->client != asked.service()) return false;
        if (what == QLatin1String("EntryGroup.AddService")) return add(asked, *group);
        if (what == QLatin1String("EntryGroup.Commit")) return commit(asked, *group);
        if (what == QLatin1String("EntryGroup.Reset")) {
            withdraw(*group);
            return answer(asked, {});
        }
        return false;
    }

private:
    static constexpr int loop = 1; ///< number of the network interface
    static constexpr int ipv4 = 0;
    static constexpr int registering = 1, established = 2; ///< states of a group

    struct Service {
        QString type;
        quint16 port{};
        QByteArrayList texts;
    };
    struct Group {
        QString client;
        QString path;
        QMap<QString, Service> services; ///< by name
        bool committed{};
    };
    struct Browser {
        QString client;
        QString path;
        QString type;
    };

    bool answer(const QDBusMessage& asked, const QVariantList& values) { return m_bus.send(asked.createReply(values)); }
    bool refuse(const QDBusMessage& asked, const char* error) {
        return m_bus.send(asked.createErrorReply(QStringLiteral("org.freedesktop.Avahi.") + QLatin1String(error), QLatin1String(error)));
    }
    /// To that client alone, as the daemon does.
    void tell(const QString& client, const QString& path, const char* interface, const char* signal, const QVariantList& values) {
        auto message = QDBusMessage::createTargetedSignal(client, path, QStringLiteral("org.freedesktop.Avahi.") + QLatin1String(interface), QLatin1String(signal));
        message.setArguments(values);
        m_bus.send(message);
    }
    QString newPath(const char* kind) { return QStringLiteral("/Client0/%1%2").arg(QLatin1String(kind)).arg(++m_made); }
    /// "a name", "a name #2", "a name #3"
    static QString alternative(const QString& name) {
        const int number = name.section(QStringLiteral(" #"), 1).toInt();
        return name.section(QStringLiteral(" #"), 0, 0) + QStringLiteral(" #%1").arg(std::max(number, 1) + 1);
    }
    const Service* announced(const QString& name, const QString& type) const {
        for (const Group& group : m_groups)
            if (const auto found = group.services.constFind(name); group.committed && found != group.services.cend() && found->type == type) return &*found;
        return nullptr;
    }
    bool isKnown(const QString& name) const {
        return std::any_of(m_groups.cbegin(), m_groups.cend(), [&](const Group& group) { return group.services.contains(name); });
    }

    bool makeGroup(const QDBusMessage& asked) {
        const QString path = newPath("EntryGroup");
        m_groups.insert(path, {asked.service(), path, {}, false});
        return answer(asked, {QVariant::fromValue(QDBusObjectPath(path))});
    }
    bool add(const QDBusMessage& asked, Group& group) {
        // Any other form is another method to D-Bus.
        if (asked.signature() != QLatin1String("iiussssqaay")) return false;
        const QVariantList said = asked.arguments();
        if (isKnown(said[3].toString())) return refuse(asked, "CollisionError");
        group.services.insert(said[3].toString(), {said[4].toString(), said[7].value<quint16>(), qdbus_cast<QByteArrayList>(said[8])});
        return answer(asked, {});
    }
    bool commit(const QDBusMessage& asked, Group& group) {
        group.committed = true;
        answer(asked, {});
        for (const int state : {registering, established})
            tell(group.client, group.path, "EntryGroup", "StateChanged", {state, QString()});
        for (const Browser& browser : std::as_const(m_browsers))
            for (auto each = group.services.cbegin(); each != group.services.cend(); ++each)
                tellOf(browser, "ItemNew", each.key(), each->type);
        return true;
    }
    void withdraw(Group& group) {
        const auto gone = std::exchange(group.services, {});
        if (!std::exchange(group.committed, false)) return;
        for (const Browser& browser : std::as_const(m_browsers))
            for (auto each = gone.cbegin(); each != gone.cend(); ++each)
                tellOf(browser, "ItemRemove", each.key(), each->type);
    }
    bool browse(const QDBusMessage& asked, const QString& type) {
        if (asked.signature() != QLatin1String("iissu")) return false;
        const Browser browser{asked.service(), newPath("ServiceBrowser"), type};
        m_browsers.append(browser);
        // What it tells may come before its own name.
        for (const Group& group : std::as_const(m_groups))
            for (auto each = group.services.cbegin(); group.committed && each != group.services.cend(); ++each)
                tellOf(browser, "ItemNew", each.key(), each->type);
        tell(browser.client, browser.path, "ServiceBrowser", "AllForNow", {});
        return answer(asked, {QVariant::fromValue(QDBusObjectPath(browser.path))});
    }
    void tellOf(const Browser& browser, const char* signal, const QString& name, const QString& type) {
        if (type == browser.type) tell(browser.client, browser.path, "ServiceBrowser", signal, {loop, ipv4, name, type, QStringLiteral("local"), 0u});
    }
    bool resolve(const QDBusMessage& asked, const QString& name, const QString& type) {
        if (asked.signature() != QLatin1String("iisssiu")) return false;
        const Service* const service = announced(name, type);
        if (!service) return refuse(asked, "TimeoutError");
        return answer(asked, {loop, ipv4, name, type, QStringLiteral("local"), QStringLiteral("magister-test.local"), ipv4, QStringLiteral("127.0.0.1"),
                              QVariant::fromValue(service->port), QVariant::fromValue(service->texts), 0u});
    }
    void forget(const QString& client) {
        m_clients.removeWatchedService(client);
        m_browsers.removeIf([&](const Browser& each) { return each.client == client; });
        for (auto each = m_groups.begin(); each != m_groups.end();) {
            if (each->client != client) {
                ++each;
                continue;
            }
            withdraw(*each);
            each = m_groups.erase(each);
        }
    }

    QDBusConnection m_bus;
    QDBusServiceWatcher m_clients;
    bool m_runs{};
    int m_made{};
    QMap<QString, Group> m_groups; ///< by path
    QList<Browser> m_browsers;
};

} // namespace magister::network
