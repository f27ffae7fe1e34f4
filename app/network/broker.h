// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/join_code.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace magister::network {

/// An MQTT broker, through which letters go and at which the last ones wait.
struct Broker {
    QString host;        ///< name or address
    quint16 port{8883};
    QString user;        ///< empty: nobody in particular
    QString password;
    QString authorities; ///< file of certificates that vouch for the broker; empty: those of the system
};

/// "mqtts://broker.example.org:8883", the port only if it is another than 8883; nothing for anything else, and for what
/// would not be sealed on its way to the broker. User and password do not belong in it.
std::optional<Broker> brokerFromText(const QString& text);
/// The same as people type it, with or without "mqtts://".
std::optional<Broker> brokerFromTyped(const QString& typed);

/// An invitation to a table through a broker: "mqtts://broker.example.org/CODE", with a join code whose address and port
/// are 0.
struct BrokerCode {
    Broker broker;
    JoinCode code;
};
QString codeText(const Broker& broker, const QByteArray& pin, const QString& table);
std::optional<BrokerCode> brokerCodeFromText(const QString& text);
/// The join code of an invitation of either kind: of one through a broker with address and port 0.
std::optional<JoinCode> anyCodeFromText(const QString& text);

/// Under what the password of that user at that broker is kept.
QString brokerSecret(const Broker& broker);

/// Topics at the broker, all below one for each host that only those can guess who have its pin.
namespace topic {
QByteArray ofHost(const QByteArray& pin);
inline QByteArray card(const QByteArray& host) { return host + "/card"; }
/// Letters of the guest with that name.
inline QByteArray toHost(const QByteArray& host, const QByteArray& guest) { return host + "/to-host/" + guest; }
inline QByteArray toGuest(const QByteArray& host, const QByteArray& guest) { return host + "/to-guest/" + guest; }
/// Whether somebody is there: the host as "host", a guest by its name.
inline QByteArray here(const QByteArray& host, const QByteArray& who) { return host + "/here/" + who; }
/// A guest by its open key.
QByteArray nameOf(const QByteArray& open);
} // namespace topic

} // namespace magister::network
