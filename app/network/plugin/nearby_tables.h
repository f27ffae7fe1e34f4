// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/network_links.h"
#include "app/network/plugin/avahi.h"

#include <QHostAddress>
#include <QList>
#include <QMap>
#include <QTimer>

#include <functional>
#include <utility>

namespace magister::network {

/// Where something listens.
using Place = std::pair<QHostAddress, quint16>;

/// The tables that are announced on this network, as long as this lives. Nothing of what is told of them is proven.
class NearbyTables : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype most = 32;      ///< of them
    static constexpr int settling = 2'000;     ///< milliseconds after which whoever has not been found is not waited for

    explicit NearbyTables(QObject* parent = nullptr);

    /// In the order of their keys.
    QList<FoundTable> tables() const;
    /// Where they are, each place once: those of the table with that key first.
    QList<Place> places(const QString& first = {}) const;
    /// Asks anew where each of them is, and calls `then` when whatever is there is known; perhaps at once; not once `who` is
    /// gone.
    void whenSettled(QObject* who, std::function<void()> then);

signals:
    /// tables() are others.
    void changed();

private slots:
    void itemNew(int interface, int protocol, const QString& name, const QString& type, const QString& domain, uint flags);
    void itemRemove(int interface, int protocol, const QString& name, const QString& type, const QString& domain, uint flags);
    void allForNow();

private:
    using Way = std::pair<int, int>; ///< network interface and version of IP
    struct Announced {
        QString game;
        QMap<Way, QString> domains; ///< where it is announced
        QMap<Way, Place> places;    ///< as far as they are known
    };

    /// The daemon has told nothing.
    void clear();
    void browse();
    void resolve(const QString& name, Way way);
    void resolved(const QString& name, Way way, const QDBusMessage& answer);
    void settleIfKnown();
    void settle();

    QMap<QString, Announced> m_announced;
    bool m_all{};      ///< the daemon has told of all that it knew
    int m_resolving{}; ///< that it was asked for
    QTimer m_patience;
    QList<std::function<void()>> m_waiting;
    AvahiClient m_avahi; ///< goes first
};

} // namespace magister::network
