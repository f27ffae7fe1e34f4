// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"
#include "app/network/host_identity.h"
#include "app/network/plugin/nearby_tables.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>

namespace magister::network {

/// What all links of a program share on the thread of the network. Made on any thread and then moved to that one; it is
/// used there only.
class NetworkRoom : public QObject {
    Q_OBJECT

public:
    NetworkRoom();
    ~NetworkRoom() override;

    /// The far side of a link, which is on this thread: it belongs to the room from now on, and may delete itself.
    void take(QObject* side);

    Keychain& keychain();
    /// What this device is known by as a host.
    struct OwnIdentity {
        Identity identity;
        std::optional<QString> trouble; ///< it holds for this run only: why, in words of the system
    };
    /// `then` may be called before this returns; it is not called once `who` is gone.
    void askForIdentity(QObject* who, std::function<void(const OwnIdentity&)> then);

    /// The broker with its password, the one of the keychain if it has none. `then` may be called before this returns; it is
    /// not called once `who` is gone.
    void askForPassword(QObject* who, const Broker& broker, std::function<void(const Broker& broker)> then);
    /// Keeps the password, if there is one: the broker has taken it.
    void keepPassword(const Broker& broker);

    /// The tables of this network: they are looked for as long as somebody has this.
    std::shared_ptr<NearbyTables> nearby();
    /// stretchedPin(), calculated on another thread, one after the other; empty if it cannot be. `then` may be called before
    /// this returns; it is not called once `who` is gone.
    void stretch(QObject* who, const QByteArray& fingerprint, const QString& table, std::function<void(const QByteArray& stretched)> then);

    /// No more links come: ends the thread when the last one has said good-bye, or soon in any case.
    void finish();

private:
    void quitIfEmpty();

    std::unique_ptr<Keychain> m_keychain;
    std::optional<OwnIdentity> m_identity;
    QList<std::function<void()>> m_waiting; ///< for the identity
    std::weak_ptr<NearbyTables> m_nearby;
    QHash<QByteArray, QByteArray> m_stretched; ///< what was calculated, by fingerprint and table
    QThreadPool m_stretching;
    int m_sides{};
    bool m_finishing{};
};

} // namespace magister::network
