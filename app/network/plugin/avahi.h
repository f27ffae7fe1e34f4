// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QObject>
#include <QString>
#include <QVariantList>

#include <functional>

namespace magister::network {

/// Of the tables that are announced.
inline const QString announcedType = QStringLiteral("_magister-ludi._tcp");

/// One client of the Avahi daemon of this system, over D-Bus; no library of it is needed. It has a connection of its own:
/// when that ends, the daemon withdraws whatever it was asked for. Without a daemon nothing happens, and none is started.
class AvahiClient : public QObject {
    Q_OBJECT

public:
    /// Of an argument whose value does not matter: any network interface, any version of IP.
    static constexpr int any = -1;

    explicit AvahiClient(QObject* parent = nullptr);
    ~AvahiClient() override;

    /// `then` is called with the answer, which may be an error, unless this client is gone or has begun anew by then.
    void call(const QString& path, const char* interface, const char* method, const QVariantList& arguments,
              std::function<void(const QDBusMessage& answer)> then = {});
    /// Every signal of that name is given to the slot. Empty path: of any object.
    void listen(const QString& path, const char* interface, const char* signal, QObject* receiver, const char* slot);

signals:
    /// The daemon is there: it knows nothing of what was asked before.
    void begun();
    /// It is gone, or there was none to begin with.
    void ended();

private:
    void watch();
    void ask();
    void ownerChanged(const QString& owner);

    QString m_name;
    QDBusConnection m_bus;
    int m_run{}; ///< counts daemons
};

} // namespace magister::network
