// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/network/mqtt_host.h"
#include "app/network/web_host.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>

namespace magister::cli {

/// The tables of one folder, kept for guests on other devices. Each is a saved game, ID.game, and the list of its seats,
/// ID.seats; those that were closed lie in the folder "closed".
class TableKeeper {
public:
    explicit TableKeeper(const QString& folder);

    /// What became of something, in words for whoever looks after the host.
    struct Outcome {
        QStringList lines; ///< what there is to be told
        QString problem;   ///< empty: done
    };
    static Outcome failed(const QString& problem) { return {{}, problem}; }

    /// The folder is made if it is missing, and from then on no other host serves it.
    Outcome lock();
    /// Every table of the folder that can be kept is kept; `lines` says what is wrong with others. Guests get at them once the
    /// host listens.
    Outcome open(const network::Identity& identity);
    Outcome listen(const QHostAddress& address, quint16 port);
    /// Guests come through that broker, too; as long as it is away, or does not let this host in, standard error says so.
    Outcome listenAt(const network::Broker& broker);
    bool isOpen() const { return m_host != nullptr; }
    bool isListening() const { return m_web && m_web->isListening(); }
    /// Precondition: it listens.
    quint16 port() const { return m_web->port(); }

    /// A new table, and its codes as codesOf() has them. `setup`: lines of a setup.
    Outcome begin(const QString& game, int players, const QByteArray& setup);
    /// "table ID GAME PLAYERS playing|over ROUND STEPS here|away|free...", one line a table.
    Outcome list() const;
    /// "table ID GAME PLAYERS CODE", one line for each address of the host, and one for its broker.
    Outcome codesOf(const QString& table) const;
    /// Those of all tables.
    Outcome codes() const;
    /// The table is kept no longer, and its files are put aside. Guests at it are dismissed.
    Outcome close(const QString& table);
    /// One that was put aside is kept again; its codes.
    Outcome reopen(const QString& table);
    /// The key of a seat, "TABLE:SEAT", is void.
    Outcome free(const QString& seat);
    QByteArray metrics() const;

    /// Nobody is let in any more, and guests are told that their connections end.
    void dismissAll();
    /// No guest is connected any more. Precondition: it is open.
    bool isEmpty() const { return m_host->standing().guests == 0; }

private:
    QString gamePath(const QString& table) const { return m_folder + u'/' + table + QStringLiteral(".game"); }
    QString seatsPath(const QString& table) const { return m_folder + u'/' + table + QStringLiteral(".seats"); }
    QString closedFolder() const { return m_folder + QStringLiteral("/closed"); }
    /// Of the letters that were read, for all tables.
    QString lettersPath() const { return m_folder + QStringLiteral("/letters"); }
    bool keeps(const QString& table) const { return m_host->tables().contains(table); }
    /// Takes in the files of a table; else why not.
    QStringList keep(const QString& table);
    Outcome move(const QString& table, const QString& from, const QString& to) const;
    /// Those that a host has begun that was killed meanwhile; what cannot be moved.
    QStringList finishMoves() const;
    /// Standard error says how it is with the broker, and with letters.
    void watchBroker();

    QString m_folder;
    DataFolder m_data;
    QLockFile m_lock;
    QElapsedTimer m_since;
    network::Identity m_identity;
    QByteArray m_pin;
    std::unique_ptr<network::Host> m_host;
    std::unique_ptr<network::WebHost> m_web;
    std::unique_ptr<network::MqttHost> m_mqtt;
    network::Broker m_broker;
    QString m_brokerTrouble; ///< that was told; empty: none
};

} // namespace magister::cli
