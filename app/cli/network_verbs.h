// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// One table on several devices. These verbs have nearly no option in common with the others, and their own reader.
namespace magister::cli {

struct NetworkOptions {
    QString verb;     ///< "host", "host-tell" or "join"
    // host
    QString folder;   ///< where its saved games are
    QString game;     ///< of the table to be begun; empty for none
    int players{};    ///< 0: as the setup says
    QString setup;    ///< file of setup lines; empty for none
    QHostAddress listen{QHostAddress::AnyIPv4};
    quint16 port{};   ///< 0 for any that is free
    QString identity; ///< file of certificate and key; empty for the keychain
    QString freed;    ///< "TABLE:SEAT" whose key is void from now on; empty for none
    QString metrics;  ///< file that is written anew every so often; empty for none
    bool listens{true}; ///< for guests who connect to this machine
    bool qr{};        ///< codes as squares, too
    std::optional<network::Broker> broker; ///< through which guests come who live elsewhere
    // host-tell
    QStringList told; ///< what the host is told, word by word; of "begin" the options above say the rest
    // join
    QString code;     ///< as the host has printed it
    // host, and join by a code through a broker
    QString login;       ///< file of the user and the password at the broker, a line each; empty for none
    QString authorities; ///< file of certificates that vouch for the broker; empty for those of the system
    // join
    QList<int> seats; ///< to be taken; none to look on
    QString name;     ///< of who sits there
    bool random{};
    QString script;   ///< file of commands
    quint64 seed{1};
    int pace{};       ///< milliseconds before each command
};

/// The lines of `setup`, without remarks; empty for none. Nothing after a problem, which goes to standard error.
std::optional<QByteArray> setupLines(const NetworkOptions& options);

/// The broker with what the options say of it. Nothing after a problem, which goes to standard error.
std::optional<network::Broker> brokerWith(network::Broker broker, const NetworkOptions& options);

/// The verbs of this file.
const QStringList& networkVerbs();
/// Whether the arguments are for one of them.
bool isNetworkVerb(const QStringList& arguments);
/// The exit code.
int runNetworkVerb(const QStringList& arguments);

int hostTables(const NetworkOptions& options); ///< until it is ended
int tellHost(const NetworkOptions& options);
int joinTable(const NetworkOptions& options);

} // namespace magister::cli
